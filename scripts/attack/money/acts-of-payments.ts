/** Payments of orders, and the outside parties that take the money or do not. */
import { fenOf, type KnownPayment } from './books.ts';
import { type Answer, type Data, textIn } from './counter.ts';
import { type Act, type Outcome, outcomeOf, type Walk } from './walk.ts';

const CHANNELS = ['wallet', 'wallet', 'weixin', 'weixin', 'alipay', 'transfer'] as const;
const OUTCOMES = ['success', 'success', 'success', 'success', 'fail', 'no-callback', 'twice'] as const;
const HANDS = ['settle', 'settle', 'settle', 'fail', 'expire'] as const;

/** Not yet read, an order is one that was just placed. */
const UNPAID = ['', 'unpaid'];

export async function unpaidOf(walk: Walk, account: string): Promise<string[]> {
  const cards = await walk.list(account, 'OrderServiceMag.getOrderList', { tab: 'unpaid', pageSize: '20' });
  return cards.map((card) => textIn(card, 'orderNo'));
}

async function pay(walk: Walk): Promise<Outcome> {
  const account = walk.accountWithOrder(UNPAID);
  const orderNos = walk.chance.some(await unpaidOf(walk, account), 3);
  if (orderNos.length === 0) return 'nothing';
  const channel = walk.chance.of(CHANNELS) ?? 'weixin';
  const useWallet = walk.chance.isIn(45) ? 'Y' : 'N';
  const wish = { orderNos: orderNos.join(','), channel, useWallet };
  const answer = await walk.intend(account, 'PayServiceMag.createPay', wish);
  for (const orderNo of orderNos) walk.books.learnOrder(account, orderNo);
  // What waited for the same orders may have given way.
  walk.books.doubtAll();
  if (answer.isDone) walk.books.learnPayment(account, 'orders', answer.data);
  return outcomeOf(answer);
}

/** One that waits, mostly; otherwise one whose customer has kept the page open. */
function somePayment(walk: Walk, isWanted: (payment: KnownPayment) => boolean): KnownPayment | undefined {
  const known = [...walk.books.payments.values()].filter(isWanted);
  const waiting = known.filter(({ state }) => state === 'waiting' || state === 'scanned');
  return walk.chance.of(waiting.length > 0 && walk.chance.isIn(85) ? waiting : known.slice(-60));
}

async function atCashier(walk: Walk): Promise<Outcome> {
  const payment = somePayment(walk, ({ code }) => code !== '');
  if (!payment) return 'nothing';
  walk.books.doubtAll();
  payment.isStale = true;
  if (walk.chance.isIn(15)) return outcomeOf(await walk.counter.cashier(payment.code, null));
  const outcome = walk.chance.of(OUTCOMES) ?? 'success';
  return handOver(walk, payment, outcome, () => walk.counter.cashier(payment.code, outcome));
}

/** What a clerk of the bank, or time, would do. */
async function byHand(walk: Walk): Promise<Outcome> {
  const payment = somePayment(walk, ({ channel }) => channel !== 'wallet');
  if (!payment) return 'nothing';
  const hand = walk.chance.of(HANDS) ?? 'settle';
  walk.books.doubtAll();
  payment.isStale = true;
  // What was paid silently before is only told now.
  const outcome = hand === 'settle' && !walk.silent.has(payment.payNo) ? 'success' : hand;
  return handOver(walk, payment, outcome, () => walk.counter.control('POST', `pay/${payment.payNo}/${hand}`));
}

/** Counts what outside parties were given. */
async function handOver(
  walk: Walk,
  payment: KnownPayment,
  outcome: string,
  act: () => Promise<Answer>,
): Promise<Outcome> {
  const { payNo, amountFen, walletFen } = payment;
  const outsideFen = amountFen - walletFen;
  const mayBreak = walk.counter.isBreaking();
  const wasPaid = mayBreak && (await isPaid(walk, payment));
  const answer = await act();
  // A repeated call is refused where the first one, whose answer was lost, has done it.
  const isLost = !answer.isDone && answer.repeats > 0 && !wasPaid && (await isPaid(walk, payment));
  if (!answer.isDone && !isLost) return 'refused';
  if (outcome === 'success') walk.receivedFen += outsideFen;
  // Of a double payment that broke off in the middle only the first one came.
  if (outcome === 'twice') walk.receivedFen += isLost ? outsideFen : 2 * outsideFen;
  if (outcome === 'no-callback') walk.silent.set(payNo, outsideFen);
  return 'done';
}

async function isPaid(walk: Walk, { account, payNo }: KnownPayment): Promise<boolean> {
  const { data } = await walk.ask(account, 'PayServiceMag.queryPay', { payNo });
  return ['succeeded', 'refunded'].includes(textIn(data, 'state'));
}

async function atPayPage(walk: Walk): Promise<Outcome> {
  const payment = somePayment(walk, () => true);
  if (!payment) return 'nothing';
  const { payNo, account } = payment;
  if (!walk.isHere(account)) return 'nothing';
  payment.isStale = true;
  walk.books.doubtAll();
  const slip = { payNo, payer: '演示户名', serialNo: `WALK${1000 + walk.step}` };
  if (payment.channel === 'transfer' && walk.chance.isIn(60)) {
    return outcomeOf(await walk.ask(account, 'PayServiceMag.submitTransfer', slip));
  }
  const operation =
    walk.chance.of([
      'PayServiceMag.checkPay',
      'PayServiceMag.closePay',
      'PayServiceMag.refreshPayCode',
    ] as const) ?? 'PayServiceMag.checkPay';
  const answer = await walk.ask(account, operation, { payNo });
  if (answer.isDone) walk.books.learnPayment(account, payment.kind, answer.data);
  return outcomeOf(answer);
}

/** Wishes that have to be refused, each of them with something of somebody's that is really there. */
async function invalid(walk: Walk): Promise<Outcome> {
  const account = walk.account();
  const payment = walk.chance.of([...walk.books.payments.values()]);
  const foreign = walk.chance.of([...walk.books.orders.values()].filter((one) => one.account !== account));
  const idemKey = walk.newKey();
  const wishes = [
    () =>
      walk.ask(account, 'WalletServiceMag.createRecharge', { amount: '-100', channel: 'weixin', idemKey }),
    () =>
      walk.ask(account, 'WalletServiceMag.createRecharge', { amount: '0.01', channel: 'weixin', idemKey }),
    () => walk.ask(account, 'WalletServiceMag.createRecharge', { amount: '100', channel: 'wallet', idemKey }),
    () =>
      walk.ask(account, 'PayServiceMag.createPay', {
        orderNos: foreign?.orderNo ?? 'x',
        channel: 'wallet',
        useWallet: 'Y',
        idemKey,
      }),
    () =>
      walk.ask(account, 'OrderServiceMag.applyRefund', {
        orderNo: foreign?.orderNo ?? 'x',
        reason: '不要了',
        idemKey,
      }),
    () =>
      walk.ask(account, 'WalletServiceMag.refundRecharge', {
        payNo: payment?.payNo ?? 'x',
        keepBonus: 'N',
        amount: '999999.00',
        idemKey,
      }),
    () =>
      walk.ask(account, 'UpgradeServiceMag.createUpgrade', {
        level: 'VIP',
        way: 'buy',
        term: 'year',
        couponID: 'none',
        channel: 'wallet',
        amount: '0.01',
        idemKey,
      }),
    () =>
      walk.ask(account, 'InvoiceServiceMag.applyInvoice', {
        orderNos: foreign?.orderNo ?? 'x',
        titleID: '1',
        type: 'normal',
        email: '',
        remark: '',
        amount: '1.00',
        idemKey,
      }),
  ];
  const answer = await walk.chance.of(wishes)?.();
  if (answer?.isDone)
    throw new Error(`${account} was given what nobody may have: ${walk.counter.heard.at(-1)}`);
  return 'refused';
}

export function bonusIn(view: Data): number {
  return fenOf(textIn(view, 'bonus'));
}

export const ACTS_OF_PAYMENTS: readonly Act[] = [
  { name: 'pay', weight: 14, run: pay },
  { name: 'at the cashier', weight: 14, run: atCashier },
  { name: 'a bank clerk, or time', weight: 4, run: byHand },
  { name: 'on the page of a payment', weight: 4, run: atPayPage },
  { name: 'what nobody may have', weight: 3, run: invalid },
  { name: 'an old call once more', weight: 4, run: (walk) => walk.repeatOld() },
];
