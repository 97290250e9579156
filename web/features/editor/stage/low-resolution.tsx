import { memo } from 'react';
import type { Page } from '#contracts/rules/pages/document.ts';
import { blurredText, dpiOf, isBlurred } from '#contracts/rules/pages/geometry/dpi.ts';
import { useSizeOf } from '../model/photos.ts';
import { overPage } from './place-style.ts';
import styles from './stage.module.css';

/** A badge at every picture that has too few dots for print (低分辨率). */
export const LowResolution = memo(function LowResolution({ page }: { readonly page: Page }) {
  const sizeOf = useSizeOf();
  return page.elements.map((element) => {
    if (element.kind !== 'image') return null;
    const size = sizeOf(element.source);
    const dpi = size && dpiOf(element, size);
    if (dpi === null || !isBlurred(dpi)) return null;
    return (
      <div key={element.id} className={styles.badged} style={overPage(element)} data-id={element.id}>
        <span className={styles.badge} title={blurredText(dpi)}>
          {dpi} dpi
        </span>
      </div>
    );
  });
});
