import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS } from '../testing.ts';
import { act, detailListOf, detailOf, expectRefused, newKey, orderIn, outcomes, stored } from './testing.ts';

const OPERATION = 'OrderServiceMag.applyAfterSale';
const HOUR_MS = 3_600_000;
const app = appForEachTest();

function wish(orderNo: string, change: Record<string, string> = {}) {
  const words = { kind: 'refund', reason: '印刷质量问题', description: '第 12 页有明显色差' };
  return { orderNo, ...words, idemKey: newKey(), ...change };
}

async function afterSaleOf(orderNo: string) {
  return (await detailListOf(app(), orderNo, 'afterSales')).at(-1);
}

describe('OrderServiceMag.applyAfterSale', () => {
  it('is agreed after two hours and the money given back ten minutes later', async () => {
    const orderNo = orderIn(app(), 'done');
    expect((await act(app(), OPERATION, wish(orderNo))).json).toMatchObject({ data: { state: 'done' } });
    expect(await afterSaleOf(orderNo)).toMatchObject({ state: 'applied', canWithdraw: 'Y' });
    app().world.clock.advance(2 * HOUR_MS);
    expect(await afterSaleOf(orderNo)).toMatchObject({ state: 'refunding', canWithdraw: 'N' });
    app().world.clock.advance(HOUR_MS);
    expect(await afterSaleOf(orderNo)).toMatchObject({ state: 'done' });
    expect(stored(app(), orderNo, 'refunded_fen')).toBe(stored(app(), orderNo, 'pay_total_fen'));
  });

  it('gives three tenths back for a partial refund', async () => {
    const orderNo = orderIn(app(), 'done');
    await act(app(), OPERATION, wish(orderNo, { kind: 'partial' }));
    app().world.clock.advance(DAY_MS);
    await detailOf(app(), orderNo);
    const paid = Number(stored(app(), orderNo, 'pay_total_fen'));
    expect(stored(app(), orderNo, 'refunded_fen')).toBe(Math.ceil((paid * 3) / 10));
  });

  it('reprints without giving money back', async () => {
    const orderNo = orderIn(app(), 'done');
    await act(app(), OPERATION, wish(orderNo, { kind: 'reprint' }));
    app().world.clock.advance(2 * DAY_MS);
    expect(await afterSaleOf(orderNo)).toMatchObject({ state: 'done', answer: '已按原规格重印并免费寄出' });
    expect(stored(app(), orderNo, 'refunded_fen')).toBe(0);
  });

  it.each([
    [{ kind: 'gift' }, 'bad-kind'],
    [{ reason: '' }, 'bad-reason'],
    [{ reason: 'x'.repeat(51) }, 'bad-reason'],
    [{ description: '有色差' }, 'bad-description'],
    [{ description: 'x'.repeat(501) }, 'bad-description'],
  ])('refuses %j', async (change, reason) => {
    await expectRefused(app(), OPERATION, wish(orderIn(app(), 'done'), change), reason);
  });

  it('gives nothing back twice; a reprint can still be asked for', async () => {
    const orderNo = orderIn(app(), 'done');
    await act(app(), OPERATION, wish(orderNo));
    app().world.clock.advance(DAY_MS);
    await detailOf(app(), orderNo);
    await expectRefused(app(), OPERATION, wish(orderNo, { kind: 'partial' }), 'bad-kind');
    await expectRefused(app(), OPERATION, wish(orderNo, { kind: 'refund' }), 'bad-kind');
    const reprint = await act(app(), OPERATION, wish(orderNo, { kind: 'reprint' }));
    expect(reprint.json).toMatchObject({ code: 0 });
  });

  it('takes one at a time, within 15 days, of an order that has come', async () => {
    const orderNo = orderIn(app(), 'done');
    await expectRefused(app(), OPERATION, wish(orderIn(app(), 'shipped')), 'order-state');
    await act(app(), OPERATION, wish(orderNo));
    await expectRefused(app(), OPERATION, wish(orderNo), 'order-state');
    const late = orderIn(app(), 'done');
    app().world.clock.advance(15 * DAY_MS);
    await detailOf(app(), late);
    await expectRefused(app(), OPERATION, wish(late), 'order-state');
  });

  it('is asked for once when the same intent comes fifty times at once', async () => {
    const sent = wish(orderIn(app(), 'done'));
    const replies = await Promise.all(Array.from({ length: 50 }, () => act(app(), OPERATION, sent)));
    expect(outcomes(replies)).toEqual({ done: 50 });
    expect(await detailListOf(app(), sent.orderNo, 'afterSales')).toHaveLength(1);
  });
});
