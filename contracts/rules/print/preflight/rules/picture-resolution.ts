import { blurredText, dpiOf, isBlurred, PRINT_DPI } from '../../../pages/geometry/dpi.ts';
import type { PageRule } from '../finding.ts';
import { boxOf, mm } from '../places.ts';

/** A picture with too few pixels for its size on the page (图片精度): a warning where it prints blurred, else a hint. */
export const pictureResolution: PageRule = {
  id: 'picture-resolution',
  check({ elements }, { pictures, source }) {
    if (source?.state === 'printed') return [];
    return elements.flatMap((element) => {
      const file = element.kind === 'image' ? pictures[element.source] : undefined;
      if (element.kind !== 'image' || file?.state !== 'pixels') return [];
      const dpi = dpiOf(element, file);
      if (dpi >= PRINT_DPI) return [];
      const widest = mm((element.w * dpi) / PRINT_DPI);
      return {
        level: isBlurred(dpi) ? 'warning' : 'info',
        text: isBlurred(dpi) ? `图片${blurredText(dpi)}` : `图片约 ${dpi} dpi，建议 ${PRINT_DPI} dpi 以上`,
        why: `要让它更清晰：宽度缩小到 ${widest}，或者换一张更大的图片。`,
        element,
        place: boxOf(element),
      };
    });
  },
};
