import { type Done, done, type Refused, type RefusedPart, refused } from '../decision.ts';
import { ORDER_LINES_MAX } from '../limits.ts';
import { joinCnums, selectCnums } from '../print/cnums.ts';
import type { GoodsWithSteps, Selections } from '../print/goods.ts';
import { printLine } from '../print/goods-line.ts';
import { refusedChoice, refusedChoiceText } from '../print/step-availability.ts';

interface LineInCart {
  readonly state: 'valid' | 'stale' | 'withdrawn';
  readonly invalidReason: string;
  readonly pageNum: number;
  readonly selections: Selections;
  readonly goods: GoodsWithSteps;
}

export const NOT_IN_CART = '商品不在购物车中';

/** The lines that a text names, ids joined by commas, each once; refused where they are more than one order takes. */
export function namedLines(cartIDs: string): Done<readonly string[]> | Refused<'order-lines'> {
  const texts = [...new Set(cartIDs.split(','))];
  if (texts.length <= ORDER_LINES_MAX) return done(texts);
  const reason = `一次最多下单 ${ORDER_LINES_MAX} 件商品，请分开下单`;
  return refused('order-lines', { lines: [refusedPart(texts[ORDER_LINES_MAX] ?? '', reason)] });
}

/** All lines that were named can be ordered (待下单商品), or it is said of each that cannot why; null is none of the member's. */
export function checkLines<Line extends LineInCart>(
  named: readonly { readonly text: string; readonly line: Line | null }[],
): Done<readonly Line[]> | Refused<'order-lines'> {
  const lines = named.flatMap(({ text, line }) => {
    const reason = line === null ? NOT_IN_CART : whyNot(line);
    return reason === null ? [] : [refusedPart(text, reason)];
  });
  return lines.length > 0 ? refused('order-lines', { lines }) : done(named.flatMap(({ line }) => line ?? []));
}

/** What was sent may be anything, and no id is longer than this. */
function refusedPart(text: string, reason: string): RefusedPart<'cartID'> {
  return { cartID: text.slice(0, 18), reason };
}

function whyNot(line: LineInCart): string | null {
  const { goods, invalidReason } = line;
  if (line.state === 'withdrawn' || goods.saleable !== 'Y') return invalidReason || '商品已下架';
  if (line.state === 'stale') return invalidReason || '作品已更新，请重新选择印刷选项';
  const print = printLine(goods, line.pageNum, line.selections);
  if (!selectCnums(print.buzhou, joinCnums(print.buzhou)).ok) return '印刷选项不完整，请重新选择';
  const forbidden = refusedChoice(print);
  return forbidden && refusedChoiceText(forbidden);
}
