import { type CSSProperties, memo } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { coarseText, dpiOf, isBlurred, isCoarse } from '#contracts/rules/pages/geometry/dpi.ts';
import { useSizeOf } from '../model/photos.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';

const MILD: CSSProperties = { background: 'var(--text-secondary)' };

/** A badge at every picture that has too few dots for print (低分辨率). */
export const LowResolution = memo(function LowResolution({ page }: { readonly page: Page }) {
  const sizeOf = useSizeOf();
  return page.elements.map((element) => {
    if (element.kind !== 'image') return null;
    const size = sizeOf(element.source);
    const dpi = size && dpiOf(element, size);
    if (dpi === null || !isCoarse(dpi)) return null;
    return (
      <div key={element.id} className={styles.badged} style={overPage(element)} data-id={element.id}>
        <span className={styles.badge} style={isBlurred(dpi) ? undefined : MILD} title={coarseText(dpi)}>
          {dpi} dpi
        </span>
      </div>
    );
  });
});
