import styles from './cart-skeleton.module.css';

const LINES = [1, 2, 3, 4];

/** Lines of a cart that are on their way. */
export function CartSkeleton() {
  return (
    <div className={styles.lines} role="status" aria-label="正在加载">
      {LINES.map((line) => (
        <div key={line} className={styles.line}>
          <span className={styles.cover} />
          <span className={styles.words}>
            <span className={styles.name} />
            <span className={styles.text} />
            <span className={styles.text} />
          </span>
          <span className={styles.price} />
          <span className={styles.quantity} />
          <span className={styles.price} />
        </div>
      ))}
    </div>
  );
}
