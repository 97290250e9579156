import { useId } from 'react';
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

  return (
    <div className={styles.quantity}>
      <QuantityStepper
        text={text}
        labels={{ count: '数量', less: '减少一份', more: '增加一份' }}
        isInvalid={problem !== ''}
        describedBy={problem === '' ? undefined : problemId}
        isLocked={isLocked}
        onChange={onChange}
        onStep={onStep}
      />
      {problem === '' ? null : (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
