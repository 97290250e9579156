/**
 * What the walk itself knows of the money, from replies alone: who began which payment, how it ended, what of which
 * order went back. From that it reckons what every wallet has to hold.
 */
import type { Input, OperationId } from '#contracts/operations.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { type Counter, type Data, listIn, textIn } from './counter.ts';
import { Disagreement } from './disagreement.ts';

type Kind = 'orders' | 'recharge' | 'upgrade';

export interface KnownPayment {
  readonly payNo: string;
  /** Whose money it is. */
  readonly account: string;
  readonly kind: Kind;
  readonly amountFen: number;
  /** The bonus that was promised with it. */
  readonly bonusFen: number;
  walletFen: number;
  orderNos: readonly string[];
  channel: string;
  state: string;
  /** The codes it had; whoever kept one may come late. */
  code: string;
  /** Principal that is wanted back, once that was promised. */
  refundFen: number | null;
  /** Something may have happened to it since it was read. */
  isStale: boolean;
}

interface KnownOrder {
  readonly orderNo: string;
  readonly account: string;
  totalFen: number;
  state: string;
  refundedFen: number;
  /** The payments of it, with the moment at which each arrived or began. */
  payments: readonly { readonly payNo: string; readonly at: string; readonly state: string }[];
  isStale: boolean;
}

export const fenOf = (text: string): number => {
  const fen = parseFen(text);
  if (fen === null) throw new Disagreement(`not an amount: "${text}"`);
  return fen;
};

const OPEN = ['waiting', 'scanned'];
const OVER = ['canceled', 'closed'];

export class Books {
  readonly payments = new Map<string, KnownPayment>();
  readonly orders = new Map<string, KnownOrder>();
  /** Bonus that gift codes gave, by the key of the intent, so that a repeated answer counts once. */
  readonly #gifts = new Map<string, { readonly account: string; readonly fen: number }>();
  readonly #counter: Counter;

  constructor(counter: Counter) {
    this.#counter = counter;
  }

  learnOrder(account: string, orderNo: string): void {
    const known = this.orders.get(orderNo);
    if (known) known.isStale = true;
    else {
      const facts = { totalFen: 0, state: '', refundedFen: 0, payments: [], isStale: true };
      this.orders.set(orderNo, { orderNo, account, ...facts });
    }
  }

  /** A payment as a reply shows it; a new code is kept with it. */
  learnPayment(account: string, kind: Kind, view: Data): void {
    const payNo = textIn(view, 'payNo');
    if (payNo === '') return;
    const code = textIn(view, 'codeUrl').split('/').at(-1) ?? '';
    const known = this.payments.get(payNo);
    if (known) {
      known.isStale = true;
      if (code !== '') known.code = code;
      return;
    }
    const amountFen = fenOf(textIn(view, 'amount'));
    const bonusFen = kind === 'recharge' ? fenOf(textIn(view, 'bonus')) : 0;
    const facts = { channel: textIn(view, 'channel'), state: textIn(view, 'state'), code, orderNos: [] };
    const walletFen = 'walletAmount' in view ? fenOf(textIn(view, 'walletAmount')) : 0;
    const more = { walletFen, refundFen: null, isStale: true };
    this.payments.set(payNo, { payNo, account, kind, amountFen, bonusFen, ...facts, ...more });
  }

  learnGift(account: string, key: string, fen: number): void {
    this.#gifts.set(key, { account, fen });
  }

  /** Everything may have happened to whatever is not over: time passes. */
  doubtAll(): void {
    for (const payment of this.payments.values()) if (OPEN.includes(payment.state)) payment.isStale = true;
    for (const payment of this.payments.values()) if (payment.refundFen !== null) payment.isStale = true;
    for (const order of this.orders.values()) if (!OVER.includes(order.state)) order.isStale = true;
  }

  /** Reads anew what may have changed. What was acknowledged once has to be there. */
  async refresh(owners: readonly string[]): Promise<void> {
    for (const order of this.orders.values()) if (order.isStale) await this.#readOrder(order);
    await this.#adoptUnknown(owners);
    for (const payment of this.payments.values()) if (payment.isStale) await this.#readPayment(payment);
  }

  async #readOrder(order: KnownOrder): Promise<void> {
    const { orderNo, account } = order;
    const data = await this.#readOwn(account, `order ${orderNo}`, 'OrderServiceMag.getOrderDetail', {
      orderNo,
    });
    if (!data) return;
    order.isStale = false;
    order.state = textIn(data, 'state');
    order.totalFen = fenOf(textIn(data, 'payTotal'));
    order.payments = listIn(data, 'payments').map((one) => {
      return { payNo: textIn(one, 'payNo'), at: textIn(one, 'at'), state: textIn(one, 'state') };
    });
    const back = listIn(data, 'afterSales').filter(
      (sale) => sale.state === 'done' && sale.kind !== 'reprint',
    );
    const ofSales = back.reduce((sum, sale) => sum + fenOf(textIn(sale, 'amount')), 0);
    order.refundedFen = order.state === 'closed' ? order.totalFen : ofSales;
  }

  /** What was acknowledged to an account has to be there for as long as the account is, which may end with this call. */
  async #readOwn<K extends OperationId>(
    account: string,
    what: string,
    operation: K,
    input: Partial<Input<K>>,
  ): Promise<Data | null> {
    const { gone } = this.#counter;
    if (gone.has(account)) return null;
    const { isDone, data, reason } = await this.#counter.ask(account, operation, input);
    if (isDone) return data;
    if (gone.has(account)) return null;
    throw new Disagreement(`${what} of ${account} was acknowledged and is lost: ${reason}`);
  }

  /** Payments that nobody here began: the seed's, those of a team's owner, those that the hand of the world began. */
  async #adoptUnknown(owners: readonly string[]): Promise<void> {
    for (const { account, payments, orderNo } of this.orders.values()) {
      for (const { payNo } of payments) {
        if (this.payments.has(payNo)) continue;
        for (const payer of [account, ...owners]) {
          const { isDone, data } = await this.#counter.ask(payer, 'PayServiceMag.queryPay', { payNo });
          if (isDone) this.learnPayment(payer, 'orders', data);
          if (isDone) break;
        }
        if (!this.payments.has(payNo)) throw new Disagreement(`nobody knows payment ${payNo} of ${orderNo}`);
      }
    }
  }

  async #readPayment(payment: KnownPayment): Promise<void> {
    const { payNo, account } = payment;
    const data = await this.#readOwn(account, `payment ${payNo}`, 'PayServiceMag.queryPay', { payNo });
    if (!data) return;
    payment.isStale = false;
    payment.state = textIn(data, 'state');
    payment.walletFen = fenOf(textIn(data, 'walletAmount'));
    payment.orderNos = Array.isArray(data.orderNos) ? data.orderNos : [];
  }

  /** What the payments took from a wallet and gave it, and what of it is frozen; the same for money outside. */
  reckon(account: string): {
    readonly netFen: number;
    readonly frozenFen: number;
    readonly outsideFen: number;
  } {
    let [netFen, frozenFen, outsideFen] = [0, 0, 0];
    for (const { account: whose, fen } of this.#gifts.values()) if (whose === account) netFen += fen;
    for (const payment of this.payments.values()) {
      if (payment.account !== account) continue;
      const { kind, state, walletFen, amountFen } = payment;
      if (OPEN.includes(state)) frozenFen += walletFen;
      else if (kind === 'recharge') {
        const { net, frozen, outside } = ofRecharge(payment);
        netFen += net;
        frozenFen += frozen;
        outsideFen += outside;
      } else if (state === 'succeeded') {
        // What came from outside goes back first.
        const back = kind === 'orders' ? this.#givenBack(payment) : 0;
        const fromOutside = amountFen - walletFen;
        netFen += Math.max(0, back - fromOutside) - walletFen;
        outsideFen += fromOutside - Math.min(back, fromOutside);
      }
    }
    return { netFen, frozenFen, outsideFen };
  }

  #givenBack({ payNo, orderNos }: KnownPayment): number {
    return orderNos.reduce((sum, orderNo) => {
      const order = this.orders.get(orderNo);
      if (!order) throw new Disagreement(`payment ${payNo} names an order ${orderNo} that nobody placed`);
      const isPaidByIt = this.#payerOf(order) === payNo;
      return sum + (isPaidByIt ? order.refundedFen : order.totalFen);
    }, 0);
  }

  /** An order that was paid was paid by the money that came first; later money went back at once. */
  #payerOf({ state, payments }: KnownOrder): string | null {
    if (state === 'unpaid' || state === 'canceled') return null;
    const inState = (wanted: string) => payments.filter((one) => one.state === wanted);
    // Of one that was given back wholly so is the order, whoever paid it.
    const arrived = [inState('succeeded'), inState('refunded')].find(({ length }) => length > 0) ?? [];
    const [first] = arrived.toSorted((one, other) => one.at.localeCompare(other.at));
    return first?.payNo ?? null;
  }
}

function ofRecharge({ state, amountFen, bonusFen, refundFen }: KnownPayment) {
  if (state !== 'succeeded' && state !== 'refunded') return { net: 0, frozen: 0, outside: 0 };
  // The house has its whole bonus back, from the bonus that is left and from the principal.
  const takenFen = (refundFen ?? 0) + bonusFen;
  if (state === 'refunded') {
    return { net: amountFen + bonusFen - takenFen, frozen: 0, outside: amountFen - (refundFen ?? 0) };
  }
  return { net: amountFen + bonusFen, frozen: refundFen === null ? 0 : takenFen, outside: amountFen };
}
