/** More than this is a book for the printing house, not for a printer at home. */
export const MOST_PRINTED = 40;

export type PrintRange = readonly [first: number, last: number];

/** The pages of 12 or 3-8 (打印范围), or what is wrong with it. */
export function printRange(text: string, pageNum: number): PrintRange | string {
  const [, from, to = from] = /^\s*(\d+)\s*(?:[-–—~至到]\s*(\d+)\s*)?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === undefined) return '请输入页码，如 3 或 3-8';
  if (first < 1 || last > pageNum || first > last) return `请输入 1 到 ${pageNum} 之间的页码`;
  if (last - first >= MOST_PRINTED) return `一次最多打印 ${MOST_PRINTED} 页`;
  return [first, last];
}
