import { BrandMark } from '#web/components/brand-mark.tsx';
import styles from './splash.module.css';

/** Stands on the page until the first screen is there; the progress bar does the telling. */
export function Splash() {
  return (
    <div className={styles.splash} role="status" aria-label="正在打开">
      <BrandMark />
    </div>
  );
}
