/** Compares the width tables with the fonts that the pages load. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { glyphsOf, METRICS } from '../glyphs.ts';
import { type FontWeight, widthsOf } from './read-metrics.ts';

type Family = keyof typeof METRICS;

const FACES = (['serif', 'sans'] as const).flatMap((family) =>
  ([400, 700] as const).map((weight) => ({ family, weight })),
);
/** Han, Hangul and the like are one em wide in both fonts; everything with other widths is below them. */
const FROM = 0x20;
const END_OF_LETTERS = 0x3100;
const MORE = [...'一国书鼎'];
/** Characters that a browser draws as nothing although the font has a glyph, such as the soft hyphen. */
const UNSEEN = /\p{Cf}/u;

interface Slice {
  readonly file: string;
  readonly has: (code: number) => boolean;
}

/** The font comes in slices, each with its characters; of two slices with the same one the last counts. */
function slicesOf(face: string): readonly Slice[] {
  const name = `@fontsource-variable/noto-${face}`;
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const css = readFileSync(join(folder, 'index.css'), 'utf8');
  return [...css.matchAll(/url\((\.\/files\/[^)]+)\).*?unicode-range: ([^;]+);/gs)]
    .map(([, file = '', ranges = '']) => {
      const within = ranges.split(',').map((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
      const has = (code: number) => within.some(([from, to]) => code >= from && code <= to);
      return { file: join(folder, file), has };
    })
    .reverse();
}

/** The font's own width of each of its characters, in thousandths of an em. */
async function widthsInFont(family: Family, weight: FontWeight): Promise<Map<number, number>> {
  const slices = slicesOf(`${family}-sc`);
  const asked = [
    ...Array.from({ length: END_OF_LETTERS - FROM }, (_, at) => FROM + at),
    ...widthsOf(METRICS[family], weight).keys(),
    ...MORE.map((sign) => sign.codePointAt(0) ?? 0),
  ];
  const seen = new Set(asked.filter((code) => !UNSEEN.test(String.fromCodePoint(code))));
  const bySlice = new Map<Slice | undefined, number[]>();
  for (const code of seen) {
    const slice = slices.find(({ has }) => has(code));
    bySlice.set(slice, [...(bySlice.get(slice) ?? []), code]);
  }
  const widths = new Map<number, number>();
  for (const [slice, codes] of bySlice) {
    if (slice === undefined) continue;
    const how = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
    const font = await subsetFont(readFileSync(slice.file), String.fromCodePoint(...codes), how);
    const inside = create(font);
    if (!('glyphForCodePoint' in inside)) throw new TypeError(`${slice.file} is a collection of fonts`);
    for (const code of codes) {
      if (!inside.hasGlyphForCodePoint(code)) continue;
      widths.set(code, (inside.glyphForCodePoint(code).advanceWidth * 1000) / inside.unitsPerEm);
    }
  }
  return widths;
}

describe.each(FACES)('the widths of $family at $weight', ({ family, weight }) => {
  it('are those of the font', async () => {
    const inFont = await widthsInFont(family, weight);
    expect(inFont.size).toBeGreaterThan(900);
    const wrong = [...inFont].flatMap(([code, width]) => {
      const [glyph] = glyphsOf(String.fromCodePoint(code), { family, weight });
      // The table has whole numbers. A picture is drawn in another face.
      const isSame = glyph?.look?.isPicture || Math.abs((glyph?.width ?? 0) - width) <= 0.5;
      return isSame ? [] : [`U+${code.toString(16)} is ${glyph?.width}, in the font ${width}`];
    });
    expect(wrong).toEqual([]);
  });
});

const PICTURES = ['😀', '❤️', '✈', '1️⃣', '🇨🇳', '👍🏽', '👨‍👩‍👧', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🧑‍🤝‍🧑', '🐉', '🀄'];

it.each(PICTURES)('the face for emoji draws %s as one glyph of the known width', async (picture) => {
  const codes = [...picture].map((sign) => sign.codePointAt(0) ?? 0);
  const slice = slicesOf('emoji').find(({ has }) => codes.every(has));
  expect(slice).toBeDefined();
  const font = create(
    await subsetFont(readFileSync(slice?.file ?? ''), picture, { targetFormat: 'truetype' }),
  );
  if (!('layout' in font)) throw new TypeError('a collection of fonts');
  const { glyphs } = font.layout(picture);
  const [glyph] = glyphsOf(picture, FACES[0] as (typeof FACES)[number]);
  expect(glyphs.map(({ advanceWidth }) => (advanceWidth * 1000) / font.unitsPerEm)).toEqual([glyph?.width]);
});
