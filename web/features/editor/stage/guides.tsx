import { type BoundPage, pageBoxes } from '#contracts/rules/print/page-boxes.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';

/** Lines of what is cut off around the page (出血) and of what words keep within (安全区). They are only seen. */
export function Guides({ page }: { readonly page: BoundPage }) {
  const { bleed, safe } = pageBoxes(page);
  return (
    <div aria-hidden="true">
      <div className={styles.bleed} style={overPage(bleed)} />
      <div className={styles.safe} style={overPage(safe)} />
    </div>
  );
}
