import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SpannedText, spannedText } from '#contracts/rules/pages/spans.ts';
import { docOf, offsetAt, spannedOf } from './text-document.ts';

const look = fc.record(
  {
    weight: fc.constantFrom(400 as const, 700 as const),
    size: fc.constantFrom(4, 5),
    color: fc.constantFrom('#000000', '#ff0000'),
    line: fc.constantFrom('under' as const, 'through' as const),
    raise: fc.constantFrom(1 as const, -1 as const),
    href: fc.constantFrom('https://desk.example/a', 'https://desk.example/b'),
    emph: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const run = fc.record({ text: fc.constantFrom('湖', '山水', '𠮷', 'a b'), look });
const paragraphs = fc.array(fc.array(run, { maxLength: 4 }), { minLength: 1, maxLength: 4 });
const spanned = paragraphs.map((all) =>
  spannedText(all.flatMap((runs, at) => (at === 0 ? runs : [{ text: '\n', look: {} }, ...runs]))),
);

describe('a text in the engine', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(spanned, (whole) => {
        const back = spannedOf(docOf(whole));
        expect(back.text).toBe(whole.text);
        // Line feeds between two that look alike may have joined them.
        expect(spannedOf(docOf(back))).toEqual(back);
        expect(looksOf(back)).toEqual(looksOf(whole));
      }),
    );
  });

  it('keeps a look over the end of a paragraph in one span', () => {
    const whole: SpannedText = { text: '一二\n三', spans: [{ from: 1, to: 4, weight: 700 }] };
    expect(spannedOf(docOf(whole))).toEqual(whole);
  });

  it('counts places as the text does', () => {
    const doc = docOf({ text: '一二\n\n三' });
    expect([1, 2, 3, 5, 7, 8].map((position) => offsetAt(doc, position))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

/** The looks of all characters that are seen. */
function looksOf({ text, spans = [] }: SpannedText): (object | undefined)[] {
  return [...text].flatMap((sign, index) => {
    const at = [...text].slice(0, index).join('').length;
    const { from: _from, to: _to, ...own } = spans.find(({ from, to }) => from <= at && at < to) ?? {};
    return sign === '\n' ? [] : [own];
  });
}
