import { describe, expect, it } from 'vitest';
import type { OrderState } from '#contracts/rules/orders/order-states.ts';
import { PICKUP_PLACE } from '#contracts/rules/parcels/pickup.ts';
import { forgetGoods } from '#db/queries/cart/goods.ts';
import { applyWished } from '#db/queries/invoices/applying.ts';
import type { TestReply } from '#server/testing.ts';
import { appForEachTest, dataOf, factsOf, textOf } from '../testing.ts';

const app = appForEachTest();

type Wish = Record<string, string>;

const sqlite = () => app().world.db.sqlite;

async function lockOf(question: Wish = {}, account = 'super'): Promise<string> {
  const token = await app().tokenOf(account);
  const input = { cartIDs: '90001', addrID: '80001', delivery: 'standard', couponID: 'none', ...question };
  return textOf(dataOf(await app().call('OrderServiceMag.previewOrder', input, { token })), 'priceLock');
}

async function create(wish: Wish = {}, account = 'super'): Promise<TestReply> {
  const token = await app().tokenOf(account);
  const input = {
    cartIDs: '90001',
    addrID: '80001',
    delivery: 'standard',
    couponID: 'none',
    useWallet: 'N',
    proof: 'N',
    invoiceKind: 'none',
    invoiceTitle: '',
    invoiceTaxNo: '',
    invoiceEmail: '',
    remark: '',
    idemKey: 'k-000001',
    ...wish,
    priceLock: wish.priceLock ?? (await lockOf({}, account)),
  };
  return app().call('OrderServiceMag.createOrder', input, { token });
}

interface StoredOrder {
  readonly id: number;
  readonly no: string;
  readonly state: OrderState;
  readonly [column: string]: unknown;
}

function newest(): StoredOrder {
  return sqlite()
    .prepare<[], StoredOrder>('SELECT * FROM orders ORDER BY id DESC LIMIT 1')
    .get() as StoredOrder;
}

const orderCount = () => sqlite().prepare<[], number>('SELECT count(*) FROM orders').pluck().get() ?? 0;

describe('OrderServiceMag.createOrder', () => {
  it('orders at the price shown, and waits two hours for the payment', async () => {
    const data = dataOf(await create());
    expect(data).toEqual({
      orderNo: newest().no,
      payTotal: '1144.00',
      expiresAt: '2026-11-21T04:00:00.000Z',
    });
    expect(newest()).toMatchObject({ state: 'unpaid', user_id: 10003, pay_total_fen: 114_400 });
  });

  it('is collected at the workshop by whoever was named, without an address', async () => {
    const pickup = { delivery: 'pickup', pickupName: '林晚', pickupMobile: '190 0000 0009' };
    const priceLock = await lockOf({ delivery: 'pickup' });
    expect((await create({ addrID: '', ...pickup, priceLock })).json.code).toBe(0);
    const token = await app().tokenOf('super');
    const input = { orderNo: newest().no };
    expect(dataOf(await app().call('OrderServiceMag.getOrderDetail', input, { token }))).toMatchObject({
      receiver: { name: '林晚', mobile: '190****0009', region: '门店自提' },
      address: { name: '林晚', mobile: '19000000009', ...PICKUP_PLACE },
      handleOption: ['pay', 'cancel'],
    });
  });

  it('numbers it by its day in China and its id', async () => {
    await create();
    const { id, no } = newest();
    expect(no).toBe(`20261121${String(id).padStart(8, '0')}`);
  });

  it('takes the line out of the cart, past any undo', async () => {
    await create();
    const token = await app().tokenOf('super');
    const info = await app().call('ShopCarService.cartInfo', { cartID: '90001' }, { token });
    expect(info.json.reason).toBe('cart-line-not-found');
    const undo = await app().call('ShopCarService.restoreCart', { cartIDs: '90001' }, { token });
    expect(undo.json.reason).toBe('cart-line-not-found');
  });

  it('keeps everything that was asked for', async () => {
    const wish = {
      useWallet: 'Y',
      proof: 'Y',
      invoiceKind: 'company',
      invoiceTitle: ' 知远影像有限公司 ',
      invoiceTaxNo: '91330100MA2B1C2D3E',
      invoiceEmail: 'fapiao@desk.example',
      remark: ' 请在下午送货 ',
    };
    dataOf(await create(wish));
    const order = newest();
    expect(order).toMatchObject({ wants_wallet: 'Y', wants_proof: 'Y', remark: '请在下午送货' });
    expect(JSON.parse(String(order.invoice))).toEqual({
      kind: 'company',
      title: '知远影像有限公司',
      taxNo: '91330100MA2B1C2D3E',
      email: 'fapiao@desk.example',
    });
    expect(JSON.parse(String(order.address))).toMatchObject({ name: '沈知远', province: '浙江省' });
  });

  it('freezes the title of a special invoice, which is applied for when the order is finished', async () => {
    const special = { invoiceKind: 'company', invoiceType: 'special', invoiceTitleID: '1' };
    dataOf(await create({ ...special, invoiceEmail: 'fapiao@desk.example' }));
    const order = newest();
    const wish = JSON.parse(String(order.invoice));
    expect(wish).toMatchObject({
      title: '知远影像工作室',
      special: { bank: '演示银行杭州文三路支行', account: '622200001111222233' },
    });
    const { db, clock } = app().world;
    const paid = db.sqlite.prepare(
      "UPDATE orders SET pay_total_fen = 100, paid_at = created_at, state = 'done' WHERE id = ?",
    );
    paid.run(Number(order.id));
    const finished = { id: Number(order.id), userId: Number(order.user_id), invoice: String(order.invoice) };
    const count = db.sqlite.prepare('SELECT count(*) FROM invoices').pluck();
    const before = Number(count.get());
    applyWished(db, finished, clock.now());
    expect(count.get()).toBe(before + 1);
    const invoice = db.sqlite.prepare('SELECT type, title FROM invoices ORDER BY id DESC LIMIT 1');
    expect(invoice.get()).toMatchObject({ type: 'special', title: expect.stringContaining('文三路支行') });

    // What became of that application is its member's to decide: the wish is followed once.
    db.sqlite.exec("UPDATE invoices SET state = 'withdrawn'");
    applyWished(db, finished, clock.now());
    expect(count.get()).toBe(before + 1);
  });

  it('gives a special invoice to no title that is not whole', async () => {
    const special = { invoiceKind: 'company', invoiceType: 'special', invoiceTitleID: '3' };
    const { json } = await create(special);
    expect(json).toMatchObject({
      reason: 'bad-invoice-type',
      message: '数电专票需要完整的企业资料，还缺：地址、电话、开户银行、银行账号',
    });
    expect((await create({ ...special, invoiceTitleID: '99' })).json.reason).toBe('invoice-title-not-found');
  });

  it('takes the coupon, which then cannot be used again', async () => {
    dataOf(await create({ couponID: '70002', priceLock: await lockOf({ couponID: '70002' }) }));
    expect(newest()).toMatchObject({ coupon_fen: 8000, pay_total_fen: 106_400 });
    const again = await create({ cartIDs: '90024', couponID: '70002', idemKey: 'k-000002', priceLock: 'x' });
    expect(again.json).toMatchObject({ reason: 'coupon-unusable' });
  });

  it('stays as it was when work, price, options and address change afterwards', async () => {
    dataOf(await create());
    const frozen = () => JSON.stringify([newest(), sqlite().prepare('SELECT * FROM order_lines').all()]);
    const before = frozen();
    sqlite().exec(`
      UPDATE publications SET name = 'x', author = 'x', art_id = 'x', page_num = 2, updated_at = 1;
      UPDATE goods SET name = 'x', base_price_fen = 1; UPDATE goods_step_items SET name = 'x';
      UPDATE addresses SET name = 'x', detail = 'x', province = 'x'`);
    forgetGoods(app().world.db);
    expect(frozen()).toBe(before);
  });
});

describe('OrderServiceMag.createOrder, repeated', () => {
  it('makes one order of fifty equal calls at once, and tells all of them its number', async () => {
    const before = orderCount();
    const priceLock = await lockOf();
    const replies = await Promise.all(Array.from({ length: 50 }, () => create({ priceLock })));
    expect(orderCount()).toBe(before + 1);
    expect(new Set(replies.map((reply) => dataOf(reply).orderNo))).toEqual(new Set([newest().no]));
  });

  it('makes one order of fifty calls with keys of their own, and refuses the others', async () => {
    const before = orderCount();
    const priceLock = await lockOf();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) => create({ priceLock, idemKey: `k-parallel-${place}` })),
    );
    expect(orderCount()).toBe(before + 1);
    const refused = replies.filter(({ json }) => json.reason === 'order-lines');
    expect(refused).toHaveLength(49);
  });

  it('refuses a key that was spent on something else', async () => {
    dataOf(await create());
    const reply = await create({ cartIDs: '90024', priceLock: 'x' });
    expect(reply.json).toMatchObject({ code: 1070, reason: 'bad-idem-key' });
  });

  it('lets a refused key be tried again', async () => {
    expect((await create({ addrID: '1' })).json.reason).toBe('address-not-found');
    expect(dataOf(await create()).orderNo).toBe(newest().no);
  });
});

describe('OrderServiceMag.createOrder, refused', () => {
  it('says what changed, and gives a lock that holds', async () => {
    const priceLock = await lockOf();
    sqlite().exec('UPDATE goods SET base_price_fen = base_price_fen + 100 WHERE id = 1');
    forgetGoods(app().world.db);
    const before = factsOf(app());
    const reply = await create({ priceLock });
    expect(reply.json).toMatchObject({ code: 1071, reason: 'price-changed' });
    const details = reply.json.details as { changes: { what: string }[]; priceLock: string };
    expect(details.changes).toEqual([
      { what: expect.stringMatching(/^[^应]/), before: '1144.00', after: '1154.00' },
      { what: '应付', before: '1144.00', after: '1154.00' },
    ]);
    expect(factsOf(app())).toBe(before);
    expect(dataOf(await create({ priceLock: details.priceLock })).payTotal).toBe('1154.00');
  });

  it('does not order options that were not on the screen', async () => {
    sqlite().exec(
      "UPDATE goods_step_items SET per_copy_fen = 0, per_page_milli_fen = 0 WHERE step_id = '104'",
    );
    forgetGoods(app().world.db);
    const priceLock = await lockOf();
    sqlite().exec("UPDATE cart_lines SET selections = replace(selections, 'NF01', 'NF02') WHERE id = 90001");
    const { reason, details } = (await create({ priceLock })).json;
    expect(reason).toBe('price-changed');
    expect(details).toMatchObject({ changes: [{ what: expect.stringContaining('印刷选项已修改') }] });
  });

  it('prices the order itself whatever a forged lock says', async () => {
    const forged = `v2.${btoa(JSON.stringify({ l: [['90001', 'x', 10, 64, '', 1]], c: 0, f: 0, p: 1 }))}`;
    const before = orderCount();
    const reply = await create({ priceLock: forged });
    expect(reply.json).toMatchObject({
      reason: 'price-changed',
      details: { changes: expect.arrayContaining([{ what: '应付', before: '0.01', after: '1144.00' }]) },
    });
    expect(orderCount()).toBe(before);
  });

  it.each([
    ['order-lines', { cartIDs: '91001' }],
    ['order-lines', { cartIDs: '90001,123456' }],
    ['order-lines', { cartIDs: '90022' }],
    ['address-not-found', { addrID: '80021' }],
    ['address-not-found', { addrID: '' }],
    ['delivery-unavailable', { delivery: 'drone' }],
    ['delivery-unavailable', { delivery: '' }],
    ['bad-pickup-name', { delivery: 'pickup', pickupMobile: '19000000003' }],
    ['bad-pickup-mobile', { delivery: 'pickup', pickupName: '沈知远', pickupMobile: '12' }],
    ['coupon-unusable', { couponID: '71001' }],
    ['coupon-unusable', { couponID: '70003' }],
    ['price-changed', { priceLock: 'nonsense' }],
    ['price-changed', { priceLock: '' }],
    ['price-changed', { delivery: 'express' }],
    ['bad-remark', { remark: '字'.repeat(201) }],
    ['bad-use-wallet', { useWallet: 'yes' }],
    ['bad-proof', { proof: '' }],
    ['bad-invoice-kind', { invoiceKind: 'gift' }],
    ['bad-invoice-title', { invoiceKind: 'personal', invoiceTitle: ' ' }],
    ['bad-invoice-tax-no', { invoiceKind: 'company', invoiceTitle: '公司', invoiceTaxNo: '123' }],
    ['bad-invoice-email', { invoiceKind: 'personal', invoiceTitle: '我', invoiceEmail: 'x@y' }],
    ['bad-idem-key', { idemKey: 'k 1' }],
  ])('%s, and changes nothing: %o', async (reason, wish) => {
    const priceLock = await lockOf();
    const before = factsOf(app());
    const reply = await create({ priceLock, ...(wish as Wish) });
    expect([reply.status, reply.json.reason]).toEqual([200, reason]);
    expect(factsOf(app())).toBe(before);
  });
});
