import type { Box, TextElement } from '../../../pages/document.ts';
import { boundEdge, pageBoxes, SAFE_MM } from '../../page-boxes.ts';
import type { Found, PageRule, PrintedPage } from '../finding.ts';
import { around, beyond, boxOf, mm, TOLERANCE_MM, withElement, writtenLines } from '../places.ts';

/** Text that is cut off, or too near to the trim edge or the bound edge (安全区与订口). */
export const textSafe: PageRule = {
  id: 'text-safe',
  check: (sheet) => sheet.elements.flatMap((one) => (one.kind === 'text' ? judged(one, sheet) : [])),
  mend: (document, finding) =>
    withElement(document, finding, (element, no) => {
      if (element.kind !== 'text') return element;
      const { safe } = pageBoxes({ ...document, no, pageNum: document.pages.length });
      return { ...element, ...(movedInto(element, safe) ?? {}) };
    }),
};

/** The box around what is written; a turned text counts as a whole. */
function written(element: TextElement): Box | null {
  if (element.turn) return element.text.trim() === '' ? null : boxOf(element);
  return around(writtenLines(element).map(({ box }) => box));
}

function judged(element: TextElement, sheet: PrintedPage): Found[] {
  const place = written(element);
  if (!place) return [];
  const { trim, safe } = pageBoxes(sheet);
  const mend = movedInto(element, safe) ? '移进安全区' : undefined;
  const cut = Math.max(...Object.values(beyond(place, trim)));
  if (cut > TOLERANCE_MM) {
    const why = `有 ${mm(cut)}在裁切线之外，裁切后会缺字。`;
    return [{ level: 'error', text: '文字超出页面，裁切后会缺字', why, element, place, mend }];
  }
  const { left, top, right, bottom } = beyond(place, safe);
  const edge = boundEdge(sheet);
  const inner = edge === 'left' ? left : edge === 'right' ? right : Number.NEGATIVE_INFINITY;
  const outer = Math.max(top, bottom, edge === 'left' ? right : left, edge === null ? right : top);
  if (outer > TOLERANCE_MM) {
    const text = `文字距裁切线不足 ${SAFE_MM} 毫米，裁切后可能缺字`;
    const why = `裁切会有偏差，文字现在离边只有 ${mm(Math.max(0, SAFE_MM - outer))}。`;
    return [{ level: 'warning', text, why, element, place, mend }];
  }
  if (inner <= TOLERANCE_MM) return [];
  const why = '书翻开时这一边弯进书脊，离得太近的字要用力压开才看得到。';
  return [{ level: 'info', text: '文字靠近书脊中缝，装订后可能看不清', why, element, place, mend }];
}

/** Where the box of the text goes so that all lines lie in the safe area; null where they are too large for it. */
function movedInto(element: TextElement, safe: Box): { x: number; y: number } | null {
  const place = written(element);
  if (!place || place.w > safe.w || place.h > safe.h) return null;
  const { left, top, right, bottom } = beyond(place, safe);
  const along = (before: number, after: number) => (before > 0 ? before : after > 0 ? -after : 0);
  return { x: element.x + along(left, right), y: element.y + along(top, bottom) };
}
