import type { CSSProperties } from 'react';
import { type BoundPage, boundEdge, GUTTER_MM, pageBoxes } from '#contracts/rules/print/page-boxes.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';

/** What is only seen, and lies where the paper bends. */
export const BENDS: CSSProperties = {
  ...{ position: 'absolute', pointerEvents: 'none' },
  background: 'repeating-linear-gradient(135deg, var(--seal) 0 1px, transparent 1px 6px)',
  opacity: 0.22,
};

/** Lines of what is cut off (出血) and of what words keep within (安全区), and the bound edge (订口). They are only seen. */
export function Guides({ page }: { readonly page: BoundPage }) {
  const { bleed, safe } = pageBoxes(page);
  const edge = boundEdge(page);
  const x = edge === 'left' ? 0 : page.widthMm - GUTTER_MM;
  const gutter = { x, y: 0, w: GUTTER_MM, h: page.heightMm };
  return (
    <div aria-hidden="true" data-guides>
      {edge === null ? null : <div style={{ ...BENDS, ...overPage(gutter) }} />}
      <div className={styles.bleed} style={overPage(bleed)} />
      <div className={styles.safe} style={overPage(safe)} />
    </div>
  );
}
