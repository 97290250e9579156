import styles from './skeletons.module.css';

const FACTS = ['account', 'mobile', 'email', 'region', 'code', 'since', 'invite'] as const;

/** Picture, plate and seven lines that are on their way. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="正在加载">
      <span className={styles.avatar} />
      <span className={styles.plate} />
      <div className={styles.facts}>
        {FACTS.map((fact) => (
          <span key={fact} />
        ))}
      </div>
    </div>
  );
}

const ROWS = ['weixin', 'qq', 'weibo', 'alipay'] as const;

/** Four rows with a round mark that are on their way. */
export function BindingsSkeleton() {
  return (
    <div className={styles.rows} role="status" aria-label="正在加载">
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.mark} />
          <span className={styles.line} />
          <span className={styles.button} />
        </div>
      ))}
    </div>
  );
}
