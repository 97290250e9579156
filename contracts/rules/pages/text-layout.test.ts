import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span, TextStyle } from './document.ts';
import { glyphsOf } from './glyphs.ts';
import { coveredBox, layoutText, linesOf } from './text-layout.ts';

/** Ten millimetres to the em, so that a box of 50 holds five characters. */
const STYLE: TextStyle = {
  family: 'sans',
  weight: 400,
  size: 10,
  leading: 1.5,
  color: '#000000',
  align: 'left',
  indent: 0,
};

function textsOf(text: string, widthMm: number, style: Partial<TextStyle> = {}): string[] {
  return layoutText(text, { ...STYLE, ...style }, widthMm).map((line) => line.text);
}

describe('breaking lines', () => {
  it('fills each line with as many characters as fit', () => {
    expect(textsOf('湖上春来似画图乱峰围绕', 50)).toEqual(['湖上春来似', '画图乱峰围', '绕']);
  });

  it.each([...'，。、；：？！）】》」』”’…—%%'])('begins no line with %s', (mark) => {
    const [first, second] = textsOf(`一二三四五${mark}六`, 50);
    expect([first, second?.slice(0, 2)]).toEqual(['一二三四', `五${mark}`]);
  });

  it.each([...'（【《「『“‘'])('ends no line with %s', (mark) => {
    expect(textsOf(`一二三四${mark}六七`, 50)[0]).toBe('一二三四');
  });

  it('cuts neither a dash of two nor an ellipsis of two', () => {
    expect(textsOf('一二三四——六', 55)).toEqual(['一二三', '四——六']);
    expect(textsOf('一二三四……六', 55)).toEqual(['一二三', '四……六']);
  });

  it('keeps words and numbers whole', () => {
    expect(textsOf('纸张 paper 与 1,000.5 克', 48)).toEqual(['纸张', 'paper 与', '1,000.5 克']);
  });

  it('keeps an apostrophe inside its word', () => {
    expect(textsOf('一二 don’t', 45)).toEqual(['一二', 'don’t']);
  });

  it('cuts a word that is longer than a line', () => {
    const lines = textsOf('abcdefghijklmnop', 30);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('abcdefghijklmnop');
  });

  it('gives each glyph a line where none fits', () => {
    expect(textsOf('纸墨', 0)).toEqual(['纸', '墨']);
  });

  it('gives an empty paragraph a line of its own', () => {
    expect(textsOf('一\n\n二', 50)).toEqual(['一', '', '二']);
    expect(textsOf('', 50)).toEqual(['']);
  });

  it('makes no more lines of the longest text than it has characters', () => {
    const lines = layoutText('，'.repeat(20_000), STYLE, 5);
    expect(lines).toHaveLength(20_000);
  });
});

describe('placing lines', () => {
  it('indents the first line of each paragraph', () => {
    const lines = layoutText('一二三四五\n六', { ...STYLE, indent: 2 }, 50);
    expect(lines.map(({ text, x }) => [text, x])).toEqual([
      ['一二三', 20],
      ['四五', 0],
      ['六', 20],
    ]);
  });

  it.each([
    ['left', 0],
    ['center', 5],
    ['right', 10],
  ] as const)('aligns to the %s', (align, x) => {
    expect(layoutText('一二三四', { ...STYLE, align }, 50)[0]).toMatchObject({ x, width: 40 });
  });

  it('stretches every line but the last of a paragraph', () => {
    const [first, last] = layoutText('一二三四五', { ...STYLE, align: 'justify' }, 46);
    expect(first).toMatchObject({ text: '一二三四', width: 46, spread: 2, isLastOfParagraph: false });
    expect(last).toMatchObject({ text: '五', width: 10, spread: 0, isLastOfParagraph: true });
  });

  it('sets one line below the other', () => {
    const [first, second] = layoutText('一二三', STYLE, 20);
    expect(first?.y).toBe(0);
    expect(second?.y).toBe(15);
    expect(first?.baseline).toBeCloseTo(0.26 + 11.6, 5);
  });

  it('says where each line begins in the text', () => {
    const text = '一 b\tc二三\n四';
    for (const { text: line, start } of layoutText(text, STYLE, 22)) {
      expect(text.slice(start).replace('\t', '\u3000').startsWith(line)).toBe(true);
    }
  });

  it('draws two dashes as the one shorter stroke of the font', () => {
    expect(layoutText('——', STYLE, 50)[0]?.width).toBeCloseTo(16.76);
    expect(layoutText('————', STYLE, 50)[0]?.width).toBeCloseTo(33.53);
  });

  it('knows that bold letters are wider', () => {
    const [regular] = layoutText('paper', STYLE, 100);
    const [bold] = layoutText('paper', { ...STYLE, weight: 700 }, 100);
    expect(bold?.width).toBeGreaterThan(regular?.width ?? 0);
  });
});

describe('spans', () => {
  it('break a line where their letters fill it', () => {
    const lines = layoutText('一二三四五六', STYLE, 50, [{ from: 1, to: 3, size: 20 }]);
    expect(lines.map(({ text }) => text)).toEqual(['一二三', '四五六']);
  });

  it('make only their own lines higher, on one base line', () => {
    const [first, second] = layoutText('一二三四五', STYLE, 40, [{ from: 3, to: 4, size: 20 }]);
    expect([first?.height, second?.y, second?.height]).toEqual([15, 15, 30]);
    expect(second?.baseline).toBeCloseTo(15 + 2 * (0.26 + 11.6), 5);
  });

  it('have the widths of their own weight', () => {
    const bold = layoutText('paper', { ...STYLE, weight: 700 }, 100)[0]?.width ?? 0;
    const spanned = layoutText('paper', STYLE, 100, [{ from: 0, to: 5, weight: 700 }])[0]?.width;
    expect(spanned).toBeCloseTo(bold, 5);
  });

  it('are smaller where they are raised', () => {
    expect(layoutText('注一', STYLE, 50, [{ from: 1, to: 2, raise: 1 }])[0]?.width).toBeCloseTo(16);
  });

  it('go on over the ends of paragraphs', () => {
    const [first, second] = layoutText('一二\n三四', STYLE, 50, [{ from: 1, to: 4, color: '#ff0000' }]);
    const coloured = (line: typeof first) => line?.glyphs.map(({ look }) => look?.span?.color !== undefined);
    expect([coloured(first), coloured(second)]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('part no word', () => {
    expect(layoutText('一二三四don’t', STYLE, 50, [{ from: 4, to: 6, color: '#ff0000' }])[0]?.text).toBe(
      '一二三四',
    );
  });
});

describe('letter spacing, gaps and hanging lines', () => {
  it('counts the space between letters, but none behind the last', () => {
    const [line] = layoutText('一二三四', { ...STYLE, tracking: 0.25 }, 47.5);
    expect(line).toMatchObject({ text: '一二三四', width: 47.5, spread: 2.5 });
    expect(textsOf('一二三四', 47, { tracking: 0.25 })).toEqual(['一二三', '四']);
  });

  it('leaves a gap after a paragraph', () => {
    expect(layoutText('一\n二', { ...STYLE, gap: 4 }, 50)[1]?.y).toBe(19);
  });

  it('sets in all lines of a paragraph but the first', () => {
    expect(layoutText('一二三四五', { ...STYLE, hang: 2 }, 30).map(({ x }) => x)).toEqual([0, 20, 20]);
  });
});

const element = (text: string, style: Partial<TextStyle>, spans: Span[] = []) =>
  ({
    kind: 'text',
    x: 0,
    y: 0,
    w: 30,
    h: 50,
    text,
    part: 'prose',
    style: { ...STYLE, ...style },
    spans,
  }) as const;

describe('a text in its box', () => {
  it.each([
    ['top', 0],
    ['middle', 17.5],
    ['bottom', 35],
  ] as const)('stands at the %s', (place, y) => {
    expect(linesOf(element('一二', { place }))[0]?.y).toBe(y);
  });

  it('begins at the top where it has no room', () => {
    expect(linesOf(element('一二三四五六七八九十一二三', { place: 'bottom' }))[0]?.y).toBe(0);
  });
});

describe('a vertical text', () => {
  const vertical = (text: string) => linesOf(element(text, { vertical: true }));

  it('fills lines as long as its box is high, from the right', () => {
    const [first, second] = vertical('湖上春来似画图');
    expect([first?.text, second?.text]).toEqual(['湖上春来似', '画图']);
    const box = element('', { vertical: true });
    expect(second && coveredBox(box, second, 10, 10)).toEqual({ x: 0, y: 10, w: 15, h: 10 });
  });

  it('begins and ends no line with what may not stand there', () => {
    expect(vertical('一二三四（五）').map(({ text }) => text)).toEqual(['一二三四', '（五）']);
    expect(vertical('一二三四五。').map(({ text }) => text)).toEqual(['一二三四', '五。']);
  });

  it('sets one or two digits upright in the room of a character', () => {
    const [line] = vertical('在12月3日');
    expect(line?.width).toBeCloseTo(50);
    expect(line?.glyphs.map(({ text }) => text)).toEqual(['在', '12', '月', '3', '日']);
  });

  it('turns a year although a span parts it', () => {
    const lines = linesOf(element('1987', { vertical: true }, [{ from: 2, to: 4, color: '#ff0000' }]));
    expect(lines[0]?.glyphs.map(({ text }) => text)).toEqual(['1', '9', '8', '7']);
  });

  it('turns years, decimals and words, which keep their widths', () => {
    for (const words of ['1987', '3.5', 'A4']) {
      const natural = layoutText(words, STYLE, 50)[0]?.width ?? 0;
      expect(vertical(words)[0]?.width).toBeCloseTo(natural, 5);
    }
  });
});

it.each(['👨‍👩‍👧', '🇨🇳', '👍🏽', '❤️', 'é', '1️⃣'])('never cuts %s', (sign) => {
  expect(glyphsOf(`一${sign}二`, STYLE).map(({ text }) => text)).toEqual(['一', sign, '二']);
  expect(textsOf(`一二${sign}${sign}`, 20)).toContain('一二');
});

describe('a picture', () => {
  it.each(['😀', '❤', '❤️', '☀️', '1️⃣', '🇨🇳', '👩‍🚀', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('is drawn in the face for emoji: %s', (sign) => {
    const [glyph] = glyphsOf(sign, STYLE);
    expect([glyph?.text, glyph?.look?.isPicture, glyph?.width]).toEqual([sign, true, 1269.53125]);
  });

  it.each([...'☀♥©™1#〰㊗'])('is a letter where the texts’ own faces have it: %s', (sign) => {
    expect(glyphsOf(sign, STYLE)[0]?.look).toBeUndefined();
  });

  it('is as high as a character in a vertical text, and looks like its span', () => {
    const [line] = linesOf(element('在1️⃣月😀', { vertical: true }, [{ from: 0, to: 7, emph: true }]));
    expect(line?.width).toBeCloseTo(40);
    expect(line?.glyphs[3]?.look).toMatchObject({ isPicture: true, isUpright: true, span: { emph: true } });
  });
});

it('loses no character of any text, and no line is wider than its box unless one glyph is', () => {
  const piece = fc.constantFrom(...'湖山，。（）“”——……abc12 .-%é\n\t');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 0, max: 80 }), (pieces, width) => {
      const text = pieces.join('');
      const lines = layoutText(text, STYLE, width);
      const kept = lines
        .map((line) => line.text)
        .join('')
        .replace(/[ \u3000]/g, '');
      expect(kept).toBe(text.replace(/[ \n\t]/g, ''));
      for (const line of lines) {
        if ([...line.text].length > 3) expect(line.width).toBeLessThanOrEqual(width + 0.01);
      }
    }),
  );
});
