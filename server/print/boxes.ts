import type { Box } from '#contracts/rules/pages/document.ts';
import type { PrintForm } from '#contracts/rules/print/print-forms.ts';

/** 出血: the paper that is printed beyond the edge and cut off. */
export const BLEED_MM = 3;
/** Room for the marks beyond the bleed. */
const MARKS_MM = 7;

/** Millimetres from the upper left corner of the sheet. */
export interface SheetBoxes {
  readonly sheet: Box;
  /** 成品框: where the knife goes. */
  readonly trim: Box;
  readonly bleed: Box;
}

export function boxesOf(
  form: PrintForm,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): SheetBoxes {
  const edge = form === 'print' ? BLEED_MM + MARKS_MM : 0;
  const bleed = form === 'print' ? BLEED_MM : 0;
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

/** 裁切线: two at each corner, which point along the edges and touch nothing that is printed. */
export function cropMarks({ trim }: SheetBoxes): (readonly [number, number, number, number])[] {
  const near = BLEED_MM + MARK_GAP_MM;
  const far = near + MARK_MM;
  return [trim.x, trim.x + trim.w].flatMap((x, right) =>
    [trim.y, trim.y + trim.h].flatMap((y, bottom) => {
      const [across, along] = [right ? 1 : -1, bottom ? 1 : -1];
      return [
        [x + across * near, y, x + across * far, y] as const,
        [x, y + along * near, x, y + along * far] as const,
      ];
    }),
  );
}
