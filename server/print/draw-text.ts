import type { TextElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { DOT, hasDot } from '#contracts/rules/pages/emphasis.ts';
import { METRICS, PICTURE_EM, sizeOf } from '#contracts/rules/pages/glyphs.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import { linesOf, type TextLine } from '#contracts/rules/pages/text-layout.ts';
import { inkOf } from './ink.ts';
import type { Pen } from './pen.ts';
import { runsOfLine, type TextRun } from './text-runs.ts';

/** Widths were measured without them. */
const PLAIN = { kern: false, liga: false };
/** How far up or down a raised part goes, in font sizes of its text. */
const RISE = { 1: 0.35, [-1]: -0.15 } as const;

/** A text in its own lines, as `TextBlock` of the pages draws it. */
export function drawText(pen: Pen, element: TextElement): void {
  const { style, w } = element;
  for (const line of linesOf(element)) {
    const { doc } = pen;
    doc.save();
    if (style.vertical) {
      // The line runs down along its middle.
      doc.translate(w - line.y - line.height / 2, 0);
      for (const run of runsOfLine(line, style)) drawDown(pen, run, line, style);
    } else {
      doc.translate(0, line.baseline);
      for (const run of runsOfLine(line, style)) drawAlong(pen, run, line, style);
    }
    doc.restore();
  }
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
  readonly features?: Readonly<Record<string, boolean>>;
}

function write({ doc, fontOf }: Pen, run: TextRun, { x, y, spread, features = PLAIN }: Written): void {
  const size = run.face === 'emoji' ? Math.min(run.size, run.length / PICTURE_EM) : run.size;
  doc.font(fontOf(run)).fontSize(size);
  doc.text(run.text, x, y, {
    ...{ lineBreak: false, baseline: 'alphabetic', characterSpacing: spread, textWidth: 0, wordCount: 1 },
    features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[],
  });
}

/** A run on its baseline, which is the axis. */
function drawAlong(pen: Pen, run: TextRun, line: TextLine, style: TextStyle): void {
  const span = run.look?.span;
  const em = sizeOf(style, run.look);
  const rise = span?.raise === undefined ? 0 : em * RISE[span.raise];
  const ink = inkOf(span?.color ?? style.color, pen.form);
  pen.doc.fillColor(ink);
  write(pen, run, { x: run.at, y: -rise, spread: line.spread });
  if (span?.line !== undefined) {
    const { ascent } = METRICS[style.family];
    const down = run.size * (span.line === 'under' ? UNDER : -ascent / 3000 - LINE / 2);
    pen.doc.rect(run.at, down - rise, run.length, run.size * LINE).fill(ink);
  }
  if (span?.emph) drawDots(pen, run, line, DOT.below * run.size);
  if (span?.href !== undefined && pen.form === 'read' && isSafeAddress(span.href)) {
    pen.doc.link(run.at, -line.size, run.length, line.size * 1.2, span.href);
  }
}

/** Of lines under and through, in ems as browsers draw them: how far down and how thick. */
const UNDER = 0.05;
const LINE = 0.1;

/** 着重号 below every sign of a run, or beside it where lines run down; punctuation has none. */
function drawDots(
  { doc }: Pen,
  { text, at, length, size, look }: TextRun,
  { spread }: TextLine,
  across: number,
): void {
  const signs = [...text];
  const step = (length + spread) / signs.length;
  for (const [place, sign] of signs.entries()) {
    if (!hasDot({ text: sign, width: 0, ...(look ? { look } : {}) })) continue;
    doc.circle(at + place * step + (step - spread) / 2, across, DOT.radius * size).fill();
  }
}

/** A run of a vertical line, whose middle is the axis. */
function drawDown(pen: Pen, run: TextRun, line: TextLine, style: TextStyle): void {
  const { doc } = pen;
  const { ascent, descent } = METRICS[style.family];
  if (!run.isUpright) {
    doc
      .save()
      .rotate(90)
      .translate(0, ((ascent - descent) / 2000) * run.size);
    drawAlong(pen, run, line, style);
    doc.restore();
    return;
  }
  const span = run.look?.span;
  const ink = inkOf(span?.color ?? style.color, pen.form);
  doc.fillColor(ink);
  if (run.look?.isUpright) drawDigits(pen, run, style);
  else {
    const features = { ...PLAIN, vert: true };
    write(pen, run, { x: -run.size / 2, y: run.at + EM_ASCENT * run.size, spread: 0, features });
  }
  if (span?.line !== undefined) {
    // Below the base line that letters lie on, which is left of the axis.
    const under = (ascent - descent) / 2000 + UNDER + LINE;
    const left = (span.line === 'under' ? under : LINE / 2) * run.size;
    doc.rect(-left, run.at, run.size * LINE, run.length + line.spread).fill(ink);
  }
  if (span?.emph) {
    drawDotBeside(pen, run);
  }
}

function drawDotBeside({ doc }: Pen, { text, at, length, size, look }: TextRun): void {
  if (!hasDot({ text, width: 0, ...(look ? { look } : {}) })) return;
  doc.circle(DOT.beside * size, at + length / 2, DOT.radius * size).fill();
}

/** Where the baseline of an em square is. */
const EM_ASCENT = 0.9;

/** One or two digits side by side in one square (纵中横), pressed together where they are wider. */
function drawDigits(pen: Pen, run: TextRun, style: TextStyle): void {
  const { doc } = pen;
  const { ascent, descent } = METRICS[style.family];
  const width = [...run.text].length * DIGIT_EM[style.family] * run.size;
  const press = Math.min(1, run.size / width);
  doc
    .save()
    .translate((-width * press) / 2, run.at + (0.5 + (ascent - descent) / 2000) * run.size)
    .scale(press, 1);
  write(pen, run, { x: 0, y: 0, spread: 0 });
  doc.restore();
}

const DIGIT_EM = { sans: 0.555, serif: 0.557 } as const;
