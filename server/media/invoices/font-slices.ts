import subsetFont from 'subset-font';
import { type FontFile, fontFiles } from './font-files.ts';

/** What stands for a sign that the font does not have (缺字). */
export const MISSING_SIGN = '〓';

interface Slice {
  readonly file: FontFile;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

let known: readonly Slice[] | null = null;

/** The font comes in a hundred slices, each of which says which signs it has. */
function slices(): readonly Slice[] {
  known ??= fontFiles().map((file) => ({ file, ranges: file.ranges.split(',').map(rangeOf) }));
  return known;
}

function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function sliceOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return slices().findIndex(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
}

/** A text as the font can write it. */
export function printable(text: string): string {
  return [...text].map((sign) => (sliceOf(sign) < 0 ? MISSING_SIGN : sign)).join('');
}

/** Signs that stand behind one another in one slice, to be written in one go. */
export function runsOf(text: string): { readonly slice: number; readonly text: string }[] {
  const runs: { slice: number; text: string }[] = [];
  for (const sign of printable(text)) {
    const slice = sliceOf(sign);
    const last = runs.at(-1);
    if (last?.slice === slice) last.text += sign;
    else runs.push({ slice, text: sign });
  }
  return runs;
}

/** The fonts that these texts need, each with just the signs that stand in them. */
export async function fontsFor(texts: readonly string[]): Promise<Map<number, Buffer>> {
  const signs = new Map<number, Set<string>>();
  for (const { slice, text } of texts.flatMap(runsOf)) {
    const of = signs.get(slice) ?? new Set();
    for (const sign of text) of.add(sign);
    signs.set(slice, of);
  }
  const fonts = new Map<number, Buffer>();
  for (const [slice, of] of signs) {
    const found = slices()[slice];
    if (found === undefined) continue;
    const how = { targetFormat: 'truetype', variationAxes: { wght: 500 } } as const;
    fonts.set(slice, await subsetFont(await found.file.read(), [...of].sort().join(''), how));
  }
  return fonts;
}
