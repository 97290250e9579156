import type { TextElement } from '../../../pages/document.ts';
import type { PageRule } from '../finding.ts';
import { boxOf, TOLERANCE_MM, withElement } from '../places.ts';
import { MM_PER_PT, overflowOf, SMALLEST_MM, SMALLEST_PT, sized } from './text-size.ts';

const ROUNDING = 0.001;

/** Text that is too small to read on paper (小字). */
export const textSmall: PageRule = {
  id: 'text-small',
  check({ elements }) {
    return elements.flatMap((element) => {
      if (element.kind !== 'text' || element.text.trim() === '') return [];
      const least = smallestSize(element);
      if (least >= SMALLEST_MM - ROUNDING) return [];
      const size = Math.round((least / MM_PER_PT) * 10) / 10;
      return {
        level: 'info',
        text: `文字只有 ${size} 磅，小于 ${SMALLEST_PT} 磅不易看清`,
        why: '笔画多的字在这个大小会粘在一起。',
        element,
        place: boxOf(element),
        mend: larger(element) ? `放大到 ${SMALLEST_PT} 磅` : undefined,
      };
    });
  },
  mend: (document, finding) =>
    withElement(document, finding, (element) =>
      element.kind === 'text' ? (larger(element) ?? element) : element,
    ),
};

function smallestSize({ style, spans = [] }: TextElement): number {
  return Math.min(style.size, ...spans.flatMap(({ size }) => size ?? []));
}

/** Null where the larger text would leave its box. */
function larger(element: TextElement): TextElement | null {
  const made = sized(element, SMALLEST_MM / smallestSize(element) + ROUNDING);
  return overflowOf(made) <= TOLERANCE_MM ? made : null;
}
