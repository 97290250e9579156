import { BrandMark } from '#web/components/brand-mark.tsx';
import { LoadingLine } from '#web/components/loading-line.tsx';
import styles from './splash.module.css';

/** Stands on the page until the first screen is there; the progress bar does the telling. */
export function Splash() {
  return (
    <div className={styles.splash}>
      <p className="only-read" role="status">
        正在打开
      </p>
      <div className={styles.mark}>
        <BrandMark />
        <LoadingLine />
      </div>
    </div>
  );
}
