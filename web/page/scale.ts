/**
 * Pages are drawn at this many pixels to the millimetre and then scaled. Large, because browsers in Chinese refuse small
 * letters and round their widths; what is not drawn at that size costs nothing.
 */
export const PX_PER_MM = 10;

export function px(millimetres: number): string {
  return `${Number((millimetres * PX_PER_MM).toFixed(3))}px`;
}
