import type { OrderCard } from '#web/features/orders/model/orders.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import styles from './order-progress.module.css';

/** Where the production begins and ends within the percentage of the whole way. */
const PRODUCTION = { from: 30, to: 80 } as const;

function filled(key: string, percent: number): number {
  if (key !== 'produced') return 0;
  const share = (percent - PRODUCTION.from) / (PRODUCTION.to - PRODUCTION.from);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

/** How far an order has come (生产进度): one part of the bar for each stage, the production the longest. */
export function OrderProgress({ progress }: { progress: OrderCard['progress'] }) {
  const { percent, stages } = progress;
  const now = stages.find(({ status }) => status === 'now');
  return (
    <Stack gap={6}>
      <Row
        role="progressbar"
        aria-label="订单进度"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={now ? `进行到${now.name}` : `${percent}%`}
        gap={4}
        align="stretch"
        className={styles.bar}
      >
        {stages.map(({ key, status }) => (
          <span key={key} className={styles.part} data-key={key} data-status={status}>
            {status === 'now' ? <span style={{ width: `${filled(key, percent)}%` }} /> : null}
          </span>
        ))}
      </Row>
      <Row gap={4} align="stretch" tone="muted" size="12-18" className={styles.names} aria-hidden="true">
        {stages.map(({ key, name, status }) => (
          <span key={key} data-key={key} data-status={status}>
            {name}
          </span>
        ))}
      </Row>
    </Stack>
  );
}
