import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span, TextElement } from '../document.ts';
import { idAt } from '../ids.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { readDocument } from '../read-document.ts';
import { runsOf, type SpannedText } from '../spans.ts';
import {
  excerptOf,
  findWords,
  placeBehind,
  placesIn,
  replaceWords,
  type Wanted,
  withWordsAt,
} from './find-words.ts';
import { documentOf, shape } from './testing.ts';

const LOOSE = { isCaseExact: false, isWidthExact: false };
const wanted = (words: string, more: Partial<Wanted> = {}): Wanted => ({ words, ...LOOSE, ...more });

function text(at: number, words: string, more: Partial<TextElement> = {}): TextElement {
  return {
    ...{ id: idAt(at), kind: 'text', x: 0, y: 0, w: 60, h: 20, text: words, part: 'prose' },
    style: {
      family: 'serif',
      weight: 400,
      size: 4,
      leading: 1.5,
      color: '#000000',
      align: 'left',
      indent: 0,
    },
    ...more,
  };
}

describe('the places of words in a text', () => {
  it.each([
    ['湖', '湖上，西湖', {}, [0, 4]],
    ['哈哈', '哈哈哈哈哈', {}, [0, 2]],
    ['ab1', 'AB1 ａｂ１', {}, [0, 4]],
    ['ＡＢ', 'ab', {}, [0]],
    [' ', '春\u3000来', {}, [1]],
    ['ab', 'AB ab', { isCaseExact: true }, [3]],
    ['ａ', 'Ａ ａ a', { isCaseExact: true }, [2, 4]],
    ['ａ', 'Ａ ａ a', { isWidthExact: true }, [0, 2]],
    ['ａ', 'Ａ ａ a', { isCaseExact: true, isWidthExact: true }, [2]],
    ['𠮷', '𠮷野家', {}, [0]],
    ['雪', '春来', {}, []],
  ])('%s in %s', (words, all, more, from) => {
    expect(placesIn(all, wanted(words, more)).map((place) => place.from)).toEqual(from);
  });
});

const BOOK = documentOf(4, {
  1: [shape(1), text(2, '湖上春来')],
  3: [text(1, '西湖', { locked: true }), text(2, '# 湖', { fills: 'title' }), text(3, '湖，湖')],
});

describe('the places of words in a document', () => {
  it('are in the order of reading, without running fields', () => {
    expect(findWords(BOOK, wanted('湖'))).toMatchObject([
      { page: idAt(1), element: idAt(2), text: 0, from: 0, isLocked: false },
      { page: idAt(3), element: idAt(1), text: 1, from: 1, isLocked: true },
      { page: idAt(3), element: idAt(3), text: 2, from: 0 },
      { page: idAt(3), element: idAt(3), text: 2, from: 2 },
    ]);
    expect(findWords(BOOK, wanted(''))).toEqual([]);
  });

  it('follow each other, and the first comes behind the last', () => {
    const found = findWords(BOOK, wanted('湖'));
    expect(placeBehind(found, 0, 1)).toBe(1);
    expect(placeBehind(found, 2, 1)).toBe(3);
    expect(placeBehind(found, 2, 3)).toBe(0);
    expect(placeBehind([], 0, 0)).toBe(0);
  });
});

describe('an excerpt', () => {
  it.each([
    ['湖上春来', '春', { before: '湖上', match: '春', after: '来' }],
    ['一二三四五六七八九十\n雪后', '雪', { before: '…四五六七八九十 ', match: '雪', after: '后' }],
    [
      '雪一二三四五六七八九十一二三四五𠮷七',
      '雪',
      { before: '', match: '雪', after: '一二三四五六七八九十一二三四五𠮷…' },
    ],
  ])('of %s', (all, words, excerpt) => {
    const book = documentOf(1, { 1: [text(1, all)] });
    expect(findWords(book, wanted(words)).map((place) => excerptOf(book, place))).toEqual([excerpt]);
  });
});

describe('replacing', () => {
  it('leaves locked texts, and counts them', () => {
    const found = findWords(BOOK, wanted('湖'));
    const { document, ...counts } = replaceWords(BOOK, found, '海边');
    expect(counts).toEqual({ replaced: 3, locked: 1, tooLong: 0 });
    expect(document.pages[0]?.elements[1]).toMatchObject({ text: '海边上春来' });
    expect(document.pages[2]?.elements).toMatchObject([
      { text: '西湖' },
      { text: '# 湖' },
      { text: '海边，海边' },
    ]);
    expect(document.pages[1]).toBe(BOOK.pages[1]);
  });

  it('keeps what was generated from being generated over it', () => {
    const book = documentOf(1, { 1: [text(1, '元旦', { by: 'month' })] });
    const { document } = replaceWords(book, findWords(book, wanted('元旦')), '新年');
    expect(document.pages[0]?.elements[0]).toMatchObject({ text: '新年', by: 'month', pinned: true });
  });

  it('leaves a text that would become too long', () => {
    const long = '湖'.repeat(DOCUMENT_LIMITS.textLength);
    const book = documentOf(1, { 1: [text(1, long), text(2, '湖')] });
    const { document, ...counts } = replaceWords(book, findWords(book, wanted('湖')), '湖水');
    expect(counts).toEqual({ replaced: 1, locked: 0, tooLong: DOCUMENT_LIMITS.textLength });
    expect(document.pages[0]?.elements).toMatchObject([{ text: long }, { text: '湖水' }]);
  });

  it('by the same words changes nothing', () => {
    const found = findWords(BOOK, wanted('春'));
    expect(replaceWords(BOOK, found, '春')).toEqual({ document: BOOK, replaced: 1, locked: 0, tooLong: 0 });
  });

  it('looks as the first replaced character did', () => {
    const bold: Span = { from: 1, to: 3, weight: 700 };
    const whole: SpannedText = { text: '湖上春来', spans: [bold] };
    expect(withWordsAt(whole, [{ from: 2, to: 4 }], '雪落了')).toEqual({
      text: '湖上雪落了',
      spans: [{ from: 1, to: 5, weight: 700 }],
    });
    expect(withWordsAt(whole, [{ from: 0, to: 3 }], '')).toEqual({ text: '来' });
  });
});

/** The characters of a text, each with its look. */
function lettersOf(whole: SpannedText): readonly string[] {
  return runsOf(whole).flatMap(({ text: all, look }) =>
    all.split('').map((letter) => letter + JSON.stringify(look)),
  );
}

const spanned = fc
  .array(
    fc.record({ letter: fc.constantFrom(...'aA湖Ｂb'), weight: fc.constantFrom(400 as const, 700 as const) }),
    {
      maxLength: 30,
    },
  )
  .map((letters): SpannedText => {
    const spans = letters.flatMap(({ weight }, at): Span[] =>
      weight === 700 ? [{ from: at, to: at + 1, weight }] : [],
    );
    const all = letters.map(({ letter }) => letter).join('');
    return spans.length > 0 ? { text: all, spans } : { text: all };
  });
const words = fc.array(fc.constantFrom(...'aA湖Ｂb'), { maxLength: 3 }).map((all) => all.join(''));

describe('whatever is replaced by whatever', () => {
  it('nothing but what was found changes, neither letters nor looks', () => {
    fc.assert(
      fc.property(
        spanned,
        words,
        words,
        fc.boolean(),
        fc.boolean(),
        (whole, old, put, isCaseExact, isWidthExact) => {
          const places = placesIn(whole.text, { words: old, isCaseExact, isWidthExact });
          const next = withWordsAt(whole, places, put);
          const before = lettersOf(whole);
          let at = 0;
          const expected = places.flatMap(({ from, to }) => {
            const kept = before.slice(at, from);
            at = to;
            const look = before[from]?.slice(1) ?? '';
            return [...kept, ...put.split('').map((letter) => letter + look)];
          });
          expect(lettersOf(next)).toEqual([...expected, ...before.slice(at)]);
        },
      ),
    );
  });

  it('the document can be read, and has none of the old words where the new ones lack them', () => {
    fc.assert(
      fc.property(spanned, words, (whole, old) => {
        const book = documentOf(1, { 1: [text(1, '', whole)] });
        const asked = wanted(old);
        const { document, replaced } = replaceWords(book, findWords(book, asked), '山');
        expect(readDocument(document).kind).toBe('document');
        expect(findWords(document, asked)).toEqual([]);
        expect(findWords(document, wanted('山'))).toHaveLength(replaced);
      }),
    );
  });
});
