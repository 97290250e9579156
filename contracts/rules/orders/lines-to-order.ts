import { type Done, done, type Refused, refused } from '../decision.ts';
import { ORDER_LINES_MAX } from '../limits.ts';
import { joinCnums, selectCnums } from '../print/cnums.ts';
import type { GoodsWithSteps, Selections } from '../print/goods.ts';
import { printLine } from '../print/goods-line.ts';
import { refusedChoice, refusedChoiceText } from '../print/step-availability.ts';
import type { RefusedLine } from '../refusals/details.ts';

interface LineInCart {
  readonly state: 'valid' | 'stale' | 'withdrawn';
  readonly invalidReason: string;
  readonly pageNum: number;
  readonly publication: { readonly name: string; readonly pageNum: number };
  readonly selections: Selections;
  readonly goods: GoodsWithSteps;
}

export const NOT_IN_CART = '商品不在购物车中';

/** The lines in a text of ids joined by commas, each once; refused if they exceed one order. */
export function namedLines(cartIDs: string): Done<readonly string[]> | Refused<'order-lines'> {
  const texts = [...new Set(cartIDs.split(','))];
  if (texts.length <= ORDER_LINES_MAX) return done(texts);
  const reason = `一次最多下单 ${ORDER_LINES_MAX} 件商品，请分开下单`;
  return refused('order-lines', { lines: [refusedLine(texts[ORDER_LINES_MAX] ?? '', { reason })] });
}

/** All named lines, if they can be ordered (待下单商品), or the reason for each that cannot; null is no own line. */
export function checkLines<Line extends LineInCart>(
  named: readonly { readonly text: string; readonly line: Line | null }[],
): Done<readonly Line[]> | Refused<'order-lines'> {
  const lines = named.flatMap(({ text, line }) => {
    if (line === null) return [refusedLine(text, { reason: NOT_IN_CART })];
    const why = whyNot(line);
    return why === null ? [] : [refusedLine(text, { ...why, name: line.publication.name })];
  });
  return lines.length > 0 ? refused('order-lines', { lines }) : done(named.flatMap(({ line }) => line ?? []));
}

/** The input may be anything, and no id is longer than this. */
function refusedLine(text: string, facts: Omit<RefusedLine, 'cartID'>): RefusedLine {
  return { cartID: text.slice(0, 18), ...facts };
}

function whyNot(line: LineInCart): Pick<RefusedLine, 'reason' | 'canMend'> | null {
  const { state, goods, invalidReason, pageNum, publication } = line;
  if (state === 'withdrawn' || goods.saleable !== 'Y') {
    return { reason: invalidReason || '商品已下架', canMend: 'N' };
  }
  if (state === 'stale') return { reason: invalidReason || '作品已更新，请重新选择印刷选项', canMend: 'Y' };
  // More pages than were priced would be printed, or the last ones left out.
  const hasGrown = publication.pageNum > pageNum;
  const reason = hasGrown ? `作品已由 ${pageNum} 页改为 ${publication.pageNum} 页` : wrongOptions(line);
  return reason === null ? null : { reason, canMend: 'Y' };
}

function wrongOptions({ goods, pageNum, selections }: LineInCart): string | null {
  const print = printLine(goods, pageNum, selections);
  if (selectCnums(print.buzhou, joinCnums(print.buzhou)) === null) return '印刷选项不完整，请重新选择';
  const forbidden = refusedChoice(print);
  return forbidden && refusedChoiceText(forbidden);
}
