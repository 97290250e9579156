import type { Placed } from '#contracts/rules/pages/document.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import { grouped } from './grouped.ts';
import type { PictureShelf } from './pictures/pictures.ts';
import type { TextRun } from './text-runs.ts';

export const PT_PER_MM = 72 / 25.4;

/** What a page is drawn with. The document's unit is the millimetre, from the trimmed page's upper left corner. */
export interface Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly form: PrintForm;
  readonly pictures: PictureShelf;
  /** The name of the font that a run is registered under. */
  fontOf(run: Pick<TextRun, 'face' | 'weight' | 'slice'>): string;
}

/** Draws an element from the corner of its box: turned about its middle, and with what shows through it. */
export function drawPlaced({ doc }: Pen, { x, y, w, h, turn, opacity }: Placed, draw: () => void): void {
  const place = () => {
    doc.save();
    if (turn) doc.rotate(turn, { origin: [x + w / 2, y + h / 2] });
    doc.translate(x, y);
    draw();
    doc.restore();
  };
  if (opacity === undefined || opacity >= 1) place();
  else if (opacity > 0) grouped(doc, opacity, place);
}
