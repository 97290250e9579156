import { Box } from '#web/kit/layout/shapes.ts';
import { mm } from './place-style.ts';
import styles from './stage.module.css';

/** What is cut off around the page (出血), and how far words stay away from its edge (安全区), in millimetres. */
export const BLEED_MM = 3;
export const SAFE_MM = 5;

/** Lines of bleed and safe area around a page. They are only seen. */
export function Guides() {
  return (
    <div aria-hidden="true">
      <Box className={styles.bleed} style={{ inset: mm(-BLEED_MM) }} />
      <Box className={styles.safe} style={{ inset: mm(SAFE_MM) }} />
    </div>
  );
}
