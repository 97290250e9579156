import { type Face, type FontFile, fontFiles } from './font-files.ts';
import { GAPS } from './gaps.ts';

/** What stands for a sign that no font has (缺字). */
export const MISSING_SIGN = '〓';

interface Slice {
  readonly file: FontFile;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const tables = new Map<Face, readonly Slice[]>();
const found = new Map<string, number>();

/** A face comes in about a hundred slices, each of which says which signs it has. */
function slicesOf(face: Face): readonly Slice[] {
  const known = tables.get(face);
  if (known) return known;
  const slices = fontFiles(face).map((file) => ({ file, ranges: file.ranges.split(',').map(rangeOf) }));
  tables.set(face, slices);
  return slices;
}

function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The slice of a face that has a sign, or -1. */
export function sliceOf(face: Face, sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const key = `${face} ${code}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const at = GAPS[face].has(code)
    ? -1
    : slicesOf(face).findIndex(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
  found.set(key, at);
  return at;
}

/** The slice that has all signs of a cluster, else that of the first; -1 where the face lacks it. */
export function sliceOfAll(face: Face, text: string): number {
  const first = sliceOf(face, text);
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  if (first < 0 || codes.length === 1) return first;
  const all = slicesOf(face).findIndex(({ ranges }) =>
    codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
  return all < 0 ? first : all;
}

/** A text as the face can write it. */
export function printable(text: string, face: Face = 'serif'): string {
  return [...text].map((sign) => (sliceOf(face, sign) < 0 ? MISSING_SIGN : sign)).join('');
}

/** Neighbouring signs of one slice, to be written in one go. */
export function runsOf(
  text: string,
  face: Face = 'serif',
): { readonly slice: number; readonly text: string }[] {
  const runs: { slice: number; text: string }[] = [];
  for (const sign of printable(text, face)) {
    const slice = sliceOf(face, sign);
    const last = runs.at(-1);
    if (last?.slice === slice) last.text += sign;
    else runs.push({ slice, text: sign });
  }
  return runs;
}

/** What of a face a document needs. */
export interface FontWish {
  readonly face: Face;
  readonly weight: number;
  readonly slice: number;
  readonly signs: ReadonlySet<string>;
}

/** The file that a wish is cut from. */
export function sliceFile({ face, slice }: FontWish): FontFile {
  const found = slicesOf(face)[slice];
  if (found === undefined) throw new RangeError(`${face} has no slice ${slice}`);
  return found.file;
}
