import { useId } from 'react';
import {
  checkTypedQuantity,
  QUANTITY_MAX,
  QUANTITY_MIN,
  QUANTITY_MOST_WORDS,
} from '#contracts/rules/price/quantity.ts';
import { QuantityStepper } from '#web/components/quantity-stepper.tsx';
import styles from './price-rungs.module.css';

interface QuantityFieldProps {
  readonly text: string;
  readonly problem: string;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** The quantity (数量), and below it what is wrong with it. */
export function QuantityField({ text, problem, isLocked, onChange, onStep }: QuantityFieldProps) {
  const problemId = useId();
  const count = checkTypedQuantity(text);
  const isMost = count.ok && count.value === QUANTITY_MAX;

  return (
    <div className={styles.quantity}>
      <QuantityStepper
        text={text}
        labels={{ count: '数量', less: '减少一份', more: '增加一份' }}
        isInvalid={problem !== ''}
        describedBy={problem === '' ? undefined : problemId}
        isLocked={isLocked}
        isLeast={count.ok && count.value === QUANTITY_MIN}
        isMost={isMost}
        onChange={onChange}
        onStep={onStep}
      />
      {isMost ? (
        <p className={styles.limit} role="status">
          {QUANTITY_MOST_WORDS}
        </p>
      ) : null}
      {problem === '' ? null : (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
