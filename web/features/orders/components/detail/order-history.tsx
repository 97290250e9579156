import { chinaTimeText } from '#contracts/rules/china-time.ts';
import type { OrderDetail } from '#web/features/orders/model/orders.ts';
import { Row, Stack } from '#web/kit/layout/shapes.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './order-history.module.css';

interface PartProps {
  readonly detail: OrderDetail;
  /** The server's time. */
  readonly now: number;
}

const STATUSES = { done: '已完成', now: '进行中', todo: '未开始' } as const;

/** What happened and what is to come (订单进程). */
export function Timeline({ detail, now }: PartProps) {
  return (
    <DetailSection title="订单进程">
      <Stack as="ol">
        {detail.timeline.map(({ key, name, status, at, text }) => (
          <Stack as="li" key={key} gapX={12} className={styles.node} data-status={status}>
            <span className={styles.nodeName}>
              {name}
              <span className="only-read">，{STATUSES[status]}</span>
            </span>
            {text === '' ? null : <span className={styles.nodeText}>{moneyWords(text)}</span>}
            {at === '' ? null : <time dateTime={at}>{chinaTimeText(Date.parse(at), now)}</time>}
          </Stack>
        ))}
      </Stack>
    </DetailSection>
  );
}

/** The name of the stage stands above its text already. */
function withoutName(text: string, stageName: string): string {
  const name = `${stageName}：`;
  return text.startsWith(name) ? text.slice(name.length) : text;
}

/** What the workshop tells of the production (生产日记), the latest first. */
export function Diary({ detail, now }: PartProps) {
  if (detail.diary.length === 0) return null;
  return (
    <DetailSection title="生产日记" part="diary">
      <Stack as="ul" gap={16}>
        {[...detail.diary].reverse().map(({ at, stage, stageName, text, photoPath }) => (
          <Stack as="li" key={`${at} ${stage}`} gap={16} align="start" className={styles.entry}>
            <img className={styles.photo} src={photoPath} alt="" loading="lazy" decoding="async" />
            <div>
              <Row as="p" gap={12} align="baseline" justify="between" className={styles.entryHead}>
                <b>{stageName}</b>
                <time dateTime={at}>{chinaTimeText(Date.parse(at), now)}</time>
              </Row>
              <p>{withoutName(text, stageName)}</p>
            </div>
          </Stack>
        ))}
      </Stack>
    </DetailSection>
  );
}

/** Who did what with the order (操作记录); few want to know, so it is folded. */
export function Logs({ detail, now }: PartProps) {
  return (
    <details className={styles.logs}>
      <summary>操作记录（{detail.logs.length} 条）</summary>
      <ol>
        {[...detail.logs].reverse().map(({ at, actor, text }) => (
          <li key={`${at} ${actor} ${text}`}>
            <time dateTime={at}>{chinaTimeText(Date.parse(at), now)}</time>
            <span>{actor}</span>
            <span>{moneyWords(text)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
