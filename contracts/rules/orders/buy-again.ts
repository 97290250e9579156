import { type Done, done, type Refused, refused } from '../decision.ts';
import { type LinePrice, linePrice, quoteChoice } from '../price/choice-price.ts';
import type { GoodsWithSteps, Selections } from '../print/goods.ts';
import { pagesText, printLine, selectionsOf } from '../print/goods-line.ts';
import { reselect } from '../print/reselect.ts';

interface OrderedLine {
  /** The version that was printed, and when the work was changed last before; null where it was forgotten. */
  readonly publicationSeq: number | null;
  readonly versionAt: number;
  readonly publicationName: string;
  readonly goodsName: string;
  readonly pageNum: number;
  readonly count: number;
  readonly selections: Selections;
  readonly remark: string;
}

export interface LineAgain extends LinePrice {
  readonly publicationId: number;
  /** The version that is printed; null for the work as it is. */
  readonly publicationSeq: number | null;
  readonly goodsId: number;
  readonly count: number;
  readonly pageNum: number;
  readonly showPageNum: string;
  readonly selections: Selections;
  readonly remark: string;
}

/**
 * 再次购买: an ordered line for the cart, at today's price, with the ordered options, and with the pages that were
 * printed or those of the present publication. What cannot be printed any more is replaced.
 */
export function lineAgain(
  line: OrderedLine,
  now: {
    readonly publication: {
      readonly id: number;
      readonly pageNum: number;
      readonly updatedAt: number;
    } | null;
    readonly goods: GoodsWithSteps | null;
    readonly version: 'ordered' | 'current';
  },
): Done<LineAgain> | Refused<'bad-choice'> {
  const { publication, goods } = now;
  if (!publication) return refused('bad-choice', { message: `《${line.publicationName}》已不存在` });
  if (goods?.saleable !== 'Y') return refused('bad-choice', { message: `${line.goodsName}已下架` });
  const pageNum = now.version === 'current' ? publication.pageNum : line.pageNum;
  const settled = reselect(printLine(goods, pageNum, line.selections));
  const [impossible] = settled.impossible;
  if (impossible) {
    return refused('bad-choice', { message: `《${line.publicationName}》：${impossible.text}` });
  }
  const selections = selectionsOf(settled.line);
  const isAsPrinted = now.version === 'ordered' && publication.updatedAt !== line.versionAt;
  const { count, remark } = line;
  return done({
    publicationId: publication.id,
    publicationSeq: isAsPrinted ? line.publicationSeq : null,
    goodsId: goods.id,
    count,
    pageNum,
    showPageNum: pagesText(pageNum),
    selections,
    remark,
    ...linePrice(quoteChoice(goods, { pageNum, count, selections }), count),
  });
}
