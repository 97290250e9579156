import type { TextElement } from '../../../pages/document.ts';
import { pageBoxes } from '../../page-boxes.ts';
import type { PageRule } from '../finding.ts';
import { boxOf, mm, TOLERANCE_MM, withElement } from '../places.ts';
import { overflowOf, SMALLEST_MM, sized } from './text-size.ts';

/** A text that is longer than its box (文字溢出). */
export const textOverflow: PageRule = {
  id: 'text-overflow',
  check(sheet) {
    return sheet.elements.flatMap((element) => {
      if (element.kind !== 'text') return [];
      const over = overflowOf(element);
      if (over <= TOLERANCE_MM) return [];
      return {
        level: 'warning',
        text: `文字比文本框多出 ${mm(over)}`,
        why: '多出的文字印在文本框外面，可能盖住别的内容。',
        element,
        place: boxOf(element),
        mend: enlarged(element, sheet) ? '放大文本框' : smaller(element) ? '缩小字号' : undefined,
      };
    });
  },
  mend: (document, finding) =>
    withElement(document, finding, (element, no) => {
      if (element.kind !== 'text') return element;
      const sheet = { ...document, no, pageNum: document.pages.length };
      return enlarged(element, sheet) ?? smaller(element) ?? element;
    }),
};

/** With a box that takes all lines, as far as the safe area has room. */
function enlarged(element: TextElement, sheet: Parameters<typeof pageBoxes>[0]): TextElement | null {
  if (element.turn || element.style.vertical || (element.style.place ?? 'top') !== 'top') return null;
  const { safe } = pageBoxes(sheet);
  const h = element.h + overflowOf(element);
  return element.y + h <= safe.y + safe.h + TOLERANCE_MM ? { ...element, h } : null;
}

const STEP = 0.97;

/** In the largest size that fits; null where it would be too small to read. */
function smaller(element: TextElement): TextElement | null {
  let scale = STEP;
  for (let size = element.style.size * scale; size >= SMALLEST_MM; size *= STEP) {
    const fitted = sized(element, scale);
    if (overflowOf(fitted) <= TOLERANCE_MM) return fitted;
    scale *= STEP;
  }
  return null;
}
