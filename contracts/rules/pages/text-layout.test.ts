import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextStyle } from './document.ts';
import { layoutText } from './text-layout.ts';

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
