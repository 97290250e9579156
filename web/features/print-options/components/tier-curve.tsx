import type { CSSProperties } from 'react';
import type { CopyPrices } from '#contracts/rules/price/print-more.ts';
import { Money } from '#web/components/buying/money.tsx';
import { Stack, Text } from '#web/kit/layout/shapes.ts';
import { useRoving } from '#web/lib/document/use-roving.ts';
import { tierCurve } from '../model/tier-curve.ts';
import styles from './tier-curve.module.css';

const WIDE = 300;
const HIGH = 44;

interface TierCurveProps {
  readonly prices: CopyPrices;
  readonly count: number;
  /** What the goods are counted by (量词). */
  readonly word: string;
  readonly onTake: (count: number) => void;
}

/** What a copy costs over the quantity (满量优惠): a falling line, and each quantity at which it falls can be taken. */
export function TierCurve({ prices, count, word, onTake }: TierCurveProps) {
  const curve = tierCurve(prices, count);
  const { list, itemProps, onKeyDown } = useRoving(curve?.points.length ?? 0);
  if (curve === null) return null;
  const { points, here } = curve;
  const reached = points.findLast((point) => point.count <= count)?.count;
  const at = (share: number, length: number) => (share * length).toFixed(1);
  const steps = points.map(({ x, y }) => `H${at(x, WIDE)}V${at(y, HIGH)}`).join('');
  return (
    <div className={styles.curve} style={{ '--tiers': points.length } as CSSProperties}>
      <div className={styles.drawing} aria-hidden="true">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: what it draws is told by the list below it */}
        <svg className={styles.lines} viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none">
          <path className={styles.area} d={`M0 ${HIGH}V0${steps}V${HIGH}Z`} />
          <path className={styles.line} d={`M0 0${steps}h8`} vectorEffect="non-scaling-stroke" />
        </svg>
        <Text
          ground="sheet"
          className={styles.here}
          style={{ left: `${at(here.x, 100)}%`, top: `${at(here.y, 100)}%` }}
        />
      </div>
      <Stack as="ul" ref={list} className={styles.tiers} aria-label="数量与单价" onKeyDown={onKeyDown}>
        {points.map((point, no) => (
          <li key={point.count}>
            <Stack
              as="button"
              type="button"
              bare
              radius="control"
              tone="muted"
              digits
              text="center"
              className={styles.tier}
              {...itemProps(no)}
              aria-pressed={point.count === reached}
              onClick={() => onTake(point.count)}
            >
              <span className={styles.count}>{point.count}</span>
              <span className="only-read">
                {word}起，每{word}
                <Money amount={point.unitPrice} />
              </span>
              <Text tone="brass" size={12} className={styles.fold}>
                {point.fold === '' ? '原价' : point.fold}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </div>
  );
}
