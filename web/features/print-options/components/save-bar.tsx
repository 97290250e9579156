import { Button, Spin } from 'antd';
import { useId } from 'react';
import { Money } from '#web/components/money.tsx';
import type { Blocker, OpenSnapshot } from '../model/editor-snapshot.ts';
import type { PriceState } from '../model/price-watch.ts';
import { shownOf } from './product-panel.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  readonly snapshot: OpenSnapshot;
  readonly notice: string;
  readonly onRetryPrice: () => void;
  readonly onSave: () => void;
  readonly onBlocked: () => void;
}

function problemOf(blocker: Blocker | null, saveProblem: string): string {
  if (saveProblem !== '') return saveProblem;
  return blocker?.kind === 'count' || blocker?.kind === 'step' ? blocker.text : '';
}

function Total({ price, onRetry }: { price: PriceState; onRetry: () => void }) {
  if (price.status === 'failed') {
    return (
      <p className={styles.priceFailed} role="alert">
        {price.message}
        <button type="button" className={styles.link} onClick={onRetry}>
          重试
        </button>
      </p>
    );
  }
  const shown = shownOf(price);
  const isPending = price.status === 'pending';
  return (
    <div className={styles.total} aria-live="polite" aria-busy={isPending} data-stale={isPending}>
      <span className={styles.label}>总价</span>
      {isPending ? <Spin size="small" className={styles.spin} aria-label="正在计算价格" /> : null}
      <span className={styles.amount} aria-hidden={isPending}>
        {shown === null ? '—' : <Money amount={shown.total} isTotal />}
      </span>
      {shown && shown.saved !== '' ? (
        <span className={styles.saved} aria-hidden={isPending}>
          已优惠 <Money amount={shown.saved} isBetter />
        </span>
      ) : null}
    </div>
  );
}

/** Always in sight: what happened or stands in the way, the total (总价) and 下一步. */
export function SaveBar({ snapshot, notice, onRetryPrice, onSave, onBlocked }: SaveBarProps) {
  const problemId = useId();
  const { blocker, price, saveProblem, isSaving } = snapshot;
  const problem = problemOf(blocker, saveProblem);
  const isBlocked = blocker !== null && !isSaving;
  return (
    <footer className={styles.bar}>
      <div className={styles.words}>
        <p className={styles.notice} role="status">
          {notice}
        </p>
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
      <div className={styles.row}>
        <Total price={price} onRetry={onRetryPrice} />
        {/* Not the disabled attribute: it would throw the focus away while the price is on its way. */}
        <Button
          type="primary"
          size="large"
          className={isBlocked ? `${styles.next} ${styles.blocked}` : styles.next}
          loading={isSaving}
          aria-disabled={isBlocked}
          aria-describedby={problem === '' ? undefined : problemId}
          onClick={isBlocked ? onBlocked : onSave}
        >
          下一步
        </Button>
      </div>
    </footer>
  );
}
