import { create, type Font } from 'fontkit';
import { cutFont } from '#server/fonts/cut-font.ts';
import { runsOf } from '#server/fonts/font-slices.ts';
import { el } from '../../media/svg.ts';

/** Entities of our own drawings. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const TAG = /<(\/?)(g|text)\b([^>]*)>(?:([^<]*)<\/text>)?/g;

type Attributes = Readonly<Record<string, string>>;
type Fonts = ReadonlyMap<string, Font>;

/** A drawing whose words are paths: what draws it has no fonts, or others than the pages. */
export async function withOutlinedWords(svg: string): Promise<string> {
  if (!svg.includes('<text')) return svg;
  const fonts = await fontsOf(svg);
  return eachText(svg, (attributes, text) => outlined(attributes, text, fonts));
}

/** Replaces each text, with the attributes that it has and those of the groups around it. */
function eachText(svg: string, drawn: (attributes: Attributes, text: string) => string): string {
  const around: Attributes[] = [];
  return svg.replaceAll(TAG, (tag, closing: string, name: string, rest: string, content?: string) => {
    if (name === 'g') {
      if (closing) around.pop();
      else if (!rest.endsWith('/')) around.push(attributesIn(rest));
      return tag;
    }
    const text = (content ?? '').replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
    const inherited = around.map(({ opacity, transform, ...handedOn }) => handedOn);
    return drawn(Object.assign({}, ...inherited, attributesIn(rest)), text);
  });
}

function attributesIn(text: string): Attributes {
  const parts = text.split('"');
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    pairs.push([(parts[at] ?? '').trim().slice(0, -1), parts[at + 1] ?? '']);
  }
  return Object.fromEntries(pairs);
}

function faceOf(attributes: Attributes): { readonly face: 'sans' | 'serif'; readonly weight: number } {
  const family = attributes['font-family'] ?? '';
  const weight = Math.min(Math.max(Number(attributes['font-weight'] ?? 400) || 400, 200), 900);
  return { face: family.endsWith('sans-serif') ? 'sans' : 'serif', weight };
}

async function fontsOf(svg: string): Promise<Fonts> {
  const wishes = new Map<
    string,
    { face: 'sans' | 'serif'; weight: number; slice: number; signs: Set<string> }
  >();
  eachText(svg, (attributes, text) => {
    const { face, weight } = faceOf(attributes);
    for (const run of runsOf(text, face)) {
      const key = `${face} ${weight} ${run.slice}`;
      const wish = wishes.get(key) ?? { face, weight, slice: run.slice, signs: new Set() };
      for (const sign of run.text) wish.signs.add(sign);
      wishes.set(key, wish);
    }
    return '';
  });
  const fonts = new Map<string, Font>();
  for (const [key, wish] of wishes) fonts.set(key, create(await cutFont(wish)) as Font);
  return fonts;
}

interface Outline {
  readonly path: string;
  readonly width: number;
}

const ANCHORS: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function outlined(attributes: Attributes, text: string, fonts: Fonts): string {
  const { face, weight } = faceOf(attributes);
  const size = Number(attributes['font-size'] ?? 16);
  const spread = Number(attributes['letter-spacing'] ?? 0);
  const anchor = ANCHORS[attributes['text-anchor'] ?? ''] ?? 0;
  const [xs, ys] = [placesIn(attributes.x), placesIn(attributes.y)];
  const signs = runsOf(text, face).flatMap((run) =>
    [...run.text].map((sign) => ({ sign, slice: run.slice })),
  );
  const widths = signs.map(({ sign, slice }) => widthOf(fonts.get(`${face} ${weight} ${slice}`), sign, size));
  const isPlaced = xs.length > 1 || ys.length > 1;
  const whole = widths.reduce((sum, width) => sum + width + spread, 0);
  let x = (xs[0] ?? 0) - (isPlaced ? 0 : anchor * whole);
  const outlines = signs.map(({ sign, slice }, at): Outline => {
    const width = widths[at] ?? 0;
    const left = isPlaced ? (xs[at] ?? x) - anchor * width : x;
    x = left + width + spread;
    const y = ys[at] ?? ys.at(-1) ?? 0;
    return { path: outlineOf(fonts.get(`${face} ${weight} ${slice}`), sign, { size, left, y }), width };
  });
  const { fill, opacity, transform } = attributes;
  const looks = { fill, opacity, transform, 'fill-opacity': attributes['fill-opacity'] };
  return el('path', { d: outlines.map(({ path }) => path).join(''), ...looks });
}

function placesIn(text = ''): number[] {
  return text.split(/[\s,]+/).flatMap((one) => (one === '' ? [] : [Number(one)]));
}

function widthOf(font: Font | undefined, sign: string, size: number): number {
  return font ? (font.layout(sign).advanceWidth / font.unitsPerEm) * size : 0;
}

function outlineOf(
  font: Font | undefined,
  sign: string,
  { size, left, y }: { readonly size: number; readonly left: number; readonly y: number },
): string {
  if (!font) return '';
  const scale = size / font.unitsPerEm;
  return font
    .layout(sign)
    .glyphs.map(({ path }) => path.scale(scale, -scale).translate(left, y).toSVG())
    .join('');
}
