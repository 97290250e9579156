import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { orderLines, orderLogs, orders, publications } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { listAddresses } from '../account/addresses.ts';
import {
  changeOrderAddress,
  hideOrder,
  replaceOrderFile,
  saveReview,
  seeDelay,
  urgeCheck,
} from './order-changes.ts';
import type { OrderRow } from './order-machine.ts';
import { type OrderLineRow, orderById, orderByNo } from './order-reading.ts';
import { SUPER, unpaidOrder } from './testing-orders.ts';

const ID = 65_001;
const MINUTE_MS = 60_000;
/** A work that was saved with a fault. */
const FAULTY = 'singing-tree';

let db: Database;
beforeEach(() => {
  db = createTestDatabase();
  unpaidOrder(db, ID, 10_000, TEST_NOW);
});

function order(): OrderRow {
  const row = db.orm.select().from(orders).where(eq(orders.id, ID)).get();
  if (!row) throw new Error('the order is gone');
  return row;
}

function log(): string[] {
  const rows = db.orm.select().from(orderLogs).where(eq(orderLogs.orderId, ID)).orderBy(orderLogs.id).all();
  return rows.map(({ actor, text, at, state }) => `${(at - TEST_NOW) / MINUTE_MS} ${actor}：${text}${state}`);
}

function publicationOf(artId: string): typeof publications.$inferSelect {
  const found = db.orm.select().from(publications).where(eq(publications.artId, artId)).all();
  const own = found.find(({ ownerId }) => ownerId === SUPER);
  if (!own) throw new Error(`super has no ${artId}`);
  return own;
}

/** A line of the order that prints the publication as it is now. */
function addLine(artId: string, change: Partial<OrderLineRow> = {}): OrderLineRow {
  const { id, name, author, pageNum, updatedAt, type } = publicationOf(artId);
  return db.orm
    .insert(orderLines)
    .values({
      orderId: ID,
      sort: 1,
      publicationId: id,
      publicationName: name,
      author,
      artId,
      publicationType: type,
      versionAt: updatedAt,
      goodsId: 1,
      goodsName: '精装画册',
      pageNum,
      showPageNum: `${pageNum}页`,
      count: 1,
      selections: '{}',
      options: '[]',
      unitPriceFen: 100,
      totalFen: 100,
      ...change,
    })
    .returning()
    .get();
}

describe('changeOrderAddress', () => {
  it('freezes the other address and the days on which it comes there', () => {
    const address = listAddresses(db, SUPER)[1];
    if (!address) throw new Error('super has no second address');
    const arrival = { from: '2027-03-29', to: '2027-04-02' };
    changeOrderAddress(db, { orderId: ID, address, arrival, at: TEST_NOW + MINUTE_MS });
    const { name, mobile, province, city, district, street, detail, zip } = address;
    expect(JSON.parse(order().address)).toEqual({
      name,
      mobile,
      province,
      city,
      district,
      street,
      detail,
      zip,
    });
    expect(order()).toMatchObject({
      receiverName: name,
      receiverMobile: mobile,
      expectedFrom: arrival.from,
      expectedTo: arrival.to,
    });
    expect(log()).toHaveLength(1);
    expect(log()[0]).toContain(name);
    expect(log()[0]).not.toContain(mobile);
    expect(log()[0]).not.toContain(detail);
  });
});

describe('replaceOrderFile', () => {
  const replace = (line: OrderLineRow | undefined) => replaceOrderFile(db, { order: order(), line });
  const lineNow = ({ id }: OrderLineRow) =>
    db.orm.select().from(orderLines).where(eq(orderLines.id, id)).get();

  function expectNothingBy(line: OrderLineRow | undefined, answer: string): void {
    const before = logicalDump(db);
    expect(replace(line)).toBe(answer);
    expect(logicalDump(db)).toBe(before);
  }

  it('prints the publication as it is now', () => {
    const line = addLine('flora', { versionAt: 1, publicationName: '旧名', author: '旧', fileVersion: 3 });
    const { name, author, artId, updatedAt } = publicationOf('flora');
    expect(replace(line)).toMatchObject({ name });
    expect(lineNow(line)).toEqual({
      ...line,
      publicationName: name,
      author,
      artId,
      versionAt: updatedAt,
      fileVersion: 4,
    });
  });

  it('has nothing to print anew where nothing was changed', () => {
    expectNothingBy(addLine(FAULTY), 'same-version');
  });

  it('finds none in a version that was changed since', () => {
    expect(replace(addLine(FAULTY, { versionAt: 1 }))).toMatchObject({ fileProblems: '[]' });
  });

  it('keeps the faults of the other lines', () => {
    const [line, other] = [addLine(FAULTY, { versionAt: 1 }), addLine('flora')];
    const problems = [line, other].map(({ id }) => ({
      lineId: id,
      level: 'error',
      page: 1,
      text: '缺少图片',
    }));
    db.orm
      .update(orders)
      .set({ fileProblems: JSON.stringify(problems) })
      .where(eq(orders.id, ID))
      .run();
    expect(replace(line)).toMatchObject({ fileProblems: JSON.stringify([problems[1]]) });
  });

  it('refuses what is no line, no longer the member’s, or of other pages', () => {
    expectNothingBy(undefined, 'no-line');
    const line = addLine('flora');
    expectNothingBy({ ...line, pageNum: line.pageNum + 2 }, 'other-pages');
    expectNothingBy({ ...line, publicationId: 999_999 }, 'no-publication');
    db.orm.update(publications).set({ ownerId: 10002 }).where(eq(publications.id, line.publicationId)).run();
    expectNothingBy(line, 'no-publication');
  });
});

describe('urgeCheck', () => {
  const urgeWithin = (minutes: number) => {
    db.orm
      .update(orders)
      .set({ dueAt: TEST_NOW + minutes * MINUTE_MS })
      .where(eq(orders.id, ID))
      .run();
    urgeCheck(db, { order: order(), at: TEST_NOW });
    return ((order().dueAt ?? 0) - TEST_NOW) / MINUTE_MS;
  };

  it('brings the check forward, never back', () => {
    expect(urgeWithin(30)).toBe(10);
    expect(urgeWithin(3)).toBe(3);
  });

  it('is answered at once', () => {
    urgeWithin(30);
    expect(order().urgedAt).toBe(TEST_NOW);
    expect(log()).toEqual(['0 会员：催促审稿', '0 审稿员：已收到，十分钟内给您结果']);
  });
});

describe('what a member says about an order', () => {
  it('is kept and stands in the log', () => {
    seeDelay(db, { orderId: ID, at: TEST_NOW + MINUTE_MS });
    saveReview(db, { orderId: ID, stars: 4, review: '印得很好', at: TEST_NOW + 2 * MINUTE_MS });
    expect(order()).toMatchObject({ delaySeenAt: TEST_NOW + MINUTE_MS, stars: 4, review: '印得很好' });
    expect(log()).toEqual(['1 会员：已知晓生产延期', '2 会员：评价 4 星']);
  });
});

describe('hideOrder', () => {
  it('hides an order from its owner and keeps it for the shop', () => {
    const { no } = order();
    hideOrder(db, { orderId: ID, at: TEST_NOW });
    expect(orderByNo(db, SUPER, no)).toBeNull();
    expect(orderById(db, ID)?.order.no).toBe(no);
  });
});
