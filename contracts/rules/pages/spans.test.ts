import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from './document.ts';
import {
  LOOK_NAMES,
  lookOf,
  runsOf,
  type SpannedText,
  sliced,
  spannedText,
  spliced,
  withLook,
} from './spans.ts';

const BOLD = { from: 1, to: 3, weight: 700 } as const;
const TEXT: SpannedText = { text: '湖上春来', spans: [BOLD] };

describe('giving a range a look', () => {
  it('cuts the spans that it meets, and joins those that become alike', () => {
    const red = withLook(TEXT, 2, 4, { color: '#ff0000' });
    expect(red.spans).toEqual([
      { from: 1, to: 2, weight: 700 },
      { from: 2, to: 3, weight: 700, color: '#ff0000' },
      { from: 3, to: 4, color: '#ff0000' },
    ]);
    expect(withLook(red, 2, 4, { color: null })).toEqual(TEXT);
    expect(withLook(TEXT, 0, 4, { weight: 700 }).spans).toEqual([{ from: 0, to: 4, weight: 700 }]);
  });

  it('leaves no spans where nothing looks different', () => {
    expect(withLook(TEXT, 0, 4, { weight: null })).toEqual({ text: '湖上春来' });
  });

  it('changes nothing in an empty range', () => {
    expect(withLook(TEXT, 2, 2, { emph: true })).toEqual(TEXT);
  });
});

describe('the looks of a range', () => {
  it.each([
    ['all', 1, 3, { weight: 700 }],
    ['some', 0, 2, { weight: 'mixed' }],
    ['none', 3, 4, {}],
    ['nothing before', 1, 1, {}],
    ['typed behind it', 3, 3, { weight: 700 }],
  ])('%s', (_share, from, to, look) => {
    expect(lookOf(TEXT, from, to)).toEqual(look);
  });

  it('are mixed where they differ', () => {
    const sizes = withLook(withLook(TEXT, 0, 1, { size: 5 }), 1, 2, { size: 6 });
    expect(lookOf(sizes, 0, 2)).toEqual({ weight: 'mixed', size: 'mixed' });
    expect(lookOf(sizes, 0, 1)).toEqual({ size: 5 });
  });
});

describe('a text that is typed in', () => {
  it('looks like what stands before it', () => {
    expect(spliced(TEXT, 3, 3, '又').spans).toEqual([{ from: 1, to: 4, weight: 700 }]);
    expect(spliced(TEXT, 1, 1, '又').spans).toEqual([{ from: 2, to: 4, weight: 700 }]);
    expect(spliced(TEXT, 0, 4, '又')).toEqual({ text: '又' });
  });

  it('belongs to a link only within it', () => {
    const link = withLook(TEXT, 1, 3, { href: 'https://desk.example/' });
    expect(spliced(link, 2, 2, '又').spans?.map(({ to }) => to)).toEqual([4]);
    expect(spliced(link, 3, 3, '又').spans).toEqual([
      { from: 1, to: 3, weight: 700, href: 'https://desk.example/' },
      { from: 3, to: 4, weight: 700 },
    ]);
  });

  it('keeps its own looks when it is pasted', () => {
    const pasted = { text: '画图', spans: [{ from: 1, to: 2, emph: true }] } as const;
    expect(spliced(TEXT, 2, 2, pasted)).toEqual({
      text: '湖上画图春来',
      spans: [
        { from: 1, to: 2, weight: 700 },
        { from: 3, to: 4, emph: true },
        { from: 4, to: 5, weight: 700 },
      ],
    });
  });
});

const look = fc.record(
  {
    weight: fc.constantFrom(400 as const, 700 as const),
    size: fc.constantFrom(4, 5),
    color: fc.constantFrom('#000000', '#ff0000'),
    line: fc.constantFrom('under' as const, 'through' as const),
    emph: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const run = fc.record({ text: fc.constantFrom('湖', '山水', '𠮷', 'a\nb', ''), look });
const spanned = fc.array(run, { maxLength: 8 }).map(spannedText);
/** Two places of a text in order. */
const rangeOf = ({ text }: SpannedText) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(text.length))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
const withRange = spanned.chain((whole) => fc.tuple(fc.constant(whole), rangeOf(whole)));

/** Sorted, disjoint, never empty, and no two neighbours alike. */
function isTidy({ text, spans }: SpannedText): boolean {
  if (spans?.length === 0) return false;
  let last: Span | undefined;
  for (const span of spans ?? []) {
    const { from, to } = span;
    const isJoined = last?.to === from && LOOK_NAMES.every((name) => last?.[name] === span[name]);
    if (from < (last?.to ?? 0) || to <= from || to > text.length || isJoined) return false;
    if (LOOK_NAMES.every((name) => span[name] === undefined)) return false;
    last = span;
  }
  return true;
}

/** The looks of each UTF-16 unit. */
function looksOf(whole: SpannedText): object[] {
  return runsOf(whole).flatMap(({ text, look: each }) =>
    [...text].flatMap((sign) => Array(sign.length).fill(each)),
  );
}

describe('any text', () => {
  it('is tidy after any change of looks, which reaches its range and nothing else', () => {
    fc.assert(
      fc.property(withRange, look, fc.constantFrom(...LOOK_NAMES), ([whole, [from, to]], more, gone) => {
        const changed = withLook(whole, from, to, { ...more, [gone]: null });
        expect(isTidy(changed)).toBe(true);
        expect(changed.text).toBe(whole.text);
        const [before, after] = [looksOf(whole), looksOf(changed)];
        for (let at = 0; at < whole.text.length; at += 1) {
          const { [gone]: _gone, ...rest } = { ...before[at], ...more } as Record<string, unknown>;
          expect(after[at]).toEqual(at >= from && at < to ? rest : before[at]);
        }
      }),
    );
  });

  it('is tidy after any splice, and the rest looks as before', () => {
    fc.assert(
      fc.property(withRange, fc.oneof(spanned, fc.constantFrom('', '又\n')), ([whole, [from, to]], more) => {
        const changed = spliced(whole, from, to, more);
        const added = typeof more === 'string' ? more : more.text;
        expect(isTidy(changed)).toBe(true);
        expect(changed.text).toBe(whole.text.slice(0, from) + added + whole.text.slice(to));
        const [before, after] = [looksOf(whole), looksOf(changed)];
        expect(after.slice(0, from)).toEqual(before.slice(0, from));
        expect(after.slice(from + added.length)).toEqual(before.slice(to));
        if (typeof more !== 'string') expect(after.slice(from, from + added.length)).toEqual(looksOf(more));
      }),
    );
  });

  it('is put together again from its parts', () => {
    fc.assert(
      fc.property(withRange, ([whole, [from, to]]) => {
        const parts = [sliced(whole, 0, from), sliced(whole, from, to), sliced(whole, to)];
        expect(spannedText(parts.flatMap(runsOf))).toEqual(whole);
      }),
    );
  });
});
