import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, type Database } from '../client.ts';
import { runScenario } from '../scenarios/index.ts';
import { createTestDatabase, TEST_NOW } from '../testing.ts';
import { catchUp } from './catch-up.ts';
import { applyOrderEvent } from './order-machine.ts';
import { orderById, orderLogsOf } from './order-reading.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let db: Database;
beforeEach(() => {
  db = createTestDatabase({ now: TEST_NOW });
});
afterEach(() => closeDatabase(db));

function orderIn(state: string, more: Record<string, string> = {}): number {
  const { orderId } = runScenario(
    'order-in-state',
    { db, now: TEST_NOW },
    { account: 'super', state, ...more },
  );
  return Number(orderId);
}

function orderNow(id: number) {
  const order = orderById(db, id)?.order;
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
}

describe('catchUp', () => {
  it('lets a month of work happen, each thing at its own moment', () => {
    const id = orderIn('paid');
    const paidAt = orderNow(id).paidAt ?? 0;
    catchUp(db, TEST_NOW + 30 * DAY_MS);
    expect(orderNow(id)).toMatchObject({
      state: 'done',
      readyAt: paidAt + 30 * MINUTE_MS,
      producingAt: paidAt + 30 * MINUTE_MS + 2 * HOUR_MS,
      shippedAt: paidAt + 30 * MINUTE_MS + 24 * HOUR_MS,
      doneAt: paidAt + 30 * MINUTE_MS + 24 * HOUR_MS + 14 * DAY_MS,
    });
  });

  it('comes to the same whether it looks once or every hour', () => {
    const ids = [orderIn('paid'), orderIn('paid')];
    const [watched = 0, left = 0] = ids;
    const logs = (id: number) =>
      orderLogsOf(db, id).map(({ at, text, state, stage }) => ({ at, text, state, stage }));
    db.sqlite.prepare('UPDATE orders SET due_at = due_at + 1e15 WHERE id = ?').run(left);
    for (let at = TEST_NOW; at < TEST_NOW + 3 * DAY_MS; at += HOUR_MS) catchUp(db, at);
    db.sqlite.prepare('UPDATE orders SET due_at = due_at - 1e15 WHERE id = ?').run(left);
    catchUp(db, TEST_NOW + 3 * DAY_MS);
    expect(logs(left)).toEqual(logs(watched));
  });

  it('waits for the customer where one is asked', () => {
    const ids = [orderIn('proofing'), orderIn('checking_failed')];
    catchUp(db, TEST_NOW + 60 * DAY_MS);
    expect(ids.map((id) => orderNow(id).state)).toEqual(['proofing', 'checking_failed']);
  });

  it('does nothing when nothing is due', () => {
    const id = orderIn('unpaid');
    const before = orderNow(id);
    catchUp(db, TEST_NOW);
    expect(orderNow(id)).toEqual(before);
  });

  it('does not stumble over a plan that no longer fits', () => {
    const id = orderIn('unpaid');
    db.sqlite.prepare("UPDATE orders SET due_event = 'ship', due_at = ? WHERE id = ?").run(TEST_NOW - 1, id);
    catchUp(db, TEST_NOW);
    expect(orderNow(id)).toMatchObject({ state: 'unpaid', dueAt: null, dueEvent: '' });
  });
});

describe('applyOrderEvent', () => {
  it('changes nothing where the state does not take the event', () => {
    const id = orderIn('unpaid');
    const [before, logs] = [orderNow(id), orderLogsOf(db, id).length];
    expect(applyOrderEvent(db, { orderId: id, event: 'ship', at: TEST_NOW })).toBeNull();
    expect(orderNow(id)).toEqual(before);
    expect(orderLogsOf(db, id)).toHaveLength(logs);
  });

  it('does not know an order that is none', () => {
    expect(applyOrderEvent(db, { orderId: 1, event: 'pay', at: TEST_NOW })).toBeNull();
  });

  it('asks for a proof where one was wanted', () => {
    const id = orderIn('paid', { proof: 'Y' });
    catchUp(db, TEST_NOW + HOUR_MS);
    expect(orderNow(id).state).toBe('proofing');
  });

  it('sends what did not go ahead', () => {
    const id = orderIn('producing', { stage: 'inspecting' });
    const parcel =
      "INSERT INTO parcels (order_id, carrier, tracking_no, contents, shipped_at) VALUES (?, 'x', 'T1', ?, 1)";
    const line = orderById(db, id)?.lines[0];
    db.sqlite.prepare(parcel).run(id, `《${line?.publicationName}》× ${line?.count}`);
    applyOrderEvent(db, { orderId: id, event: 'ship', at: TEST_NOW });
    expect(orderById(db, id)?.parcels).toHaveLength(1);
  });
});
