import type { CheckedValue } from './checked-value.ts';
import { FILLS, FONT_FAMILIES, SPAN_LINES, TEXT_ALIGNS, TEXT_PLACES } from './document.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';

const STYLE = ['family', 'weight', 'size', 'leading', 'color', 'align', 'indent'];
const STYLE_MAYBE = ['tracking', 'vertical', 'gap', 'hang', 'place'];
const SPAN = ['from', 'to', 'weight', 'size', 'color', 'line', 'raise', 'href', 'emph'];

/** Checks a text with its style and its spans. */
export function checkText(element: CheckedValue): void {
  const text = element.get('text');
  text.text(LIMITS.textLength);
  element.get('part').oneOf(['prose', 'heading-1', 'heading-2', 'furniture']);
  element.maybe('fills')?.oneOf(FILLS);
  checkStyle(element.get('style'));
  let after = 0;
  for (const span of element.maybe('spans')?.list(LIMITS.spansOfText) ?? []) {
    after = checkSpan(span, String(text.value), after);
  }
}

function checkStyle(style: CheckedValue): void {
  if (!style.isRecord([...STYLE, ...STYLE_MAYBE])) return;
  style.get('family').oneOf(FONT_FAMILIES);
  style.get('weight').oneOf([400, 700]);
  style.get('size').number(0.5, 400);
  style.get('leading').number(0.5, 5);
  style.get('color').color();
  style.get('align').oneOf(TEXT_ALIGNS);
  style.get('indent').number(0, 20);
  style.maybe('tracking')?.number(-0.2, 5);
  style.maybe('vertical')?.oneOf([true]);
  style.maybe('gap')?.number(0, 200);
  style.maybe('hang')?.number(0, 20);
  style.maybe('place')?.oneOf(TEXT_PLACES);
}

/** Answers where the next span may begin. */
function checkSpan(span: CheckedValue, text: string, after: number): number {
  if (!span.isRecord(SPAN)) return after;
  const from = span.get('from');
  const to = span.get('to');
  from.whole(after, text.length);
  to.whole(Number(from.value) + 1 || 1, text.length);
  for (const end of [from, to]) {
    if (cutsCharacter(text, Number(end.value))) end.blame('不能从一个字的中间分开');
  }
  span.maybe('weight')?.oneOf([400, 700]);
  span.maybe('size')?.number(0.5, 400);
  span.maybe('color')?.color();
  span.maybe('line')?.oneOf(SPAN_LINES);
  span.maybe('raise')?.oneOf([1, -1]);
  span.maybe('emph')?.oneOf([true]);
  span.maybe('href')?.address(LIMITS.addressLength);
  return Math.max(after, Number(to.value) || after);
}

function cutsCharacter(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
