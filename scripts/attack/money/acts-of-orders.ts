/** Carts and orders, as far as their buttons lead. */
import type { Input, OperationId } from '#contracts/operations.ts';
import { type Data, listIn, textIn } from './counter.ts';
import { type Act, type Outcome, outcomeOf, type Walk } from './walk.ts';

const TEMPLATE = 'our-first-year';
/** 40 pages fit it, and it is what everybody may order. */
const PHOTO_BOOK = { goodsID: '3', pagesNum: '40', cnums: 'FM01|ZD06|NK157|NF01|FF01|BY01' };
const TABS = ['all', 'all', 'all', 'todo', 'done', 'aftersale'] as const;
/** Those that the workshop has. */
const RUNNING = [
  'paid',
  'checking_failed',
  'proofing',
  'ready',
  'producing',
  'delayed',
  'shipped',
  'refunding',
];
const EVENTS = ['delay', 'resume', 'fail-check', 'agree-after-sale', 'refuse-after-sale'] as const;

async function addToCart(walk: Walk, account = walk.account()): Promise<Outcome> {
  const count = String(walk.chance.of([1, 2, 7, 60, 320]));
  const lines = await walk.list(account, 'ShopCarService.cartList', { pageSize: '100' });
  const line = walk.chance.of(lines.filter(({ state }) => state === 'valid'));
  if (line && lines.length < 60 && walk.chance.isIn(70)) {
    return outcomeOf(await walk.ask(account, 'ShopCarService.copyCart', { cartID: textIn(line, 'ID') }));
  }
  let publicationID = walk.works.get(account);
  if (publicationID === undefined) {
    const wish = { name: '相册', type: 'album', template: TEMPLATE };
    publicationID = textIn((await walk.ask(account, 'OpusServiceMag.createOpus', wish)).data, 'ID');
    walk.works.set(account, publicationID);
  }
  const wish = { publicationID, count, ...PHOTO_BOOK, remarkinfo: '' };
  return outcomeOf(await walk.ask(account, 'ShoppingServiceMag.addCart', wish));
}

async function changeCart(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const line = walk.chance.of(await walk.list(account, 'ShopCarService.cartList', { pageSize: '20' }));
  if (!line) return 'nothing';
  const cnums = listIn(line, 'buzhou').map((step) => textIn(step, 'selCnum'));
  const wish = {
    CartID: textIn(line, 'ID'),
    goodsID: textIn(line.goods as Data, 'ID'),
    count: String(walk.chance.of([0, 1, 3, 49, 50, 99, 1000])),
    pagesNum: String(line.pageNum),
    cnums: cnums.filter((one) => one !== '').join('|'),
    ...{
      memberID: await memberIdOf(walk, account),
      remarkinfo: '',
      pdfchecked: '1',
      fuwu: '',
      fxID: '',
      prop1: '',
      pdfCnum: '',
    },
  };
  return outcomeOf(await walk.ask(account, 'ShoppingServiceMag.updateCart', wish));
}

export async function orderOf(walk: Walk, account: string): Promise<Outcome> {
  const lines = await walk.list(account, 'ShopCarService.cartList', { pageSize: '20' });
  const chosen = walk.chance.some(
    lines.filter(({ state }) => state === 'valid'),
    3,
  );
  if (chosen.length === 0) return addToCart(walk, account);
  const cartIDs = chosen.map((line) => textIn(line, 'ID')).join(',');
  const couponID = walk.chance.isIn(60) ? '' : 'none';
  const question = { cartIDs, addrID: '', delivery: 'pickup', useWallet: 'N' };
  const seen = (await walk.ask(account, 'OrderServiceMag.previewOrder', { ...question, couponID })).data;
  const takenID = textIn(seen.chosen as Data | undefined, 'couponID');
  const isInvoiced = walk.chance.isIn(25);
  const wish = {
    ...question,
    couponID: takenID === '' ? 'none' : takenID,
    pickupName: '林晚',
    pickupMobile: '19000000009',
    proof: walk.chance.isIn(10) ? 'Y' : 'N',
    invoiceKind: isInvoiced ? 'personal' : 'none',
    invoiceTitle: isInvoiced ? '林晚' : '',
    ...{ invoiceTaxNo: '', invoiceEmail: '', remark: '' },
    // A price that nobody has seen is refused.
    priceLock: walk.chance.isIn(97) ? textIn(seen, 'priceLock') : 'v2.wrong',
  };
  const placed = await walk.intend(account, 'OrderServiceMag.createOrder', wish);
  if (placed.isDone) walk.books.learnOrder(account, textIn(placed.data, 'orderNo'));
  return outcomeOf(placed);
}

async function memberIdOf(walk: Walk, account: string): Promise<string> {
  const { data } = await walk.ask(account, 'UserCenterMag.getMemberInfo', {});
  // This reply, one of the product's own, has its data within its data.
  return textIn(data.data as Data | undefined, 'user_id');
}

type Press = (
  walk: Walk,
  account: string,
  card: Data,
) => Promise<readonly [OperationId, Record<string, string>] | null>;

const plain =
  (operation: OperationId, more: Record<string, string> = {}): Press =>
  async (_walk, _account, card) => [operation, { orderNo: textIn(card, 'orderNo'), ...more }];

const keyed =
  (operation: OperationId, more: Record<string, string> = {}): Press =>
  async (walk, _account, card) => [
    operation,
    { orderNo: textIn(card, 'orderNo'), ...more, idemKey: walk.newKey() },
  ];

/** What each button of an order calls; those that only show something are left out. */
const PRESSES: Readonly<Record<string, Press>> = {
  cancel: keyed('OrderServiceMag.cancelOrder', { reason: '不想要了' }),
  refund: keyed('OrderServiceMag.applyRefund', { reason: '信息填错了' }),
  acceptFile: plain('OrderServiceMag.acceptFile'),
  confirmProof: plain('OrderServiceMag.answerProof', { answer: 'accept', note: '' }),
  changeProof: plain('OrderServiceMag.answerProof', { answer: 'change', note: '封面再亮一些' }),
  acknowledgeDelay: plain('OrderServiceMag.acknowledgeDelay'),
  confirmReceive: plain('OrderServiceMag.confirmReceive'),
  rebuy: plain('OrderServiceMag.rebuy', { version: 'ordered' }),
  afterSale: async (walk, _account, card) => {
    const kind = walk.chance.of(['reprint', 'partial', 'partial', 'refund']) ?? 'partial';
    const wish = { kind, reason: '印刷质量', description: '内页有明显的色差和墨点，附说明', photos: '' };
    return [
      'OrderServiceMag.applyAfterSale',
      { orderNo: textIn(card, 'orderNo'), ...wish, idemKey: walk.newKey() },
    ];
  },
  cancelAfterSale: async (walk, account, card) => {
    const input = { orderNo: textIn(card, 'orderNo') };
    const sales = listIn(
      (await walk.ask(account, 'OrderServiceMag.getOrderDetail', input)).data,
      'afterSales',
    );
    const open = sales.find(({ canWithdraw }) => canWithdraw === 'Y');
    return open ? ['OrderServiceMag.cancelAfterSale', { afterSaleNo: textIn(open, 'afterSaleNo') }] : null;
  },
};

async function pressButton(walk: Walk): Promise<Outcome> {
  const account = walk.accountWithOrder(walk.chance.isIn(50) ? RUNNING : ['done']);
  const tab = walk.chance.of(TABS) ?? 'all';
  const card = walk.chance.of(
    await walk.list(account, 'OrderServiceMag.getOrderList', { tab, pageSize: '20' }),
  );
  const shown = Array.isArray(card?.handleOption) ? card.handleOption.map(String) : [];
  const options = shown.filter((one) => one in PRESSES);
  // A button that is no longer there is pressed too, now and then.
  const pressed = walk.chance.of(walk.chance.isIn(94) ? options : Object.keys(PRESSES)) ?? '';
  const call = card && (await PRESSES[pressed]?.(walk, account, card));
  if (!card || !call) return 'nothing';
  const [operation, input] = call;
  const answer = await walk.ask(account, operation, input as Partial<Input<typeof operation>>);
  walk.books.learnOrder(account, textIn(card, 'orderNo'));
  walk.books.doubtAll();
  if (walk.chance.isIn(10)) await walk.ask(account, operation, input as Partial<Input<typeof operation>>);
  return outcomeOf(answer);
}

async function workshop(walk: Walk): Promise<Outcome> {
  const known = [...walk.books.orders.values()].slice(-80);
  const isAfterSale = walk.chance.isIn(20);
  const order = walk.chance.of(
    known.filter(({ state }) => (isAfterSale ? state === 'done' : RUNNING.includes(state))),
  );
  if (!order) return 'nothing';
  const event = isAfterSale || walk.chance.isIn(15) ? walk.chance.of(EVENTS) : undefined;
  const wish = event === undefined ? {} : { event };
  const answer = await walk.counter.control('POST', `orders/${order.orderNo}/advance`, wish);
  walk.books.doubtAll();
  return outcomeOf(answer);
}

export const ACTS_OF_ORDERS: readonly Act[] = [
  { name: 'add to the cart', weight: 5, run: (walk) => addToCart(walk) },
  { name: 'change the cart', weight: 3, run: changeCart },
  { name: 'order', weight: 15, run: (walk) => orderOf(walk, walk.account()) },
  { name: 'press a button of an order', weight: 14, run: pressButton },
  { name: 'the workshop goes on', weight: 6, run: workshop },
];
