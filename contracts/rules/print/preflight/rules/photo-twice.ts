import type { BookRule } from '../finding.ts';
import { boxOf } from '../places.ts';

const OWN = 'file:';
/** A smaller share of the page is an ornament, which may come again. */
const LEAST_SHARE = 0.05;

/** The same photo on several places (重复照片). */
export const photoTwice: BookRule = {
  id: 'photo-twice',
  checkBook({ widthMm, heightMm, sheets }) {
    const first = new Map<string, number>();
    return sheets.flatMap(({ page, no, elements }) =>
      elements.flatMap((element) => {
        if (element.kind !== 'image' || !element.source.startsWith(OWN)) return [];
        if (element.w * element.h < LEAST_SHARE * widthMm * heightMm) return [];
        // A cover usually shows a photo of the inside once more.
        const key = page.role === 'cover' ? `cover ${element.source}` : element.source;
        const before = first.get(key);
        first.set(key, before ?? no);
        if (before === undefined) return [];
        const text = before === no ? '这张照片在本页用了两次' : `这张照片在第 ${before} 页已经用过`;
        const why = '同一张照片出现了不止一次。如果不是有意的，请换一张。';
        return { level: 'info' as const, text, why, page: page.id, element, place: boxOf(element) };
      }),
    );
  },
};
