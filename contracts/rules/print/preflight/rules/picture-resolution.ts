import type { ImageElement } from '../../../pages/document.ts';
import type { PageRule, PictureFile } from '../finding.ts';
import { boxOf, mm } from '../places.ts';

export const GOOD_DPI = 300;
/** Below this the pixels are seen. */
export const BLURRED_DPI = 150;
const MM_PER_INCH = 25.4;

/** The resolution of the visible part of a picture at its size on the page; null where it has no pixels. */
export function dpiOf(
  { w, h, crop }: Omit<ImageElement, 'id'>,
  file: PictureFile | undefined,
): number | null {
  if (file?.state !== 'pixels' || w <= 0 || h <= 0) return null;
  const across = (file.width * crop.w * MM_PER_INCH) / w;
  const down = (file.height * crop.h * MM_PER_INCH) / h;
  return Math.round(Math.min(across, down));
}

/** A picture with too few pixels for its size on the page (图片精度). */
export const pictureResolution: PageRule = {
  id: 'picture-resolution',
  check({ elements }, { pictures, source }) {
    if (source?.state === 'printed') return [];
    return elements.flatMap((element) => {
      const dpi = element.kind === 'image' ? dpiOf(element, pictures[element.source]) : null;
      if (dpi === null || dpi >= GOOD_DPI) return [];
      const isBlurred = dpi < BLURRED_DPI;
      const widest = mm((element.w * dpi) / GOOD_DPI);
      return {
        level: 'warning',
        text: isBlurred
          ? `图片只有 ${dpi} dpi，印刷会模糊，建议 ${GOOD_DPI} dpi 以上`
          : `图片约 ${dpi} dpi，建议 ${GOOD_DPI} dpi 以上`,
        why: `图片的像素放到这个大小不够清晰：宽度缩小到 ${widest}，或者换一张更大的图片。`,
        element,
        place: boxOf(element),
      };
    });
  },
};
