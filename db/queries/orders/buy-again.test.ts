import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { CART_IS_FULL } from '#contracts/rules/cart/cart-adding.ts';
import { mustBeDone, refused } from '#contracts/rules/decision.ts';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { runScenario } from '../../scenarios/index.ts';
import { makeOrder } from '../../scenarios/make-order.ts';
import { cartLines, goods, publications } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { listAddresses } from '../account/addresses.ts';
import { countCartLines } from '../cart/cart.ts';
import { forgetGoods } from '../cart/goods.ts';
import { buyAgain } from './buy-again.ts';
import { type OrderLineRow, orderById } from './order-reading.ts';

const SUPER = 10003;

let db: Database;
let lines: readonly OrderLineRow[];
beforeEach(() => {
  db = createTestDatabase();
  lines = doneOrder();
});

/** 10 copies of 西湖四时 and 30 of 手作. */
function doneOrder(): readonly OrderLineRow[] {
  const [address] = listAddresses(db, SUPER);
  if (!address) throw new Error('super has no address');
  const second = db.orm
    .select()
    .from(publications)
    .where(and(eq(publications.ownerId, SUPER), eq(publications.artId, 'handmade')))
    .get();
  const ordered = [
    { publicationId: 50001, goodsId: 1, count: 10, remark: '轻放' },
    { publicationId: second?.id ?? 0, goodsId: 2, count: 30 },
  ];
  const order = { userId: SUPER, lines: ordered, address, state: 'done', sinceMs: 60_000 } as const;
  return orderById(db, makeOrder(db, order, TEST_NOW))?.lines ?? [];
}

function again(version: 'ordered' | 'current', userId = SUPER) {
  return buyAgain(db, { userId, lines, version, now: TEST_NOW });
}

function bought(version: 'ordered' | 'current') {
  const ids = mustBeDone(again(version));
  const rows = db.orm
    .select()
    .from(cartLines)
    .where(inArray(cartLines.id, [...ids]))
    .all();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

function expectNothingBy(answer: object, userId = SUPER): void {
  const before = logicalDump(db);
  expect(again('ordered', userId)).toEqual(answer);
  expect(logicalDump(db)).toBe(before);
}

describe('buyAgain', () => {
  it('puts the lines into the cart with what was chosen, in their order, before the others', () => {
    const before = db.orm.select().from(cartLines).where(eq(cartLines.userId, SUPER)).all();
    const first = Math.min(...before.map(({ sort }) => sort));
    expect(bought('ordered')).toMatchObject(
      lines.map(({ publicationId, goodsId, count, pageNum, remark }, place) => ({
        ...{ userId: SUPER, publicationId, goodsId, count, pageNum, remark },
        sort: first - lines.length + place,
        state: 'valid',
        updatedAt: TEST_NOW,
      })),
    );
    expect(countCartLines(db, SUPER)).toBe(before.filter(({ deletedAt }) => deletedAt === null).length + 2);
  });

  it('keeps the options', () => {
    const chosen = (selections: string) => Object.entries(JSON.parse(selections)).sort();
    expect(bought('ordered').map(({ selections }) => chosen(selections))).toEqual(
      lines.map(({ selections }) => chosen(selections)),
    );
  });

  it('leaves the order as it was', () => {
    const order = () => JSON.stringify(orderById(db, lines[0]?.orderId ?? 0));
    const before = order();
    again('ordered');
    expect(order()).toBe(before);
  });

  it('costs what it costs today', () => {
    expect(bought('ordered').map(({ totalFen }) => totalFen)).toEqual(lines.map(({ totalFen }) => totalFen));
    db.sqlite.exec('UPDATE goods SET base_price_fen = base_price_fen + 100');
    forgetGoods(db);
    for (const [place, { totalFen }] of bought('ordered').entries()) {
      expect(totalFen).toBeGreaterThan(lines[place]?.totalFen ?? Number.POSITIVE_INFINITY);
    }
  });

  it('takes the pages of today only where that is wanted', () => {
    db.orm.update(publications).set({ pageNum: 80 }).where(eq(publications.id, 50001)).run();
    const { pageNum, showPageNum } = lines[0] ?? {};
    expect(bought('ordered')[0]).toMatchObject({ pageNum, showPageNum });
    expect(bought('current')[0]).toMatchObject({ pageNum: 80, showPageNum: '80页' });
  });

  it('finds other options where those chosen cannot hold the pages of today', () => {
    db.orm.update(publications).set({ pageNum: 400 }).where(eq(publications.id, 50001)).run();
    const [before, after] = [bought('ordered')[0], bought('current')[0]];
    expect(after?.pageNum).toBe(400);
    expect(after?.selections).not.toBe(before?.selections);
  });

  it('adds nothing where one of the goods is withdrawn, and says which', () => {
    db.orm.update(goods).set({ saleable: 'N' }).where(eq(goods.id, 2)).run();
    forgetGoods(db);
    expectNothingBy(refused('bad-choice', { message: `${lines[1]?.goodsName}已下架` }));
  });

  it('adds nothing where one of the publications is gone, and says which', () => {
    const { publicationId = 0, publicationName } = lines[1] ?? {};
    db.orm.update(publications).set({ ownerId: 10002 }).where(eq(publications.id, publicationId)).run();
    expectNothingBy(refused('bad-choice', { message: `《${publicationName}》已不存在` }));
  });

  it('adds nothing that nothing can hold', () => {
    db.orm.update(publications).set({ pageNum: 0 }).where(eq(publications.id, 50001)).run();
    const before = logicalDump(db);
    expect(again('current')).toMatchObject({ kind: 'refused', reason: 'bad-choice' });
    expect(logicalDump(db)).toBe(before);
  });

  it('fills the cart to the last place and not further', () => {
    runScenario('cart-full', { db, now: TEST_NOW });
    const some = db.orm.select().from(cartLines).where(eq(cartLines.userId, SUPER)).limit(2).all();
    const [first, second] = some.map(({ id }) => id);
    expectNothingBy(CART_IS_FULL);
    db.orm
      .delete(cartLines)
      .where(eq(cartLines.id, first ?? 0))
      .run();
    expectNothingBy(CART_IS_FULL);
    db.orm
      .delete(cartLines)
      .where(eq(cartLines.id, second ?? 0))
      .run();
    expect(bought('ordered')).toHaveLength(2);
    expect(countCartLines(db, SUPER)).toBe(200);
  });
});
