import styles from './orders-skeleton.module.css';

const CARDS = [1, 2, 3];

/** Orders that are on their way. */
export function OrdersSkeleton() {
  return (
    <div className={styles.cards} role="status" aria-label="正在加载">
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.meta} />
          <span className={styles.cover} />
          <span className={styles.words}>
            <span className={styles.name} />
            <span className={styles.text} />
          </span>
          <span className={styles.price} />
          <span className={styles.bar} />
          <span className={styles.button} />
        </div>
      ))}
    </div>
  );
}
