import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { done, mustBeDone } from '#contracts/rules/decision.ts';
import { fileProblemsOf } from '#contracts/rules/orders/file-problems.ts';
import { hide, type OrderEdit, seeDelay, urge } from '#contracts/rules/orders/order-edits.ts';
import type { Reason } from '#contracts/rules/refusals/table.ts';
import type { Database } from '../../client.ts';
import { logicalDump } from '../../dump.ts';
import { orderLines, orderLogs, orders, publications } from '../../schema/index.ts';
import { createTestDatabase, TEST_NOW } from '../../testing.ts';
import { freezeForPrint } from '../publications/freeze-for-print.ts';
import { changeOrder, replaceOrderFile } from './order-changes.ts';
import { changedFiles, type OrderLineRow, type OrderRow, orderById, orderByNo } from './order-reading.ts';
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

describe('changeOrder', () => {
  const change = (edit: OrderEdit<Partial<OrderRow>>, minutes: number) =>
    changeOrder(db, { orderId: ID, at: TEST_NOW + minutes * MINUTE_MS, edit });

  it('stores what was decided and what is said of it, in their order', () => {
    change(seeDelay(TEST_NOW + MINUTE_MS), 1);
    change(mustBeDone(urge(order(), TEST_NOW + 2 * MINUTE_MS)), 2);
    expect(order()).toMatchObject({
      delaySeenAt: TEST_NOW + MINUTE_MS,
      urgedAt: TEST_NOW + 2 * MINUTE_MS,
      dueAt: TEST_NOW + 12 * MINUTE_MS,
    });
    expect(log()).toEqual([
      '1 会员：已知晓生产延期',
      '2 会员：催促审稿',
      '2 审稿员：已收到，十分钟内给您结果',
    ]);
  });

  it('hides an order from its owner and keeps it for the shop', () => {
    const { no } = order();
    change(hide(TEST_NOW), 0);
    expect(orderByNo(db, SUPER, no)).toBeNull();
    expect(orderById(db, ID)?.order.no).toBe(no);
    expect(log()).toEqual([]);
  });
});

describe('replaceOrderFile', () => {
  const replace = (line: OrderLineRow | null) =>
    replaceOrderFile(db, { order: order(), line, at: TEST_NOW + MINUTE_MS });
  const lineNow = ({ id }: OrderLineRow) =>
    db.orm.select().from(orderLines).where(eq(orderLines.id, id)).get();

  function expectNothingBy(line: OrderLineRow | null, reason: Reason): void {
    const before = logicalDump(db);
    expect(replace(line)).toMatchObject({ kind: 'refused', reason });
    expect(logicalDump(db)).toBe(before);
  }

  beforeEach(() => {
    db.orm.update(orders).set({ state: 'checking_failed' }).where(eq(orders.id, ID)).run();
  });

  it('prints the publication as it is now', () => {
    const line = addLine('flora', { versionAt: 1, publicationName: '旧名', author: '旧', fileVersion: 3 });
    const { name, author, artId, updatedAt } = publicationOf('flora');
    expect(replace(line)).toEqual(done('paid'));
    expect(log()).toEqual([`1 会员：替换了《${name}》的印刷文件，重新审稿paid`]);
    expect(lineNow(line)).toEqual({
      ...line,
      publicationSeq: expect.any(Number),
      publicationName: name,
      author,
      artId,
      versionAt: updatedAt,
      fileVersion: 4,
    });
  });

  it('counts no blank pages that were added for printing', () => {
    const { id, pageNum, ...work } = publicationOf('flora');
    const by = { authorId: SUPER, now: TEST_NOW };
    const publicationSeq = freezeForPrint(db, { id, pageNum, ...work }, by);
    const line = addLine('flora', { versionAt: 1, pageNum: pageNum + 4, publicationSeq });
    const read = orderById(db, ID);
    expect(read && changedFiles(db, read)).toEqual(new Set([line.id]));
    expect(replace(line)).toEqual(done('paid'));
  });

  it('has nothing to print anew where nothing was changed', () => {
    expectNothingBy(addLine(FAULTY), 'file-not-replaceable');
  });

  it('checks the pages that are printed now', () => {
    const line = addLine(FAULTY, { versionAt: 1 });
    replace(line);
    expect(fileProblemsOf(order().fileProblems)).toMatchObject([
      { lineId: line.id, level: 'error', page: 14, text: '缺少图片，印刷后此处为空白' },
    ]);
  });

  it('keeps the faults of the other lines', () => {
    const [line, other] = [addLine('our-first-year', { versionAt: 1 }), addLine('flora')];
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
    replace(line);
    expect(order().fileProblems).toBe(JSON.stringify([problems[1]]));
  });

  it('refuses what is no line, or no longer the member’s', () => {
    expectNothingBy(null, 'file-not-replaceable');
    const line = addLine('flora', { versionAt: 1 });
    db.orm.update(publications).set({ ownerId: 10002 }).where(eq(publications.id, line.publicationId)).run();
    expectNothingBy(line, 'file-not-replaceable');
  });

  it('leaves the line as it was where the order cannot be checked anew', () => {
    db.orm.update(orders).set({ state: 'producing' }).where(eq(orders.id, ID)).run();
    expectNothingBy(addLine('flora', { versionAt: 1 }), 'order-state');
  });
});
