import PDFDocument from 'pdfkit';
import { fontsFor } from '#server/fonts/cut-font.ts';
import { printable, runsOf } from '#server/fonts/font-slices.ts';

const MM = 72 / 25.4;
const LEAST = 4.5;
const MOST_LINES = 4;
const LEADING = 1.2;
const WEIGHT = 500;

export interface Words {
  readonly text: string;
  /** Millimetres from the left and the top: where the line of writing stands. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
  /** What does not fit into it is written smaller, and at last cut. */
  readonly width?: number;
  /** Room for several lines, in millimetres, where one would be too small. */
  readonly height?: number;
}

export interface Pen {
  words(words: Words): void;
  line(from: readonly [number, number], to: readonly [number, number], width?: number): void;
  ellipse(centre: readonly [number, number], radii: readonly [number, number]): void;
  watermark(text: string, centre: readonly [number, number], size: number): void;
}

/** In points. Without a height there is one line. */
interface Room {
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly at: Date;
  /** The colour of lines. */
  readonly ink: string;
  readonly red: string;
}

/** Draws one page in millimetres. It is drawn twice: first to know which signs are needed, then with their fonts. */
export async function drawPage(sheet: Sheet, draw: (pen: Pen) => void): Promise<Buffer> {
  const needed: string[] = ['…'];
  const nothing = () => {};
  draw({
    words: ({ text }) => needed.push(text),
    line: nothing,
    ellipse: nothing,
    watermark: (text) => needed.push(text),
  });
  const fonts = await fontsFor(needed, WEIGHT);
  const info = { Title: sheet.title, Creator: 'Desk', Producer: 'Desk', CreationDate: sheet.at };
  const pdf = new PDFDocument({ size: [sheet.width * MM, sheet.height * MM], margin: 0, info });
  for (const [slice, font] of fonts) pdf.registerFont(`f${slice}`, font);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  draw(penOn(pdf, sheet));
  pdf.end();
  return whole;
}

function penOn(pdf: PDFKit.PDFDocument, { ink, red }: Sheet): Pen {
  const widthOf = (text: string, size: number) =>
    runsOf(text).reduce(
      (sum, run) => sum + pdf.font(`f${run.slice}`).fontSize(size).widthOfString(run.text),
      0,
    );

  function write(text: string, x: number, y: number, size: number): void {
    let left = x;
    for (const run of runsOf(text)) {
      pdf.font(`f${run.slice}`).fontSize(size);
      pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += pdf.widthOfString(run.text);
    }
  }

  /** As large as it can be in its place, on as many lines as that takes. */
  function fitted(text: string, wished: number, { width, height }: Room): { lines: string[]; size: number } {
    const perPoint = widthOf(text, wished) / wished;
    // Every line but the last may end a sign before its edge.
    const sizes = Array.from({ length: height === 0 ? 1 : MOST_LINES }, (_, more) =>
      Math.min(
        wished,
        (width * (more + 1)) / (perPoint + more),
        more === 0 ? wished : height / (more + 1) / LEADING,
      ),
    );
    const best = Math.max(...sizes);
    const size = Math.max(LEAST, best);
    const most = sizes.indexOf(best) + 1;
    const lines: string[] = [''];
    for (const sign of printable(text)) {
      const last = lines.at(-1) ?? '';
      if (widthOf(last + sign, size) <= width * 1.001) lines[lines.length - 1] = last + sign;
      else lines.push(sign);
    }
    if (lines.length <= most) return { lines, size };
    let end = lines[most - 1] ?? '';
    while (end !== '' && widthOf(`${end}…`, size) > width) end = [...end].slice(0, -1).join('');
    return { lines: [...lines.slice(0, most - 1), `${end}…`], size };
  }

  return {
    words({ text, x, y, size, colour, align = 'left', width, height = 0 }) {
      if (text === '') return;
      const room = { width: (width ?? 0) * MM, height: height * MM };
      const fit = width === undefined ? { lines: [text], size } : fitted(text, size, room);
      const lead = fit.size * LEADING;
      const first = y * MM - (lead * (fit.lines.length - 1)) / 2;
      pdf.fillColor(colour);
      fit.lines.forEach((line, index) => {
        const shift = align === 'left' ? 0 : widthOf(line, fit.size) / (align === 'center' ? 2 : 1);
        write(line, x * MM - shift, first + lead * index, fit.size);
      });
    },
    line([fromX, fromY], [toX, toY], width = 0.6) {
      pdf.moveTo(fromX * MM, fromY * MM).lineTo(toX * MM, toY * MM);
      pdf.lineWidth(width).strokeColor(ink).stroke();
    },
    ellipse([x, y], [a, b]) {
      pdf.ellipse(x * MM, y * MM, a * MM, b * MM);
      pdf.lineWidth(1.2).strokeColor(red).stroke();
    },
    watermark(text, [x, y], size) {
      pdf.save().rotate(-18, { origin: [x * MM, y * MM] });
      pdf.fillColor(red).fillOpacity(0.09);
      write(text, x * MM - widthOf(text, size) / 2, y * MM + size / 3, size);
      pdf.fillOpacity(1).restore();
    },
  };
}
