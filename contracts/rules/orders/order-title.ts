import { copiesText } from '../print/counting-word.ts';

export interface TitledLine {
  readonly name: string;
  readonly goodsName: string;
  readonly count: number;
}

/** A title within a title has single marks (单书名号). */
function inMarks(name: string): string {
  return `《${name.replaceAll('《', '〈').replaceAll('》', '〉')}》`;
}

/** The name of an order without room for its lines: 《西湖四时》50 本等 2 件. */
export function orderTitle(lines: readonly TitledLine[]): string {
  const [first] = lines;
  if (first === undefined) return '印刷订单';
  const more = lines.length > 1 ? `等 ${lines.length} 件` : '';
  return `${inMarks(first.name)}${copiesText(first.count, first.goodsName)}${more}`;
}
