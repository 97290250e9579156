import styles from './brand-mark.module.css';

interface BrandMarkProps {
  /** Only the seal, where there is no room for the word. */
  readonly isSmall?: boolean;
}

/** The wordmark 书桌 with its seal. */
export function BrandMark({ isSmall = false }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <svg className={styles.seal} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="26" height="26" rx="4" className={styles.ground} />
        <path
          d="M14 8.4C11.6 6.9 8.800 6.600 6.400 7v12.600c2.400-.4 5.200-.1 7.600 1.400 2.400-1.500 5.200-1.800 7.600-1.400V7c-2.400-.4-5.200-.1-7.600 1.400Zm0 0V21"
          className={styles.line}
        />
      </svg>
      {isSmall ? null : <span className={styles.word}>书桌</span>}
    </span>
  );
}
