import type { TrimSize } from './page-boxes.ts';

/** A usual size of printed matter (标准开本). */
export interface FinishedSize extends TrimSize {
  readonly name: string;
}

export const FINISHED_SIZES: readonly FinishedSize[] = [
  { name: 'A4', widthMm: 210, heightMm: 297 },
  { name: 'A5', widthMm: 148, heightMm: 210 },
  { name: '16 开', widthMm: 185, heightMm: 260 },
  { name: '32 开', widthMm: 130, heightMm: 185 },
  { name: '方形', widthMm: 210, heightMm: 210 },
  { name: '名片', widthMm: 90, heightMm: 54 },
];

/** 裁切 fills the sheet and loses what lies over, 留白 shows all of the page, 缩放 pulls it into the sheet. */
export const FIT_WAYS = ['crop', 'pad', 'stretch'] as const;
export type FitWay = (typeof FIT_WAYS)[number];
export const FIT_NAMES: Readonly<Record<FitWay, string>> = { crop: '裁切', pad: '留白', stretch: '缩放' };

/** Sizes differ by as much when they are cut. */
const EQUAL_MM = 0.5;

export function isSameSize(a: TrimSize, b: TrimSize): boolean {
  return Math.abs(a.widthMm - b.widthMm) <= EQUAL_MM && Math.abs(a.heightMm - b.heightMm) <= EQUAL_MM;
}

/** The size turned so that it lies or stands as the page does. */
export function turnedAlike(size: FinishedSize, page: TrimSize): FinishedSize {
  const lies = ({ widthMm, heightMm }: TrimSize) => widthMm > heightMm;
  if (lies(size) === lies(page) || size.widthMm === size.heightMm) return size;
  return { ...size, widthMm: size.heightMm, heightMm: size.widthMm };
}

/** What becomes of a page in another size (尺寸适配), in words. */
export function fitWords(page: TrimSize, sheet: TrimSize, way: FitWay): string {
  const [across, down] = [sheet.widthMm / page.widthMm, sheet.heightMm / page.heightMm];
  const scale = way === 'crop' ? Math.max(across, down) : Math.min(across, down);
  const percent = `整页${scale > 1 ? '放大' : '缩小'}到 ${Math.round(scale * 100)}%`;
  if (Math.abs(across / down - 1) < 0.005) return `长宽比相同，${percent}，不裁也不留白`;
  const [width, height] = [page.widthMm * scale, page.heightMm * scale];
  const [side, top] = [Math.abs(width - sheet.widthMm) / 2, Math.abs(height - sheet.heightMm) / 2];
  const edges = side > top ? `左右各 ${rounded(side)} 毫米` : `上下各 ${rounded(top)} 毫米`;
  if (way === 'crop') return `${percent}，${edges}被裁掉`;
  if (way === 'pad') return `${percent}，${edges}留白`;
  const wider = across > down;
  const by = Math.round((wider ? across / down - 1 : down / across - 1) * 100);
  return `图文会变形，${wider ? '横向' : '纵向'}拉长 ${by}%`;
}

const rounded = (millimetres: number) => Math.round(millimetres * 10) / 10;

const WISH = '成品尺寸：';

/** The remark with a wish for another size in its first line, in place of an earlier one; null for none. */
export function withSizeWish(remark: string, wish: { size: FinishedSize; way: FitWay } | null): string {
  const rest = remark
    .split('\n')
    .filter((line) => !line.startsWith(WISH))
    .join('\n');
  if (!wish) return rest;
  const { name, widthMm, heightMm } = wish.size;
  const words = `${WISH}${name} ${widthMm} × ${heightMm} 毫米，${FIT_NAMES[wish.way]}`;
  return rest === '' ? words : `${words}\n${rest}`;
}

/** Whether a remark has a wish for another size. */
export function hasSizeWish(remark: string): boolean {
  return remark.split('\n').some((line) => line.startsWith(WISH));
}
