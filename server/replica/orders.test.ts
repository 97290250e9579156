import { describe, expect, it } from 'vitest';
import type { OrderView } from '#contracts/control/product.ts';
import { detailListOf, detailOf, orderIn, stored } from '#server/services/OrderServiceMag/testing.ts';
import { appForEachTest, DAY_MS, factsOf } from '#server/services/testing.ts';
import { controlOf } from './testing.ts';

const app = appForEachTest();

async function advance(orderNo: string, body?: object) {
  const url = `/__replica/orders/${orderNo}/advance`;
  const reply = await app().app.inject({ method: 'POST', url, ...(body ? { payload: body } : {}) });
  return { status: reply.statusCode, ...reply.json() };
}

describe('GET /__replica/orders', () => {
  const ordersOf = (account: string) => controlOf(app().app)('GET', `orders?account=${account}`);

  it('tells what comes next to each order of a member, and that of nobody else', async () => {
    const orderNo = orderIn(app(), 'producing');
    const { body } = await ordersOf('super');
    const list = body.list as OrderView[];
    expect(list.find((order) => order.orderNo === orderNo)).toMatchObject({
      state: 'producing',
      next: expect.stringMatching(/^(next-stage|ship)$/),
      shipsByItself: true,
    });
    expect(list.every(({ title, lines }) => title !== '' && lines > 0)).toBe(true);
    expect(body.total).toBeGreaterThanOrEqual(list.length);
    const others = (await ordersOf('fresh')).body.list as OrderView[];
    expect(others).toEqual([]);
  });

  it('tells what is so after what was due', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    app().world.clock.advance(DAY_MS);
    const list = (await ordersOf('super')).body.list as OrderView[];
    expect(list.find((order) => order.orderNo === orderNo)).toMatchObject({ state: 'canceled', next: null });
  });

  it('keeps its word: one step after the other ships what ships by itself', async () => {
    const list = (await ordersOf('super')).body.list as OrderView[];
    for (const { orderNo, state, shipsByItself } of list.slice(0, 20)) {
      if (state === 'unpaid' || state === 'shipped') continue;
      const { status } = await advance(orderNo, { to: 'shipped' });
      expect([orderNo, status]).toEqual([orderNo, shipsByItself ? 200 : 409]);
    }
  });

  it('does not know an account that is none', async () => {
    expect(await ordersOf('nobody')).toMatchObject({ status: 404 });
  });
});

describe('POST /__replica/orders/:no/advance', () => {
  it('lets the next planned thing happen now, without moving the clock', async () => {
    const orderNo = orderIn(app(), 'paid');
    const now = app().world.clock.now();
    expect(await advance(orderNo)).toMatchObject({ status: 200, orderNo, state: 'ready' });
    expect(await advance(orderNo)).toMatchObject({ state: 'producing', stage: 'printing' });
    expect(app().world.clock.now()).toBe(now);
  });

  it('takes the clock along to the moment that a step was planned for', async () => {
    const orderNo = orderIn(app(), 'paid');
    const { clock } = app().world;
    const before = clock.now();
    expect(await advance(orderNo, { withClock: true })).toMatchObject({ status: 200, state: 'ready' });
    const checkedAt = clock.now();
    expect(checkedAt).toBeGreaterThan(before);
    expect(await advance(orderNo, { withClock: true })).toMatchObject({ state: 'producing' });
    expect(clock.now()).toBeGreaterThan(checkedAt);
    expect(clock.now()).toBeLessThan(before + 2 * DAY_MS);
  });

  it('keeps whoever is logged in, to the last step and over a leap of the clock', async () => {
    const token = await app().tokenOf('super');
    const orderNo = orderIn(app(), 'paid');
    while ((await advance(orderNo, { withClock: true })).state !== 'done');
    const leap = (body: object) =>
      app().app.inject({ method: 'POST', url: '/__replica/clock', payload: body });
    const codeOf = async () => (await app().call('UserCenterMag.getMemberInfo', {}, { token })).json.code;
    await leap({ advance: '20d', keepsLogins: true });
    expect(await codeOf()).toBe(0);
    await leap({ advance: '20d' });
    expect(await codeOf()).toBe(401);
  });

  it('leaves the clock where nothing is planned, or not one step is meant', async () => {
    const { clock } = app().world;
    const before = clock.now();
    expect(await advance(orderIn(app(), 'unpaid'), { withClock: true })).toMatchObject({ status: 409 });
    expect(await advance(orderIn(app(), 'done'), { withClock: true })).toMatchObject({ status: 409 });
    const mixed = { withClock: true, to: 'shipped' };
    expect(await advance(orderIn(app(), 'paid'), mixed)).toMatchObject({ status: 400 });
    expect(clock.now()).toBe(before);
  });

  it('goes on step by step to the state that is wanted', async () => {
    const orderNo = orderIn(app(), 'paid');
    expect(await advance(orderNo, { to: 'shipped' })).toMatchObject({ status: 200, state: 'shipped' });
    expect(await detailListOf(app(), orderNo, 'diary')).toHaveLength(5);
    expect(await detailListOf(app(), orderNo, 'parcels')).toHaveLength(1);
    expect(await advance(orderNo, { to: 'done' })).toMatchObject({ state: 'done' });
  });

  it('makes an order late and goes on again', async () => {
    const orderNo = orderIn(app(), 'producing');
    expect(await advance(orderNo, { event: 'delay', reason: '停电半日' })).toMatchObject({
      state: 'delayed',
    });
    expect(await detailOf(app(), orderNo)).toMatchObject({ reason: '停电半日' });
    expect(await advance(orderNo, { event: 'resume' })).toMatchObject({ state: 'producing' });
  });

  it('finds a fault in a file', async () => {
    const orderNo = orderIn(app(), 'paid');
    expect(await advance(orderNo, { event: 'fail-check', reason: '第 3 页缺图' })).toMatchObject({
      state: 'checking_failed',
    });
    expect(await detailListOf(app(), orderNo, 'fileProblems')).toMatchObject([{ text: '第 3 页缺图' }]);
  });

  it('pays a refund out at once', async () => {
    const orderNo = orderIn(app(), 'refunding');
    expect(await advance(orderNo)).toMatchObject({ state: 'closed' });
    expect(stored(app(), orderNo, 'refunded_fen')).toBe(stored(app(), orderNo, 'pay_total_fen'));
  });

  it.each([
    ['agree-after-sale', 'refunding'],
    ['refuse-after-sale', 'refused'],
  ])('answers an after-sale by %s', async (event, state) => {
    const orderNo = orderIn(app(), 'done');
    const token = await app().tokenOf('super');
    const words = { kind: 'refund', reason: '质量问题', description: '封面有划痕一道', idemKey: 'replica-1' };
    await app().call('OrderServiceMag.applyAfterSale', { orderNo, ...words }, { token });
    expect(await advance(orderNo, { event })).toMatchObject({ status: 200 });
    expect(await detailListOf(app(), orderNo, 'afterSales')).toMatchObject([{ state }]);
  });

  it.each([
    ['unpaid', undefined, 409],
    ['done', undefined, 409],
    ['checking_failed', { to: 'shipped' }, 409],
    ['shipped', { to: 'paid' }, 409],
    ['paid', { event: 'resume' }, 409],
    ['done', { event: 'agree-after-sale' }, 409],
    ['paid', { event: 'explode' }, 400],
    ['paid', { to: 'moon' }, 400],
    ['paid', { to: 'done', event: 'delay' }, 400],
    ['paid', { when: 'now' }, 400],
  ])('of an order that is %s refuses %j with %d', async (state, body, status) => {
    const orderNo = orderIn(app(), state);
    expect(await advance(orderNo, body)).toMatchObject({ status });
    expect(stored(app(), orderNo, 'state')).toBe(state);
  });

  it.each([
    ['delayed', 'producing'],
    ['shipped', 'done'],
  ])('moves an order of any member: %s', async (from, state) => {
    expect(await advance(orderIn(app(), from, 'vip'))).toMatchObject({ status: 200, state });
  });

  it('leaves everything as it is where the wanted state is there already', async () => {
    const orderNo = orderIn(app(), 'shipped');
    const before = factsOf(app());
    expect(await advance(orderNo, { to: 'shipped' })).toMatchObject({ status: 200, state: 'shipped' });
    expect(factsOf(app())).toBe(before);
  });

  it('takes no step of a way that does not lead there', async () => {
    const orderNo = orderIn(app(), 'ready');
    const before = factsOf(app());
    expect(await advance(orderNo, { to: 'refunding' })).toMatchObject({ status: 409, reason: 'order-state' });
    expect(factsOf(app())).toBe(before);
  });

  it('says how an order is paid', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    const { message } = await advance(orderNo);
    expect(message).toContain(`/__replica/pay/${orderNo}/settle`);
  });

  it('lets first happen what was due', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    app().world.clock.advance(DAY_MS);
    expect(await advance(orderNo)).toMatchObject({ status: 409 });
    expect(stored(app(), orderNo, 'state')).toBe('canceled');
  });

  it('does not know an order that is none', async () => {
    expect(await advance('1')).toMatchObject({ status: 404, reason: 'unknown-order' });
  });
});
