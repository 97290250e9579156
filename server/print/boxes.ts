import type { Box } from '#contracts/rules/pages/document.ts';
import { BLEED_MM } from '#contracts/rules/print/page-boxes.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';

/** Room for the marks beyond the bleed. */
const MARKS_MM = 7;

/** Millimetres from the upper left corner of the sheet. */
export interface SheetBoxes {
  readonly sheet: Box;
  /** 成品框: where the knife goes. */
  readonly trim: Box;
  readonly bleed: Box;
}

/** The boxes of what is as large as that when it is cut; only what is read on screens is not cut. */
export function boxesOf(
  form: PrintForm,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): SheetBoxes {
  const bleed = form === 'read' ? 0 : BLEED_MM;
  const edge = form === 'read' ? 0 : bleed + MARKS_MM;
  const trim = { x: edge, y: edge, w: widthMm, h: heightMm };
  return {
    sheet: { x: 0, y: 0, w: widthMm + 2 * edge, h: heightMm + 2 * edge },
    trim,
    bleed: grown(trim, bleed),
  };
}

export function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** From the bleed outwards. */
const MARK_GAP_MM = 1;
const MARK_MM = 5;

export type MarkLine = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** 裁切线: two at each corner, which point along the edges and touch nothing that is printed. */
export function cropMarks({ trim }: Pick<SheetBoxes, 'trim'>): MarkLine[] {
  const near = BLEED_MM + MARK_GAP_MM;
  const far = near + MARK_MM;
  return [trim.x, trim.x + trim.w].flatMap((x, right) =>
    [trim.y, trim.y + trim.h].flatMap((y, bottom): MarkLine[] => {
      const [across, along] = [right ? 1 : -1, bottom ? 1 : -1];
      return [
        [x + across * near, y, x + across * far, y],
        [x, y + along * near, x, y + along * far],
      ];
    }),
  );
}

/** 折线: above and below a place where the paper is folded. */
export function foldMarks({ trim }: Pick<SheetBoxes, 'trim'>, x: number): MarkLine[] {
  const near = BLEED_MM + MARK_GAP_MM;
  const far = near + MARK_MM;
  const bottom = trim.y + trim.h;
  return [
    [x, trim.y - near, x, trim.y - far],
    [x, bottom + near, x, bottom + far],
  ];
}
