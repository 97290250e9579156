import { useState } from 'react';
import styles from './product.module.css';

interface ProductPhotoProps {
  readonly path: string;
  readonly name: string;
}

/** The product photo (商品图) as a book that lies on the page: spine left, leaves right. */
export function ProductPhoto({ path, name }: ProductPhotoProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <div className={styles.frame}>
      <div className={styles.book}>
        {isMissing ? (
          <span className={styles.plain}>{name}</span>
        ) : (
          <img className={styles.cover} src={path} alt={`${name}封面`} onError={() => setIsMissing(true)} />
        )}
      </div>
    </div>
  );
}
