import { copiesText } from '#contracts/rules/print/counting-word.ts';
import type { OrderLine, OrderPart } from './orders.ts';

/** What is in a part (分寄内容): 《西湖四时》3 本，《环岛骑行》1 本. */
export function partContents({ copies }: Pick<OrderPart, 'copies'>, lines: readonly OrderLine[]): string {
  return copies
    .flatMap(({ lineID, count }) => {
      const line = lines.find((each) => each.lineID === lineID);
      return line ? [`《${line.clientDesignName}》${copiesText(count, line.goodsName)}`] : [];
    })
    .join('，');
}

/** The lines with as many copies as a part has of them, without those that it has none of. */
export function linesOfPart(part: OrderPart | undefined, lines: readonly OrderLine[]): readonly OrderLine[] {
  if (!part) return lines;
  return lines.flatMap((line) => {
    const count = part.copies.find(({ lineID }) => lineID === line.lineID)?.count ?? 0;
    return count > 0 ? [{ ...line, count }] : [];
  });
}
