import { PRINT_DPI } from '#contracts/rules/pages/geometry/dpi.ts';
import { MOST_SOURCE_FACTS, type SourceFacts } from '#contracts/rules/print/preflight/source-facts.ts';
import { coarsestPicture } from './coarsest-picture.ts';
import { PdfFile } from './pdf-file.ts';
import { isDict, OddPdf, type PdfDict, PdfRef, type PdfValue } from './pdf-values.ts';
import { type SourcePage, sourcePages } from './source-pages.ts';

const NEARLY_PT = 1.5;
/** What is not judged by then is not judged. */
const LONGEST_MS = 8000;

/** What a PDF is that a member brought; a hostile one ends in time. */
export function sourceFactsOf(path: string, ownPages: number): SourceFacts {
  const until = performance.now() + LONGEST_MS;
  let file: PdfFile | undefined;
  try {
    file = new PdfFile(path);
    const { pages } = sourcePages(file);
    if (pages.length !== ownPages) throw new OddPdf('damaged');
    return { ...factsOf(file, pages, until), why: '' };
  } catch (error) {
    const why = error instanceof OddPdf ? error.why : 'damaged';
    return { why, bareFonts: [], otherSizes: [], unbled: [], coarse: [] };
  } finally {
    file?.close();
  }
}

function factsOf(file: PdfFile, pages: readonly SourcePage[], until: number): Omit<SourceFacts, 'why'> {
  const [first] = pages;
  const bare = new Map<string, number>();
  const known = new Set<number>();
  const otherSizes: number[] = [];
  const unbled: number[] = [];
  const coarse: { page: number; dpi: number }[] = [];
  for (const [at, page] of pages.entries()) {
    if (performance.now() > until) break;
    const no = at + 1;
    for (const name of bareFonts(file, page.dict, known)) if (!bare.has(name)) bare.set(name, no);
    if (first && !isAsLarge(page, first)) otherSizes.push(no);
    if (!page.boxes.hasBleed) unbled.push(no);
    const dpi = coarsestPicture(file, page.dict);
    if (dpi !== null && dpi < PRINT_DPI) coarse.push({ page: no, dpi });
  }
  const some = <T>(list: readonly T[]) => list.slice(0, MOST_SOURCE_FACTS);
  coarse.sort((one, other) => one.dpi - other.dpi);
  return {
    bareFonts: some([...bare].map(([name, page]) => ({ page, name }))),
    otherSizes: some(otherSizes),
    unbled: some(unbled),
    coarse: some(coarse),
  };
}

function isAsLarge(page: SourcePage, first: SourcePage): boolean {
  const size = ({ boxes: { trim } }: SourcePage) => [trim[2] - trim[0], trim[3] - trim[1]] as const;
  const [own, other] = [size(page), size(first)];
  return own.every((side, at) => Math.abs(side - (other[at] ?? 0)) <= NEARLY_PT);
}

/** The names of fonts of a page that are not in the file; each font is looked at once. */
function bareFonts(file: PdfFile, page: PdfDict, known: Set<number>): string[] {
  const fonts = file.dictOf(file.dictOf(page.get('/Resources'))?.get('/Font'));
  return [...(fonts?.values() ?? [])].flatMap((value) => {
    if (value instanceof PdfRef) {
      if (known.has(value.no)) return [];
      known.add(value.no);
    }
    const font = file.dictOf(value);
    return font && !isEmbedded(file, font) ? nameOf(file.resolved(font.get('/BaseFont'))) : [];
  });
}

function isEmbedded(file: PdfFile, font: PdfDict): boolean {
  if (file.resolved(font.get('/Subtype')) === '/Type3') return true;
  const below = file.resolved(font.get('/DescendantFonts'));
  const [drawn = font] = Array.isArray(below) ? below : [];
  const own = file.dictOf(drawn);
  const descriptor = own && file.dictOf(own.get('/FontDescriptor'));
  return ['/FontFile', '/FontFile2', '/FontFile3'].some((name) => descriptor?.has(name));
}

const LONGEST_NAME = 40;

/** Names are bytes, with others than letters written as `#` and their number. */
function nameOf(value: PdfValue | undefined): string {
  if (typeof value !== 'string' || isDict(value)) return '未命名';
  const bytes = value
    .slice(1)
    .replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const plain = Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replace(/^[A-Z]{6}\+/, '');
  return plain.replaceAll(/[^\p{L}\p{N} ,_.-]/gu, '').slice(0, LONGEST_NAME) || '未命名';
}
