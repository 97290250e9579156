import { Input } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import styles from './product.module.css';

interface QuantityFieldProps {
  readonly text: string;
  readonly problem: string;
  readonly isLocked: boolean;
  readonly onChange: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** The quantity (数量): typed, or one more and one less by buttons and arrow keys. */
export function QuantityField({ text, problem, isLocked, onChange, onStep }: QuantityFieldProps) {
  const problemId = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <div className={styles.quantity}>
      <div className={styles.counter}>
        <button type="button" className={styles.step} aria-label="减少一份" onClick={() => onStep(-1)}>
          −
        </button>
        <Input
          className={styles.count}
          aria-label="数量"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={text}
          readOnly={isLocked}
          status={problem === '' ? '' : 'error'}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : problemId}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.step} aria-label="增加一份" onClick={() => onStep(1)}>
          +
        </button>
      </div>
      {problem === '' ? null : (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
