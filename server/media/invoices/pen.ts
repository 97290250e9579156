import PDFDocument from 'pdfkit';
import { fontsFor, printable, runsOf } from './font-slices.ts';

const MM = 72 / 25.4;
const LEAST = 4.5;

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
}

export interface Pen {
  words(words: Words): void;
  line(from: readonly [number, number], to: readonly [number, number], width?: number): void;
  ellipse(centre: readonly [number, number], radii: readonly [number, number]): void;
  watermark(text: string, centre: readonly [number, number], size: number): void;
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
  const fonts = await fontsFor(needed);
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

  function fitted(text: string, size: number, width: number): { text: string; size: number } {
    const needs = widthOf(text, size);
    if (needs <= width) return { text, size };
    const smaller = Math.max(LEAST, (size * width) / needs);
    let signs = [...printable(text)];
    while (signs.length > 1 && widthOf(`${signs.join('')}…`, smaller) > width) signs = signs.slice(0, -1);
    const isWhole = widthOf(text, smaller) <= width * 1.001;
    return { text: isWhole ? text : `${signs.join('')}…`, size: smaller };
  }

  return {
    words({ text, x, y, size, colour, align = 'left', width }) {
      if (text === '') return;
      const fit = width === undefined ? { text, size } : fitted(text, size, width * MM);
      const shift = align === 'left' ? 0 : widthOf(fit.text, fit.size) / (align === 'center' ? 2 : 1);
      pdf.fillColor(colour);
      write(fit.text, x * MM - shift, y * MM, fit.size);
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
