import { coarseText, dpiOf, isCoarse, PRINT_DPI } from '../../../pages/geometry/dpi.ts';
import type { PageRule } from '../finding.ts';
import { boxOf, mm } from '../places.ts';

/** A picture with too few pixels for its size on the page (图片精度). */
export const pictureResolution: PageRule = {
  id: 'picture-resolution',
  check({ elements, widthMm }, { pictures, source }) {
    if (source?.state === 'printed') return [];
    return elements.flatMap((element) => {
      const file = element.kind === 'image' ? pictures[element.source] : undefined;
      if (element.kind !== 'image' || file?.state !== 'pixels') return [];
      const dpi = dpiOf(element, file);
      if (!isCoarse(dpi)) return [];
      const widest = mm((element.w * dpi) / PRINT_DPI);
      // One that was meant to fill the page would leave its edges white.
      const narrower = element.w < widthMm ? `宽度缩小到 ${widest}，或者` : '';
      return {
        level: 'warning',
        text: `图片${coarseText(dpi)}`,
        why: `要让它更清晰：${narrower}换一张更大的图片。`,
        element,
        place: boxOf(element),
      };
    });
  },
};
