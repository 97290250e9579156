import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import schemas from '#contracts/generated/schemas.json' with { type: 'json' };
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { toWire } from '#contracts/servlet-url.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { begin, orderIn, payAtCashier, payNoOf, wish } from './services/PayServiceMag/testing.ts';
import { accountOf, appForEachTest, approve, factsOf, thirdSession } from './services/testing.ts';
import { TEST_NOW, type TestApp, type TestReply } from './testing.ts';

const OTHER = { account: 'vip', id: '10002' };
const OWNER_ID = '10003';
const CHOICE = { goodsID: '1', count: '9', pagesNum: '64', cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01' };
const SAVE = { ...CHOICE, remarkinfo: 'x', pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' };
const ADDRESS = {
  name: '顾清和',
  mobile: '19000000002',
  province: '江苏省',
  city: '苏州市',
  district: '姑苏区',
  street: '',
  detail: '示例街 101 号',
  zip: '',
  label: '',
  codes: '',
  isDefault: 'Y',
};
const PREVIEW = { cartIDs: '91005', addrID: '80021', delivery: 'standard', couponID: 'none', useWallet: 'N' };
const ORDER = {
  ...PREVIEW,
  proof: 'N',
  invoiceKind: 'none',
  invoiceTitle: '',
  invoiceTaxNo: '',
  invoiceEmail: '',
  remark: '',
  priceLock: 'v1.e30',
  idemKey: 'k-another-member',
};

interface Row {
  readonly operation: OperationId;
  readonly parameter: string;
  /** What the other member sends, the owner's id among it. */
  readonly input: (test: TestApp) => Promise<Record<string, string>> | Record<string, string>;
  readonly refusal: { readonly text: string } | { readonly reason: string };
}

/** Super's ids in the hands of another member. */
const ROWS: readonly Row[] = [
  {
    operation: 'ShopCarService.cartInfo',
    parameter: 'cartID',
    input: () => ({ cartID: '90001' }),
    refusal: { reason: 'cart-line-not-found' },
  },
  {
    operation: 'ShopCarService.deleteCart',
    parameter: 'cartIDs',
    input: () => ({ cartIDs: '91001,90001' }),
    refusal: { reason: 'cart-line-not-found' },
  },
  {
    operation: 'ShopCarService.copyCart',
    parameter: 'cartID',
    input: () => ({ cartID: '90001' }),
    refusal: { reason: 'cart-line-not-found' },
  },
  {
    operation: 'ShopCarService.getTiers',
    parameter: 'cartID',
    input: () => ({ cartID: '90001' }),
    refusal: { reason: 'cart-line-not-found' },
  },
  {
    operation: 'ShopCarService.seePrices',
    parameter: 'cartIDs',
    input: () => ({ cartIDs: '91005,90001' }),
    refusal: { reason: 'cart-line-not-found' },
  },
  {
    operation: 'ShopCarService.restoreCart',
    parameter: 'cartIDs',
    input: (test) => {
      runScenario('cart-line-deleted', { db: test.world.db, now: TEST_NOW }, { cartID: '90001' });
      return { cartIDs: '90001' };
    },
    refusal: { reason: 'cart-line-not-found' },
  },
  {
    operation: 'ShoppingServiceMag.updateCart',
    parameter: 'CartID',
    input: () => ({ ...SAVE, CartID: '90001', memberID: OTHER.id }),
    refusal: { text: '购物车商品不存在' },
  },
  {
    operation: 'ShoppingServiceMag.updateCart',
    parameter: 'memberID',
    input: () => ({ ...SAVE, CartID: '91005', goodsID: '2', memberID: OWNER_ID }),
    refusal: { text: '会员编号不正确' },
  },
  {
    operation: 'ShoppingServiceMag.getTotal',
    parameter: 'memberID',
    input: () => ({ ...CHOICE, memberID: OWNER_ID, random: '1' }),
    refusal: { reason: 'bad-member' },
  },
  {
    operation: 'ShoppingServiceMag.updateDefaultAddr',
    parameter: 'addrID',
    input: () => ({ addrID: '80002' }),
    refusal: { text: '-1' },
  },
  {
    operation: 'ShoppingServiceMag.getGoodsFor',
    parameter: 'publicationID',
    input: () => ({ publicationID: '50001' }),
    refusal: { reason: 'publication-not-found' },
  },
  {
    operation: 'ShoppingServiceMag.addCart',
    parameter: 'publicationID',
    input: () => ({ ...CHOICE, publicationID: '50043', remarkinfo: '' }),
    refusal: { reason: 'publication-not-found' },
  },
  {
    operation: 'AddressServiceMag.saveAddress',
    parameter: 'addrID',
    input: () => ({ ...ADDRESS, addrID: '80002' }),
    refusal: { reason: 'address-not-found' },
  },
  {
    operation: 'AddressServiceMag.deleteAddress',
    parameter: 'addrID',
    input: () => ({ addrID: '80002' }),
    refusal: { reason: 'address-not-found' },
  },
  {
    operation: 'OrderServiceMag.previewOrder',
    parameter: 'cartIDs',
    input: () => ({ ...PREVIEW, cartIDs: '91005,90001' }),
    refusal: { reason: 'order-lines' },
  },
  {
    operation: 'OrderServiceMag.previewOrder',
    parameter: 'addrID',
    input: () => ({ ...PREVIEW, addrID: '80001' }),
    refusal: { reason: 'address-not-found' },
  },
  {
    operation: 'OrderServiceMag.previewOrder',
    parameter: 'couponID',
    input: () => ({ ...PREVIEW, couponID: '70001' }),
    refusal: { reason: 'coupon-unusable' },
  },
  {
    operation: 'OrderServiceMag.createOrder',
    parameter: 'cartIDs',
    input: () => ({ ...ORDER, cartIDs: '91005,90001' }),
    refusal: { reason: 'order-lines' },
  },
  {
    operation: 'OrderServiceMag.createOrder',
    parameter: 'addrID',
    input: () => ({ ...ORDER, addrID: '80001' }),
    refusal: { reason: 'address-not-found' },
  },
  {
    operation: 'OrderServiceMag.createOrder',
    parameter: 'couponID',
    input: () => ({ ...ORDER, couponID: '70001' }),
    refusal: { reason: 'coupon-unusable' },
  },
  {
    operation: 'LoginServiceMag.bindThirdLogin',
    parameter: 'loginSessionID',
    input: async (test) => ({
      loginSessionID: await boundByOwner(test),
      account: OTHER.account,
      password: DEMO_PASSWORD,
    }),
    refusal: { reason: 'login-session-state' },
  },
  {
    operation: 'LoginServiceMag.register',
    parameter: 'loginSessionID',
    input: async (test) => ({
      ...runScenario('verification-code-sent', { db: test.world.db, now: TEST_NOW }),
      password: 'paper2027',
      agreed: '1',
      loginSessionID: await boundByOwner(test),
    }),
    refusal: { reason: 'login-session-state' },
  },
  {
    operation: 'LoginServiceMag.queryLoginQrcode',
    parameter: 'loginSessionID',
    input: (test) => {
      const ran = runScenario('qr-confirmed', { db: test.world.db, now: TEST_NOW });
      return { loginSessionID: `${ran.loginSessionID}0` };
    },
    refusal: { reason: 'unknown-login-session' },
  },
  {
    operation: 'LoginServiceMag.getThirdLoginPage',
    parameter: 'loginSessionID',
    input: (test) => {
      const ran = runScenario('third-party-waiting', { db: test.world.db, now: TEST_NOW });
      return { loginSessionID: `${ran.loginSessionID}0` };
    },
    refusal: { reason: 'unknown-login-session' },
  },
  {
    operation: 'LoginServiceMag.queryThirdLogin',
    parameter: 'loginSessionID',
    input: (test) => {
      const ran = runScenario('third-party-approved', { db: test.world.db, now: TEST_NOW });
      return { loginSessionID: `${ran.loginSessionID}0` };
    },
    refusal: { reason: 'unknown-login-session' },
  },
  {
    operation: 'OrderServiceMag.cancelOrder',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'unpaid'), reason: 'x', idemKey: 'owner-1' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.acceptFile',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'checking_failed') }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.answerProof',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'proofing'), answer: 'accept', note: '' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.urgeOrder',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'paid') }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.acknowledgeDelay',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'delayed') }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.applyRefund',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'paid'), reason: 'x', idemKey: 'owner-1' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.confirmReceive',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'shipped') }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.applyAfterSale',
    parameter: 'orderNo',
    input: (test) => ({
      orderNo: orderIn(test, 'done'),
      kind: 'refund',
      reason: 'x',
      description: '封面有划痕',
      idemKey: 'owner-1',
    }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.reviewOrder',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'done'), stars: '5', text: '' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.rebuy',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'done'), version: 'ordered' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.deleteOrder',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'done') }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.updateOrderAddress',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'unpaid'), addrID: '80021' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.replaceFile',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'paid'), lineID: '1', idemKey: 'owner-1' }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.getOrderDetail',
    parameter: 'orderNo',
    input: (test) => ({ orderNo: orderIn(test, 'paid') }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.getOrderResult',
    parameter: 'orderNos',
    input: (test) => ({ orderNos: `${orderIn(test, 'paid', 'vip')},${orderIn(test, 'paid')}` }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'OrderServiceMag.updateOrderAddress',
    parameter: 'addrID',
    input: (test) => ({ orderNo: orderIn(test, 'unpaid', 'vip'), addrID: '80001' }),
    refusal: { reason: 'address-not-found' },
  },
  {
    operation: 'OrderServiceMag.replaceFile',
    parameter: 'lineID',
    input: (test) => ({
      orderNo: orderIn(test, 'paid', 'vip'),
      lineID: lineOfOwner(test),
      idemKey: 'owner-1',
    }),
    refusal: { reason: 'file-not-replaceable' },
  },
  {
    operation: 'OrderServiceMag.cancelAfterSale',
    parameter: 'afterSaleNo',
    input: (test) => ({ afterSaleNo: afterSaleOfOwner(test) }),
    refusal: { reason: 'after-sale-not-found' },
  },
  {
    operation: 'PayServiceMag.getPayOptions',
    parameter: 'orderNos',
    input: (test) => ({ orderNos: `${orderIn(test, 'unpaid', 'vip')},${orderIn(test)}` }),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'PayServiceMag.createPay',
    parameter: 'orderNos',
    input: (test) => wish(`${orderIn(test, 'unpaid', 'vip')},${orderIn(test)}`),
    refusal: { reason: 'order-not-found' },
  },
  {
    operation: 'PayServiceMag.queryPay',
    parameter: 'payNo',
    input: payOfOwner,
    refusal: { reason: 'payment-not-found' },
  },
  {
    operation: 'PayServiceMag.checkPay',
    parameter: 'payNo',
    input: async (test) => {
      const payment = await begin(test, orderIn(test));
      await payAtCashier(test, payment, 'no-callback');
      return { payNo: String(payment.payNo) };
    },
    refusal: { reason: 'payment-not-found' },
  },
  {
    operation: 'PayServiceMag.refreshPayCode',
    parameter: 'payNo',
    input: payOfOwner,
    refusal: { reason: 'payment-not-found' },
  },
  {
    operation: 'PayServiceMag.closePay',
    parameter: 'payNo',
    input: payOfOwner,
    refusal: { reason: 'payment-not-found' },
  },
  {
    operation: 'PayServiceMag.submitTransfer',
    parameter: 'payNo',
    input: async (test) => ({
      payNo: await payNoOf(test, orderIn(test), { channel: 'transfer' }),
      payer: '顾清和',
      serialNo: '20261121000001',
    }),
    refusal: { reason: 'payment-not-found' },
  },
];

/** Ids of what belongs to no member. */
const NOBODYS: readonly (readonly [operation: OperationId, parameter: string, why: string])[] = [
  ['ShoppingServiceMag.getTotal', 'goodsID', 'every member buys the same goods'],
  [
    'ShoppingServiceMag.updateCart',
    'goodsID',
    'every member buys the same goods; it must be that of the line',
  ],
  ['ShoppingServiceMag.updateCart', 'fxID', 'always empty, and not looked at'],
  ['OrderServiceMag.createOrder', 'invoiceTaxNo', 'a number of the world outside'],
  ['PayServiceMag.submitTransfer', 'serialNo', 'a number of the world outside'],
  ['ShoppingServiceMag.addCart', 'goodsID', 'every member buys the same goods'],
];

/** A session that super opened to bind an identity, and with which the identity was bound. */
async function boundByOwner(test: TestApp): Promise<string> {
  const id = await thirdSession(test, 'weibo', await test.tokenOf('super'));
  await approve(test, id, null);
  return id;
}

/** A line of some order of super’s. */
function lineOfOwner(test: TestApp): string {
  const sql = `SELECT max(order_lines.id) FROM order_lines JOIN orders ON orders.id = order_id WHERE user_id = ${OWNER_ID}`;
  return String(test.world.db.sqlite.prepare(sql).pluck().get());
}

/** What super asked for and could still take back. */
function afterSaleOfOwner(test: TestApp): string {
  const sql = `SELECT no FROM after_sales WHERE user_id = ${OWNER_ID} AND state = 'applied'`;
  return String(test.world.db.sqlite.prepare(sql).pluck().get());
}

async function payOfOwner(test: TestApp): Promise<{ payNo: string }> {
  return { payNo: await payNoOf(test, orderIn(test)) };
}

const inputs: Readonly<Record<string, { input: { properties?: Record<string, unknown> } }>> = schemas;

/** Every parameter of the contract that looks like an id. */
function idParameters(): string[] {
  return Object.entries(inputs).flatMap(([operation, { input }]) =>
    Object.keys(input.properties ?? {})
      .filter((name) => /(ID|Id|_id|Ids|IDs)$|^(id|ids)$|No$|Nos$/.test(name))
      .map((name) => `${operation} ${name}`),
  );
}

const app = appForEachTest();

async function callAsOther(operation: OperationId, input: Record<string, string>): Promise<TestReply> {
  return app().call(operation, input, { token: await app().tokenOf(OTHER.account) });
}

describe('ownership', () => {
  it('is decided for every id that an operation takes', () => {
    const decided = [
      ...ROWS.map(({ operation, parameter }) => `${operation} ${parameter}`),
      ...NOBODYS.map(([operation, parameter]) => `${operation} ${parameter}`),
    ];
    expect(decided.sort()).toEqual(idParameters().sort());
  });

  it.each(ROWS)(
    'of $parameter keeps another member out of $operation',
    async ({ operation, input, refusal }) => {
      const sent = await input(app());
      const before = factsOf(app());
      const reply = await callAsOther(operation, sent);
      expect(reply.status).toBe(200);
      if ('text' in refusal) expect(reply.text).toBe(refusal.text);
      else expect(reply.json).toMatchObject({ reason: refusal.reason });
      expect(factsOf(app())).toBe(before);
    },
  );

  it.each(ROWS)('of $parameter keeps a visitor from changing anything by $operation', async (row) => {
    const sent = await row.input(app());
    const before = factsOf(app());
    const reply = await app().call(row.operation, sent);
    const isOpen = operationMeta(row.operation).session !== 'required';
    expect(reply.json.code).not.toBe(0);
    if (!isOpen) expect(reply.json.code).toBe(401);
    expect(factsOf(app())).toBe(before);
  });

  it('tells nobody whether a refused id exists', async () => {
    const { traceId: _a, ...foreign } = (await callAsOther('ShopCarService.cartInfo', { cartID: '90001' }))
      .json;
    const { traceId: _b, ...unknown } = (await callAsOther('ShopCarService.cartInfo', { cartID: '123456' }))
      .json;
    expect(foreign).toEqual(unknown);
  });

  it('is the token’s, whatever else a request names', async () => {
    const token = await app().tokenOf(OTHER.account);
    const reply = await app().app.inject({
      url: `${toWire(operationMeta('UserCenterMag.getMemberInfo').path)}&memberID=${OWNER_ID}&user_id=${OWNER_ID}`,
      headers: { authorization: token },
    });
    expect(reply.json().data.data.account).toBe(OTHER.account);
    expect(await accountOf(app(), token)).toBe(OTHER.account);
  });
});
