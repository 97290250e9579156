import { describe, expect, it } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { ORDER_PARTS_MAX, SPLIT_ENTRIES_MAX } from '#contracts/rules/parcels/order-parts.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { startTestApp } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { act, detailOf, logOf, newKey, orderIn, stored } from './testing.ts';

const app = appForEachTest();
const CHOICE = { cartIDs: '90001', addrID: '', delivery: 'standard', couponID: 'none', useWallet: 'N' };
const PARTS = '80001:90001:4,80002:90001:3,80004:90001:3';

const previewed = async (parts: string, more: Record<string, string> = {}) =>
  dataOf(await act(app(), 'OrderServiceMag.previewOrder', { ...CHOICE, parts, ...more }));

async function create(parts: string, more: Record<string, string> = {}) {
  const { priceLock } = await previewed(PARTS);
  const bare = { proof: 'N', invoiceKind: 'none', invoiceTitle: '', invoiceTaxNo: '', invoiceEmail: '' };
  return act(app(), 'OrderServiceMag.createOrder', {
    ...{ ...CHOICE, ...bare, parts, remark: '', priceLock: String(priceLock), idemKey: newKey() },
    ...more,
  });
}

describe('an order to several addresses', () => {
  it('is previewed with the goods, the freight and the days of each', async () => {
    const shown = await previewed(PARTS);
    expect(shown).toMatchObject({
      partsMax: 10,
      parts: [
        { name: '沈知远', copies: 4, goods: '457.60', freight: '0.00' },
        { copies: 3, goods: '343.20', freight: '0.00' },
        { copies: 3, goods: '343.20', freight: '0.00' },
      ],
      payTotal: '1144.00',
    });
    const express = await previewed(PARTS, { delivery: 'express' });
    expect(express).toMatchObject({ payTotal: '1219.00', parts: [{ freight: '25.00' }, {}, {}] });
    expect(express.ladder).toContainEqual({
      ...{ key: 'freight', label: '运费（3 个地址）', sign: 'plus', amount: '75.00' },
    });
    expect((await previewed('')).parts).toEqual([]);
  });

  it.each([
    ['80001:90001:10', '请至少选择 2 个地址'],
    ['80001:90001:4,80002:90001:3', '《环岛骑行》剩余 3 本'],
    ['80001:90001:4,80002:90001:7', '《环岛骑行》多分配了 1 本'],
    ['80001:90001:9,80002:90002:1', '分寄的内容与订单中的商品不一致'],
    ['nonsense', '分寄的内容不正确'],
  ])('is refused as %s, by the preview and by the order', async (parts, message) => {
    const refusal = { json: { code: 1034, reason: 'bad-parts', message } };
    expect(await act(app(), 'OrderServiceMag.previewOrder', { ...CHOICE, parts })).toMatchObject(refusal);
    expect(await create(parts)).toMatchObject(refusal);
  });

  it('is looked at whole where it is as long as it may be', async () => {
    const { app: listening, tokenOf, close } = await startTestApp();
    const longest = Array.from({ length: SPLIT_ENTRIES_MAX }, (_, at) => {
      const line = Math.floor(at / ORDER_PARTS_MAX);
      return `${80_001 + (at % ORDER_PARTS_MAX)}:${90_001 + line}:1`;
    });
    const { httpMethod, path } = operationMeta('OrderServiceMag.previewOrder');
    const form = new URLSearchParams({ ...CHOICE, parts: longest.join(',') });
    const isGet = httpMethod === 'GET';
    try {
      const origin = await listening.listen({ port: 0, host: '127.0.0.1' });
      const reply = await fetch(origin + toWire(isGet ? `${path}?${form}` : path), {
        method: httpMethod,
        headers: { Authorization: await tokenOf('super') },
        ...(isGet ? {} : { body: form }),
      });
      // Not all of these are addresses of the member: so it was read.
      expect(await reply.json()).toMatchObject({ reason: 'address-not-found' });
    } finally {
      await close();
    }
  });

  it('goes to no address of another member, and is never collected', async () => {
    const foreign = await create('80001:90001:4,80021:90001:6');
    expect(foreign.json).toMatchObject({ reason: 'address-not-found' });
    expect((await create(PARTS, { delivery: 'pickup' })).json).toMatchObject({
      message: '寄到多个地址时不能自提',
    });
  });

  it('keeps what goes where, and is found by each receiver', async () => {
    const { orderNo } = dataOf(await create(PARTS)) as { orderNo: string };
    const detail = await detailOf(app(), orderNo);
    expect(detail).toMatchObject({
      receiver: { region: '3 个地址' },
      parts: [
        { part: 1, name: '沈知远', mobile: '190****0003', copies: [{ count: 4 }], stateText: '' },
        { part: 2, copies: [{ count: 3 }] },
        { part: 3, copies: [{ count: 3 }] },
      ],
    });
    app().world.db.sqlite.exec(`UPDATE orders SET receiver_name = '沈知远、海棠' WHERE no = '${orderNo}'`);
    const found = dataOf(await act(app(), 'OrderServiceMag.getOrderList', { keyword: '海棠' }));
    expect(found).toMatchObject({ total: 1, list: [{ orderNo, parts: [{}, {}, {}] }] });
    const { csv } = dataOf(await act(app(), 'OrderServiceMag.exportOrders', { keyword: orderNo }));
    const rows = String(csv).trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(7, 10))).toEqual([
      ['4', '114.40', '457.60'],
      ['3', '114.40', '343.20'],
      ['3', '114.40', '343.20'],
    ]);
  });

  it('has a parcel for each address, and has come when all of them have', async () => {
    const orderNo = orderIn(app(), 'shipped', 'super', { addresses: '3' });
    const before = await detailOf(app(), orderNo);
    expect(before.parcels).toMatchObject([{ part: 1 }, { part: 2 }, { part: 3 }]);
    expect(before.timeline).toContainEqual(
      expect.objectContaining({ key: 'shipped', text: '共 3 个包裹，寄往 3 个地址' }),
    );
    const numbers = new Set((before.parcels as { trackingNo: string }[]).map(({ trackingNo }) => trackingNo));
    expect(numbers.size).toBe(3);
    app().world.clock.advance(10 * 86_400_000);
    const after = await detailOf(app(), orderNo);
    expect(after.parts).toMatchObject(Array(3).fill({ stateText: '已签收' }));
  });

  it('changes the address of one part, which has to be named', async () => {
    const orderNo = orderIn(app(), 'paid', 'super', { addresses: '2' });
    const change = { orderNo, addrID: '80004' };
    expect((await act(app(), 'OrderServiceMag.updateOrderAddress', change)).json).toMatchObject({
      reason: 'bad-part',
    });
    await act(app(), 'OrderServiceMag.updateOrderAddress', { ...change, part: '2' });
    expect(logOf(app(), orderNo).at(-1)).toMatch(/ 的收货地址改为 /);
    expect(JSON.parse(String(stored(app(), orderNo, 'parts')))).toHaveLength(2);
  });

  it('has an after-sale of one part, for its share of the money', async () => {
    const orderNo = orderIn(app(), 'done', 'super', { addresses: '2' });
    const wish = { orderNo, kind: 'refund', reason: '少件或破损', description: '书角压坏了' };
    const ask = (part: string) =>
      act(app(), 'OrderServiceMag.applyAfterSale', { ...wish, part, idemKey: newKey() });
    expect((await ask('3')).json).toMatchObject({ reason: 'bad-part' });
    await ask('1');
    const { afterSales, parts, payTotal } = await detailOf(app(), orderNo);
    expect(afterSales).toMatchObject([{ part: 1, amount: (Number(payTotal) / 2).toFixed(2) }]);
    expect(parts).toMatchObject([{ paid: (Number(payTotal) / 2).toFixed(2) }, {}]);
  });

  it('needs as many copies as addresses in a scenario', () => {
    const context = { db: app().world.db, now: app().world.clock.now() };
    expect(() => runScenario('order-in-state', context, { addresses: '11' })).toThrow('11 addresses');
  });
});
