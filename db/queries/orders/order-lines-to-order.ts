import { ORDER_LINES_MAX } from '#contracts/rules/limits.ts';
import { joinCnums, selectCnums } from '#contracts/rules/print/cnums.ts';
import { refusedChoice } from '#contracts/rules/print/step-availability.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import type { Database } from '../../client.ts';
import { type CartLineRow, cartLine } from '../cart/cart.ts';
import { printLine } from '../cart/print-line.ts';

/** 单次下单商品数上限. */

export interface RefusedLine {
  readonly cartID: string;
  readonly reason: string;
}

export type LinesToOrder =
  | { readonly ok: true; readonly lines: readonly CartLineRow[] }
  | { readonly ok: false; readonly refused: readonly RefusedLine[] };

/**
 * Reads the cart lines that are to be ordered (待下单商品), ids joined by commas. All of them can be, or the answer says
 * of each that cannot why. Another member's line is not told from one that never was.
 */
export function linesToOrder(db: Database, userId: number, cartIDs: string): LinesToOrder {
  const texts = [...new Set(cartIDs.split(','))];
  if (texts.length > ORDER_LINES_MAX) return { ok: false, refused: [tooMany(texts)] };
  const found = texts.map((text) => ({ text, line: ownLine(db, userId, text) }));
  const refused = found.flatMap(({ text, line }) => {
    const reason = line === null ? '商品不在购物车中' : whyNot(line);
    // What was sent may be anything, and no id is longer than this.
    return reason === null ? [] : [{ cartID: text.slice(0, 18), reason }];
  });
  if (refused.length > 0) return { ok: false, refused };
  return { ok: true, lines: found.flatMap(({ line }) => line ?? []) };
}

function tooMany(texts: readonly string[]): RefusedLine {
  const first = texts[ORDER_LINES_MAX] ?? '';
  return { cartID: first.slice(0, 18), reason: `一次最多下单 ${ORDER_LINES_MAX} 件商品，请分开下单` };
}

function ownLine(db: Database, userId: number, text: string): CartLineRow | null {
  const id = parseDecimalId(text);
  return id === null ? null : cartLine(db, userId, id);
}

function whyNot(line: CartLineRow): string | null {
  const { goods, invalidReason } = line;
  if (line.state === 'withdrawn' || goods.saleable !== 'Y') return invalidReason || '商品已下架';
  if (line.state === 'stale') return invalidReason || '作品已更新，请重新选择印刷选项';
  const print = printLine(goods, line.pageNum, line.selections);
  if (!selectCnums(print.buzhou, joinCnums(print.buzhou)).ok) return '印刷选项不完整，请重新选择';
  const forbidden = refusedChoice(print);
  return forbidden && `${forbidden.step.Name}「${forbidden.item.Name}」不可用：${forbidden.refusal.text}`;
}
