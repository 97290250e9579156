import { safeHtml } from '#web/lib/safe-html.ts';
import styles from './quantity-foot.module.css';

interface QuantityFootProps {
  /** Why the line costs less (优惠); empty where it does not. */
  readonly discount: string;
  /** Saving takes a while. */
  readonly isSlow: boolean;
}

/** What stands under the quantity: its discount, or, in the same place, that it is being saved. */
export function QuantityFoot({ discount, isSlow }: QuantityFootProps) {
  return (
    <div className={styles.foot}>
      {discount === '' ? null : (
        <p className={styles.discount} data-hidden={isSlow}>
          {safeHtml(discount)}
        </p>
      )}
      <p className={styles.saving} aria-live="polite">
        {isSlow ? '保存中…' : ''}
      </p>
    </div>
  );
}
