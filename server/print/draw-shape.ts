import { encodeQR } from 'qr';
import { codePath } from '#contracts/rules/cards/code-runs.ts';
import type { CodeElement, ShapeElement } from '#contracts/rules/pages/document.ts';
import { inkOf } from './ink.ts';
import type { Pen } from './pen.ts';
import { shapePath } from './shape-path.ts';

/** As browsers join the strokes of drawings. */
const MITER = 4;

export function drawShape({ doc, form, dashed }: Pen, element: ShapeElement): void {
  const { fill, stroke, strokeWidth, dash } = element;
  const path = shapePath(element);
  if (path === '') return;
  if (fill !== null && element.form !== 'line') {
    // Below a stroke that lies inside the ground reaches its outer edge, and is covered there.
    doc.path(stroke === null || strokeWidth === 0 ? path : shapePath({ ...element, strokeWidth: 0 }));
    doc.fill(fill, 'nonzero');
  }
  if (stroke === null || strokeWidth === 0) return;
  doc.path(path).lineWidth(strokeWidth).miterLimit(MITER).strokeColor(inkOf(stroke, form));
  if (dash) dashed(dashes(dash));
  doc.stroke();
}

/** An odd number of lengths is counted twice, as in drawings for browsers; nothing but gaps is no line. */
function dashes(lengths: readonly number[]): readonly number[] {
  if (lengths.every((length) => length === 0)) return [];
  return lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
}

/** 二维码 as one path. */
export function drawCode({ doc, form }: Pen, { text, ink, w, h }: CodeElement): void {
  const lit = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const side = lit.length - 2;
  const scale = Math.min(w, h) / side;
  doc.translate((w - side * scale) / 2, (h - side * scale) / 2).scale(scale);
  doc.path(codePath(lit, -1)).fill(inkOf(ink, form));
}
