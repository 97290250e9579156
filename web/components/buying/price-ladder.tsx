import { Stack } from '#web/kit/layout/shapes.ts';
import { Money } from './money.tsx';
import styles from './price-ladder.module.css';

export interface LadderLine {
  readonly key: string;
  readonly label: string;
  readonly sign: 'plus' | 'minus' | 'sum';
  readonly amount: string;
}

interface PriceLadderProps {
  readonly lines: readonly LadderLine[];
}

/** Every line that leads to the total (价格明细): what is taken off in brass, the total large. */
export function PriceLadder({ lines }: PriceLadderProps) {
  return (
    <dl>
      {lines.map(({ key, label, sign, amount }) => (
        <Stack key={key} gap={16} align="baseline" facts className={styles.line} data-sign={sign}>
          <dt>{label}</dt>
          <dd>
            {sign === 'minus' ? '−' : null}
            <Money amount={amount} isBetter={sign === 'minus'} isTotal={sign === 'sum'} />
          </dd>
        </Stack>
      ))}
    </dl>
  );
}
