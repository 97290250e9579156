import { describe, expect, it } from 'vitest';
import type { New, TextElement } from '../../pages/document.ts';
import { factsWith, SHARP, sampleDocument, sampleText, withPage } from '../../testing/print-pages.ts';
import { overflowOf, SMALLEST_MM } from './rules/text-size.ts';
import { foundBy, mended } from './testing.ts';

const FACTS = factsWith(SHARP);
const { style } = sampleText('');
/** Of four characters of 4 mm: 16 mm wide, and 1 mm above and below them. */
const WORDS = '四个汉字';

describe('text near the edges', () => {
  const found = (no: number, box: Partial<New<TextElement>>) =>
    foundBy('text-safe', withPage(no, [sampleText(WORDS, box)]), FACTS).map(({ level }) => level);

  it.each([
    ['5 mm from the top', 3, { y: 4 }, []],
    ['less', 3, { y: 3.8 }, ['warning']],
    ['5 mm from the bottom', 3, { y: 140, h: 6 }, []],
    ['less below', 3, { y: 140.2, h: 6 }, ['warning']],
    ['5 mm from the outer edge', 3, { x: 79 }, []],
    ['less outside', 3, { x: 79.2 }, ['warning']],
    ['8 mm from the bound edge', 3, { x: 8 }, []],
    ['less inside', 3, { x: 7.8 }, ['info']],
    ['5 mm from the outer edge of a left page', 4, { x: 5 }, []],
    ['less outside on the left', 4, { x: 4.8 }, ['warning']],
    ['8 mm from the bound edge of a left page', 4, { x: 76 }, []],
    ['less inside on the left', 4, { x: 76.2 }, ['info']],
    ['at the trim edge', 4, { x: 0 }, ['warning']],
    ['over it', 4, { x: -0.2 }, ['error']],
    ['turned, with its corners', 4, { x: 5, w: 20, h: 6, turn: 45 }, []],
    ['turned, with its corners over the edge', 4, { x: 0, y: 40, w: 6, h: 60, turn: 45 }, ['error']],
  ])('%s', (_what, no, box, levels) => {
    expect(found(no, box)).toEqual(levels);
  });

  it('looks at what is written, not at the box', () => {
    expect(found(3, { x: 20, w: 90 })).toEqual([]);
    expect(foundBy('text-safe', sampleDocument(sampleText('  ', { x: -20 })), FACTS)).toEqual([]);
  });

  it('of a single leaf has no bound edge', () => {
    const leaf = withPage(1, [sampleText(WORDS, { x: 6 })], false, 2);
    expect(foundBy('text-safe', leaf, FACTS)).toEqual([]);
  });

  it.each([
    ['cut off', 4, { x: -2, y: 10 }, { x: 5, y: 10 }],
    ['outside and above', 4, { x: 3, y: 1 }, { x: 5, y: 4 }],
    ['in the gutter', 3, { x: 2 }, { x: 8 }],
    ['beyond the right edge', 3, { x: 90 }, { x: 79 }],
  ])('is moved into the safe area: %s', (_what, no, box, where) => {
    const made = mended('text-safe', withPage(no, [sampleText(WORDS, box)]), FACTS);
    expect(made?.x).toBeCloseTo(where.x, 9);
    if ('y' in where) expect(made?.y).toBeCloseTo(where.y, 9);
  });

  it('has no mend where it is wider than the safe area', () => {
    const wide = sampleText(WORDS.repeat(6), { x: -2, w: 110 });
    expect(foundBy('text-safe', sampleDocument(wide), FACTS)).toMatchObject([{ level: 'error' }]);
    expect(foundBy('text-safe', sampleDocument(wide), FACTS)[0]?.mend).toBeUndefined();
  });
});

describe('text that is longer than its box', () => {
  // Ten lines of 6 mm; the last characters end 1 mm above the end of their line.
  const lines = Array.from({ length: 10 }, () => '行').join('\n');
  const found = (more: Partial<New<TextElement>>) =>
    foundBy('text-overflow', sampleDocument(sampleText(lines, more)), FACTS);

  it('is found from a tenth of a millimetre on', () => {
    expect(found({ h: 59 })).toEqual([]);
    expect(found({ h: 58.95 })).toEqual([]);
    expect(found({ h: 58 })).toMatchObject([{ level: 'warning', text: '文字比文本框多出 1 毫米' }]);
  });

  it('gets a larger box where the page has room', () => {
    expect(mended('text-overflow', sampleDocument(sampleText(lines, { h: 30 })), FACTS)).toMatchObject({
      h: 59,
      style,
    });
  });

  it('gets smaller characters where it has none', () => {
    const document = sampleDocument(sampleText(lines, { y: 100, h: 45 }));
    const made = mended('text-overflow', document, FACTS) as TextElement;
    expect(made.h).toBe(45);
    expect(made.style.size).toBeLessThan(4);
    expect(made.style.size).toBeGreaterThan(2.9);
    expect(overflowOf(made)).toBeLessThanOrEqual(0.1);
  });

  it('scales the sizes of its parts as well', () => {
    const spans = [{ from: 0, to: 1, size: 6 }];
    const made = mended('text-overflow', sampleDocument(sampleText(lines, { y: 100, h: 45, spans })), FACTS);
    const { style: now, spans: parts } = made as TextElement;
    expect((parts?.[0]?.size ?? 0) / now.size).toBeCloseTo(1.5, 2);
  });

  it('has no mend where it would become too small to read', () => {
    expect(found({ y: 140, h: 4 })[0]?.mend).toBeUndefined();
  });

  it('is measured to the left where it runs downwards', () => {
    const vertical = { x: 40, w: 8, h: 8, style: { ...style, vertical: true } } as const;
    const document = (w: number) => sampleDocument(sampleText('一二三四五六', { ...vertical, w }));
    // Three columns of two characters, 6 mm each, the last 1 mm narrower.
    expect(foundBy('text-overflow', document(17), FACTS)).toEqual([]);
    expect(foundBy('text-overflow', document(16), FACTS)).toMatchObject([
      { text: '文字比文本框多出 1 毫米' },
    ]);
  });
});

describe('small text', () => {
  const of = (size: number, more: Partial<New<TextElement>> = {}) =>
    sampleDocument(sampleText(WORDS, { style: { ...style, size }, ...more }));

  it('is under 6 points', () => {
    expect(foundBy('text-small', of(SMALLEST_MM), FACTS)).toEqual([]);
    expect(foundBy('text-small', of(1.94), FACTS)).toMatchObject([
      { level: 'info', text: '文字只有 5.5 磅，小于 6 磅不易看清' },
    ]);
  });

  it('may be a part of it', () => {
    expect(foundBy('text-small', of(4, { spans: [{ from: 0, to: 2, size: 2 }] }), FACTS)).toHaveLength(1);
  });

  it('is enlarged to 6 points where its box takes it', () => {
    const made = mended('text-small', of(1.8), FACTS) as TextElement;
    expect(made.style.size).toBeCloseTo(SMALLEST_MM, 2);
    expect(foundBy('text-small', of(1.8, { h: 2, text: WORDS.repeat(9) }), FACTS)[0]?.mend).toBeUndefined();
  });
});

describe('a sign that no face has', () => {
  const found = (text: string) => foundBy('sign-missing', sampleDocument(sampleText(text)), FACTS);

  it.each(['中文，标点。', 'Latin, 1234 €', '😀👨‍👩‍👧☀️', '\t制表\u3000'])('is not in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is named', () => {
    expect(found('张㛃和李\u{2A6D6}')).toMatchObject([
      { level: 'error', text: '文字里的“㛃\u{2A6D6}”没有字体可印，会印成〓' },
    ]);
  });
});
