import type { SizeOf } from '#contracts/rules/layouts/page-layout.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { dpiOf, isBlurred, isCoarse, PRINT_DPI } from '#contracts/rules/pages/geometry/dpi.ts';

/** What is said of photos that a change put where they have too few dots (分辨率不足); empty where none has. */
export function coarseWords(before: PageDocument, after: PageDocument, sizeOf: SizeOf): string {
  const known = new Set(before.pages.flatMap(({ elements }) => elements));
  const coarse = after.pages.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      if (element.kind !== 'image' || known.has(element)) return [];
      const size = sizeOf(element.source);
      return size ? [dpiOf(element, size)].filter(isCoarse) : [];
    }),
  );
  if (coarse.length === 0) return '';
  const blurred = coarse.filter(isBlurred).length;
  const least = `约 ${Math.min(...coarse)} dpi`;
  if (coarse.length === 1) {
    return blurred === 1
      ? `有一张照片较小，印出来会模糊：${least}，建议换一张。`
      : `有一张照片${least}，建议 ${PRINT_DPI} dpi 以上。`;
  }
  const ofThem = blurred === 0 ? '' : `其中 ${blurred} 张印出来会模糊，`;
  return `${coarse.length} 张照片不到建议的 ${PRINT_DPI} dpi，${ofThem}最低${least}。页面上标出了它们。`;
}
