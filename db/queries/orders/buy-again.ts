import { and, eq } from 'drizzle-orm';
import { CART_LINES_MAX } from '#contracts/rules/limits.ts';
import { reselect } from '#contracts/rules/print/reselect.ts';
import type { Database } from '../../client.ts';
import { cartLines, publications } from '../../schema/index.ts';
import { countCartLines, pagesText, type Selections } from '../cart/cart.ts';
import { goodsWithSteps } from '../cart/goods.ts';
import { linePrice, quoteChoice } from '../cart/pricing.ts';
import { printLine } from '../cart/print-line.ts';
import type { OrderLineRow } from './order-reading.ts';

export type BoughtAgain =
  | { readonly kind: 'bought'; readonly ids: readonly number[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'full' };

interface AgainWish {
  readonly userId: number;
  readonly lines: readonly OrderLineRow[];
  /** The options and pages as ordered, or the publication as it is now. */
  readonly version: 'ordered' | 'current';
  readonly now: number;
}

/** 再次购买: puts the lines of an order into the cart, all of them or none. */
export function buyAgain(db: Database, { userId, lines, version, now }: AgainWish): BoughtAgain {
  return db.sqlite.transaction((): BoughtAgain => {
    if (countCartLines(db, userId) + lines.length > CART_LINES_MAX) return { kind: 'full' };
    const made = lines.map((line) => cartLineOf(db, { userId, line, version }));
    const refused = made.find((each) => typeof each === 'string');
    if (typeof refused === 'string') return { kind: 'refused', message: refused };
    const last = db.sqlite
      .prepare<[number], number>('SELECT max(sort) FROM cart_lines WHERE user_id = ?')
      .pluck()
      .get(userId);
    const ids = made.flatMap((line, place) => {
      if (typeof line === 'string') return [];
      const values = { ...line, userId, sort: (last ?? 0) + place + 1, updatedAt: now };
      return [db.orm.insert(cartLines).values(values).returning({ id: cartLines.id }).get().id];
    });
    return { kind: 'bought', ids };
  })();
}

function cartLineOf(
  db: Database,
  { userId, line, version }: { userId: number; line: OrderLineRow; version: AgainWish['version'] },
) {
  const own = and(eq(publications.id, line.publicationId), eq(publications.ownerId, userId));
  const publication = db.orm.select().from(publications).where(own).get();
  if (!publication) return `《${line.publicationName}》已不存在`;
  const goods = goodsWithSteps(db, line.goodsId);
  if (goods?.saleable !== 'Y') return `${line.goodsName}已下架`;
  const pageNum = version === 'current' ? publication.pageNum : line.pageNum;
  const ordered: Selections = JSON.parse(line.selections);
  const settled = reselect(printLine(goods, pageNum, ordered));
  const [impossible] = settled.impossible;
  if (impossible) return `《${line.publicationName}》：${impossible.text}`;
  const selections = Object.fromEntries(
    settled.line.buzhou.filter(({ selCnum }) => selCnum !== '').map(({ ID, selCnum }) => [ID, selCnum]),
  );
  const { count } = line;
  return {
    publicationId: publication.id,
    goodsId: goods.id,
    count,
    pageNum,
    showPageNum: pagesText(pageNum),
    selections: JSON.stringify(selections),
    remark: line.remark,
    ...linePrice(quoteChoice(goods, { pageNum, count, selections }), count),
  };
}
