import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix } from './matrix.ts';
import { wordsOfPieces } from './text-lines.ts';
import { pieceOf, type SourceStyle, type SourceText } from './text-pieces.ts';

const PAGE = { widthMm: 200, heightMm: 300 };
/** Units of the PDF are millimetres counted from below, as if it had been made so. */
const TO_PAGE: Matrix = [1, 0, 0, -1, 0, 300];
const STYLE: SourceStyle = { ascent: 0.9, descent: -0.1, vertical: false };

/** A text of letters ten millimetres high and wide, whose base line begins at this place from the upper left corner. */
function text(str: string, x: number, y: number, more: Partial<SourceText> = {}): SourceText {
  return { str, transform: [10, 0, 0, 10, x, 300 - y], width: str.length * 10, height: 10, ...more };
}

function wordsOf(texts: readonly SourceText[], style = STYLE, most = 2000) {
  const pieces = texts.flatMap((one) => pieceOf(one, style, TO_PAGE) ?? []);
  return wordsOfPieces(pieces, PAGE, most);
}

const textsOf = (texts: readonly SourceText[]) => wordsOf(texts).map((words) => words.text);

describe('lines', () => {
  it('join what stands on one base line', () => {
    expect(wordsOf([text('西湖', 10, 50), text('四季', 30, 50)])).toEqual([
      { kind: 'words', text: '西湖四季', x: 10, y: 41, w: 40, h: 10 },
    ]);
  });

  it('hold raised and small letters', () => {
    const note = text('1', 30, 46, { transform: [5, 0, 0, 5, 30, 254], width: 3 });
    expect(textsOf([text('西湖', 10, 50), note, text('四季', 33, 50)])).toEqual(['西湖1四季']);
  });

  it('are told apart by their base lines', () => {
    expect(textsOf([text('西湖', 10, 50), text('四季', 10, 62)])).toEqual(['西湖', '四季']);
  });

  it('are told in the order of the PDF, column by column', () => {
    const left = [text('一', 10, 50), text('二', 10, 62)];
    const right = [text('三', 100, 50), text('四', 100, 62)];
    expect(textsOf([...left, ...right])).toEqual(['一', '二', '三', '四']);
  });

  it('join what is told later', () => {
    expect(textsOf([text('西', 10, 50), text('春', 10, 62), text('湖', 20, 50)])).toEqual(['西湖', '春']);
  });

  it('say once what is set twice to look bold', () => {
    expect(textsOf([text('西湖', 10, 50), text('西湖', 10.5, 50)])).toEqual(['西湖']);
  });

  it('keep apart what lies over one another', () => {
    expect(textsOf([text('西湖四季', 10, 50), text('样张', 25, 50)])).toEqual(['西湖四季', '样张']);
  });
});

describe('blanks', () => {
  it('stand where a gap does', () => {
    expect(textsOf([text('West', 10, 50), text('Lake', 53, 50), text('!', 93, 50)])).toEqual(['West Lake!']);
  });

  it('stand between Chinese and Latin, not between Chinese', () => {
    const texts = [text('西', 10, 50), text('湖', 24, 50), text('Lake', 38, 50)];
    expect(textsOf(texts)).toEqual(['西湖 Lake']);
  });

  it('are no lines of their own', () => {
    expect(textsOf([text(' ', 10, 50), text('\u0000', 30, 50), text('', 50, 50)])).toEqual([]);
  });
});

describe('boxes', () => {
  it('surround a line that is read upwards', () => {
    const upwards = text('西湖', 50, 100, { transform: [0, 10, -10, 0, 50, 200] });
    expect(wordsOf([upwards])).toMatchObject([{ text: '西湖', x: 41, y: 80, w: 10, h: 20 }]);
  });

  it('surround a slanted line', () => {
    const step = 10 * Math.SQRT1_2;
    const slanted = text('西湖', 50, 100, { transform: [step, step, -step, step, 50, 200] });
    const [words] = wordsOf([slanted]);
    expect(words?.w).toBeCloseTo(20 * Math.SQRT1_2 + step, 1);
    expect(words?.h).toBeCloseTo(20 * Math.SQRT1_2 + step, 1);
  });

  it('surround a column of vertical writing', () => {
    const column = text('西湖四季', 100, 50, { width: 10, height: 40 });
    const [words] = wordsOf([column], { ...STYLE, vertical: true });
    expect(words).toMatchObject({ text: '西湖四季', x: 95, y: 50, w: 10, h: 40 });
  });

  it('end at the edge of the page', () => {
    expect(wordsOf([text('西湖四季', 180, 50)])).toMatchObject([{ x: 180, w: 20 }]);
    expect(wordsOf([text('西湖', 230, 50)])).toEqual([]);
  });

  it('do not believe a font that says nonsense', () => {
    expect(wordsOf([text('湖', 10, 50)], { ascent: 0, descent: 7, vertical: false })).toMatchObject([
      { y: 41.2, h: 10 },
    ]);
  });
});

describe('limits', () => {
  it('leave out the lines that are too many', () => {
    const texts = [text('一', 10, 50), text('二', 10, 62), text('三', 10, 74)];
    expect(wordsOf(texts, STYLE, 2).map((words) => words.text)).toEqual(['一', '二']);
  });

  it('cut a line and a page that are too long', () => {
    const texts = [1, 2, 3, 4].map((no) => text('湖'.repeat(25_000), 0, no * 20, { width: 100 }));
    const words = wordsOf(texts);
    expect(words.map((one) => one.text.length)).toEqual([20_000, 20_000, 20_000]);
  });

  it('hold for more pieces than any page has', () => {
    const texts = Array.from({ length: 70_000 }, (_, no) => text('湖', (no % 20) * 10, (no % 290) + 5));
    expect(wordsOf(texts).length).toBeLessThanOrEqual(2000);
  });
});

it('makes boxes of the page for whatever stands in a PDF', () => {
  const number = fc.double({ min: -1e6, max: 1e6 });
  const any = fc.record({
    str: fc.string({ maxLength: 10 }),
    transform: fc.array(number, { minLength: 6, maxLength: 6 }),
    width: number,
    height: number,
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 20 }), (texts) => {
      for (const { x, y, w, h } of wordsOf(texts)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(200.01);
        expect(y + h).toBeLessThanOrEqual(300.01);
      }
    }),
  );
});
