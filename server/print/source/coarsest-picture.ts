import type { PdfFile } from './pdf-file.ts';
import { OddPdf, type PdfDict, PdfRef, PdfText, type PdfValue } from './pdf-values.ts';

type Matrix = readonly [number, number, number, number];

const PT_PER_INCH = 72;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_SAVED = 1000;

/** The resolution of the coarsest picture of a page, in dpi; null where it has none, or cannot be told. */
export function coarsestPicture(file: PdfFile, page: PdfDict): number | null {
  try {
    const pictures = file.dictOf(file.dictOf(page.get('/Resources'))?.get('/XObject'));
    if (!pictures) return null;
    const found = [...placedIn(contentOf(file, page.get('/Contents')))].flatMap(({ name, matrix }) => {
      const picture = file.dictOf(pictures.get(name));
      if (!picture || file.resolved(picture.get('/Subtype')) !== '/Image') return [];
      // A mask of letters or a line of pixels is no photograph.
      const [width, height] = ['/Width', '/Height'].map((side) => Number(file.resolved(picture.get(side))));
      if (!width || !height || file.resolved(picture.get('/ImageMask')) === 'true') return [];
      const [a, b, c, d] = matrix;
      const across = width / (Math.hypot(a, b) / PT_PER_INCH);
      const down = height / (Math.hypot(c, d) / PT_PER_INCH);
      return Math.min(width, height) < 8 ? [] : Math.round(Math.min(across, down));
    });
    const known = found.filter(Number.isFinite);
    return known.length > 0 ? Math.min(...known) : null;
  } catch (error) {
    if (error instanceof OddPdf) return null;
    throw error;
  }
}

function contentOf(file: PdfFile, value: PdfValue | undefined): string {
  const whole = file.resolved(value);
  const refs = [Array.isArray(whole) ? whole : (value ?? [])].flat();
  let text = '';
  for (const ref of refs) {
    if (!(ref instanceof PdfRef)) continue;
    text += `${file.streamOf(ref).toString('latin1')}\n`;
    if (text.length > MOST_BYTES) throw new OddPdf('damaged', 'a page of too many commands');
  }
  return text;
}

/** What a page draws by its name, with how large it stretches a square of one point. */
function* placedIn(content: string): Generator<{ readonly name: string; readonly matrix: Matrix }> {
  const text = new PdfText(content);
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1];
  let operands: PdfValue[] = [];
  while (!text.isAtEnd()) {
    const value = text.value();
    if (typeof value !== 'string' || /^[/(<]/.test(value)) {
      operands.push(value);
      continue;
    }
    if (value === 'q' && saved.length < MOST_SAVED) saved.push(matrix);
    else if (value === 'Q') matrix = saved.pop() ?? matrix;
    else if (value === 'cm') matrix = times(operands.slice(-6).map(Number) as unknown as Matrix, matrix);
    else if (value === 'Do') yield { name: String(operands.at(-1)), matrix };
    else if (value === 'BI') text.take(/[\s\S]*?[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ])/y);
    operands = [];
  }
}

function times([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h];
}
