import { Button, Input } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import type { QuantityEdit, QuantitySnapshot } from '../model/quantity-edit.ts';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  /** Which line it is, for those who hear the page. */
  readonly name: string;
  readonly saved: number;
  readonly snapshot: QuantitySnapshot;
  readonly edit: QuantityEdit;
  readonly isLocked: boolean;
}

/** The quantity (数量) of a line, changed in its place. */
export function LineQuantity({ name, saved, snapshot, edit, isLocked }: LineQuantityProps) {
  const problemId = useId();
  const { text, problem, isFailed, isSaving } = snapshot;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      edit.retry();
    } else if (event.key === 'Escape') {
      edit.restore();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      edit.step(event.key === 'ArrowUp' ? 1 : -1);
    }
  }

  return (
    <div className={styles.quantity}>
      <div className={styles.counter} aria-busy={isSaving}>
        <button
          type="button"
          className={styles.step}
          aria-label={`${name}减少一本`}
          disabled={isLocked || text === '1'}
          onClick={() => edit.step(-1)}
        >
          −
        </button>
        <Input
          className={styles.count}
          aria-label={`${name}的数量`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={text}
          disabled={isLocked}
          status={problem === '' ? '' : 'error'}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : problemId}
          onChange={(event) => edit.type(event.target.value)}
          onBlur={() => edit.commit()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={`${name}增加一本`}
          disabled={isLocked || text === '1000000'}
          onClick={() => edit.step(1)}
        >
          +
        </button>
      </div>
      {problem === '' ? null : (
        <div className={styles.problem}>
          <p id={problemId} role="alert">
            {problem}
          </p>
          <div className={styles.ways}>
            {isFailed ? (
              <Button type="link" size="small" className={styles.way} onClick={() => edit.retry()}>
                重试
              </Button>
            ) : null}
            <Button type="link" size="small" className={styles.way} onClick={() => edit.restore()}>
              恢复为 {saved}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
