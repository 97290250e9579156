import type { Placed } from '#contracts/rules/pages/document.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';
import type { Ink } from './ink.ts';
import type { PictureShelf, PlacedPicture } from './pictures/picture-shelf.ts';
import type { TextRun } from './text-runs.ts';

export const PT_PER_MM = 72 / 25.4;

/** What of a PDF library draws pages; a drawing for screens has the same. */
export interface Paper {
  save(): Paper;
  restore(): Paper;
  translate(x: number, y: number): Paper;
  rotate(degrees: number, about?: { readonly origin?: [number, number] }): Paper;
  scale(x: number, y?: number): Paper;
  rect(x: number, y: number, w: number, h: number): Paper;
  circle(x: number, y: number, radius: number): Paper;
  path(d: string): Paper;
  clip(): Paper;
  fill(ink?: Ink, rule?: 'nonzero'): Paper;
  stroke(): Paper;
  fillColor(ink: Ink): Paper;
  strokeColor(ink: Ink): Paper;
  lineWidth(width: number): Paper;
  miterLimit(limit: number): Paper;
  font(name: string): Paper;
  fontSize(size: number): Paper;
  text(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): Paper;
  image(
    picture: PlacedPicture,
    x: number,
    y: number,
    size: { readonly width: number; readonly height: number },
  ): Paper;
  link(x: number, y: number, w: number, h: number, address: string): Paper;
  goTo(x: number, y: number, w: number, h: number, name: string): Paper;
}

/** What a page is drawn with. The document's unit is the millimetre, from the trimmed page's upper left corner. */
export interface Pen {
  readonly doc: Paper;
  readonly form: PrintForm;
  readonly pictures: PictureShelf;
  /** Draws several things that are see-through as one. */
  seeThrough(opacity: number, draw: () => void): void;
  /** Lengths of strokes and gaps of the lines that follow. */
  dashed(lengths: readonly number[]): void;
  /** The name of the font that a run is registered under. */
  fontOf(run: Pick<TextRun, 'face' | 'weight' | 'slice'>): string;
}

/** Draws an element from the corner of its box: turned about its middle, and with what shows through it. */
export function drawPlaced(
  { doc, seeThrough }: Pen,
  { x, y, w, h, turn, opacity }: Placed,
  draw: () => void,
): void {
  const place = () => {
    doc.save();
    if (turn) doc.rotate(turn, { origin: [x + w / 2, y + h / 2] });
    doc.translate(x, y);
    draw();
    doc.restore();
  };
  if (opacity === undefined || opacity >= 1) place();
  else if (opacity > 0) seeThrough(opacity, place);
}
