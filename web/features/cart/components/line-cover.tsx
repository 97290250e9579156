import { useState } from 'react';
import styles from './line-cover.module.css';

interface LineCoverProps {
  readonly path: string;
  readonly name: string;
  readonly pageNum: number;
}

/** More leaves make a thicker book. */
function thicknessOf(pageNum: number): 'thin' | 'medium' | 'thick' {
  if (pageNum <= 32) return 'thin';
  return pageNum <= 160 ? 'medium' : 'thick';
}

/** The cover (封面) as a small book: spine left, leaves right. The name stands beside it, so it is not said twice. */
export function LineCover({ path, name, pageNum }: LineCoverProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div className={styles.frame}>
      <div className={styles.book} data-thickness={thicknessOf(pageNum)}>
        {isMissing ? (
          <span className={styles.plain} aria-hidden="true">
            {[...name].slice(0, 6).join('')}
          </span>
        ) : (
          <img
            className={styles.cover}
            src={path}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setIsMissing(true)}
          />
        )}
      </div>
    </div>
  );
}
