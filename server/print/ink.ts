import type { PrintForm } from '#contracts/rules/print/print-forms.ts';

/** Percent of cyan, magenta, yellow and black, or a colour `#rrggbb`. */
export type Ink = string | [number, number, number, number];

const BLACK = '#000000';
/** 单黑: black type of four inks has coloured edges as soon as the paper moves. */
export const BLACK_INK: Ink = [0, 0, 0, 100];

/** The ink of text and lines. Screens show black ink as grey, so files to be read have none. */
export function inkOf(color: string, form: PrintForm): Ink {
  return form !== 'read' && color === BLACK ? BLACK_INK : color;
}
