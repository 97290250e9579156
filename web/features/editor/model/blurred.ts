import type { SizeOf } from '#contracts/rules/layouts/page-layout.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { dpiOf, isBlurred } from '#contracts/rules/pages/geometry/dpi.ts';

/** What is said of photos that a change put where they print blurred (低分辨率); empty where all of them are sharp. */
export function blurredWords(before: PageDocument, after: PageDocument, sizeOf: SizeOf): string {
  const known = new Set(before.pages.flatMap(({ elements }) => elements));
  const blurred = after.pages.flatMap(({ elements }) =>
    elements.flatMap((element) => {
      if (element.kind !== 'image' || known.has(element)) return [];
      const size = sizeOf(element.source);
      return size ? [dpiOf(element, size)].filter(isBlurred) : [];
    }),
  );
  if (blurred.length === 0) return '';
  const least = `约 ${Math.min(...blurred)} dpi`;
  return blurred.length === 1
    ? `有一张照片较小，印出来会模糊：${least}，建议换一张。`
    : `${blurred.length} 张照片较小，印出来会模糊，最低${least}。页面上标出了它们，建议换几张。`;
}
