import { Text } from '#web/kit/layout/shapes.ts';
import styles from './brand-mark.module.css';

interface BrandMarkProps {
  /** Only the seal, where there is no room for the word. */
  readonly isSmall?: boolean;
}

/** The wordmark 书桌 with its seal. */
export function BrandMark({ isSmall = false }: BrandMarkProps) {
  return (
    <Text align="center" className={styles.mark}>
      <svg className={styles.seal} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="26" height="26" rx="4" className={styles.ground} />
        <text x="14" y="20" textAnchor="middle" className={styles.glyph}>
          书
        </text>
      </svg>
      {isSmall ? null : (
        <Text tone="ink" className={styles.word}>
          书桌
        </Text>
      )}
    </Text>
  );
}
