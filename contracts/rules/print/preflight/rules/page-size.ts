import type { TrimSize } from '../../page-boxes.ts';
import type { BookRule } from '../finding.ts';

const WIDEST_SHEET_MM = 600;
/** Finished sizes differ by as much when they are cut. */
const EQUAL_MM = 0.5;

const sizeText = ({ widthMm, heightMm }: TrimSize) => `${widthMm} × ${heightMm} 毫米`;

function isSame(a: TrimSize, b: TrimSize): boolean {
  return Math.abs(a.widthMm - b.widthMm) <= EQUAL_MM && Math.abs(a.heightMm - b.heightMm) <= EQUAL_MM;
}

/** A page size that no press takes, or other than that of the goods (成品尺寸). */
export const pageSize: BookRule = {
  id: 'page-size',
  checkBook({ widthMm, heightMm }, { trim }) {
    const whole = { page: null } as const;
    const size = { widthMm, heightMm };
    if (Math.max(widthMm, heightMm) > WIDEST_SHEET_MM) {
      const text = `成品尺寸超过 ${WIDEST_SHEET_MM} 毫米，请缩小版面`;
      return [{ ...whole, level: 'error', text, why: `作品是 ${sizeText(size)}，机器放不下。` }];
    }
    if (!trim || isSame(size, trim)) return [];
    const why = `作品是 ${sizeText(size)}，商品是 ${sizeText(trim)}。`;
    if (isSame({ widthMm: heightMm, heightMm: widthMm }, trim)) {
      return [{ ...whole, level: 'warning', text: '页面方向与商品不同，将转 90° 印刷', why }];
    }
    return [{ ...whole, level: 'warning', text: '页面大小与商品不同，需要裁切、留白或缩放', why }];
  },
};
