import { describe, expect, it } from 'vitest';
import { mustBeDone, refused } from '../decision.ts';
import { TRANSFER_WITHIN_MS } from '../orders/order-times.ts';
import { isOfExactly, type PaymentFacts, planPayment } from './payment-plan.ts';
import { PAY_CODE_MS } from './payment-states.ts';

const NOW = 1_000_000;
const HOUR_MS = 3_600_000;
const ORDERS = [
  { id: 1, payTotalFen: 700, expiresAt: NOW + HOUR_MS },
  { id: 2, payTotalFen: 300, expiresAt: NOW + 2 * HOUR_MS },
];

interface Waiting {
  readonly channel: 'weixin' | 'alipay' | 'wallet' | 'transfer';
  readonly walletPrincipalFen: number;
  readonly walletBonusFen: number;
  readonly orderIds: readonly number[];
}

const facts = (change: Partial<PaymentFacts<Waiting>> = {}): PaymentFacts<Waiting> => ({
  orders: ORDERS,
  channel: 'weixin',
  usesWallet: false,
  free: { principalFen: 400, bonusFen: 100 },
  waiting: [],
  now: NOW,
  ...change,
});

const plan = (change: Partial<PaymentFacts<Waiting>> = {}) => mustBeDone(planPayment(facts(change)));

const waiting = (change: Partial<Waiting> = {}): Waiting => ({
  channel: 'weixin',
  walletPrincipalFen: 0,
  walletBonusFen: 0,
  orderIds: [1, 2],
  ...change,
});

describe('a payment', () => {
  it('is of all orders, and waits as long as the first of them', () => {
    expect(plan()).toMatchObject({
      amountFen: 1000,
      channel: 'weixin',
      ordersWaitUntil: 0,
      expiresAt: NOW + HOUR_MS,
      codeExpiresAt: NOW + PAY_CODE_MS,
      split: { principalFen: 0, bonusFen: 0, restFen: 1000 },
    });
  });

  it('lets orders wait for a transfer, and those that wait longer as they do', () => {
    const late = { id: 3, payTotalFen: 1, expiresAt: NOW + TRANSFER_WITHIN_MS + 5 };
    expect(plan({ channel: 'transfer' })).toMatchObject({
      ordersWaitUntil: NOW + TRANSFER_WITHIN_MS,
      expiresAt: NOW + TRANSFER_WITHIN_MS,
    });
    expect(plan({ channel: 'transfer', orders: [late] }).expiresAt).toBe(late.expiresAt);
  });

  it.each([
    [899, 'weixin', 1],
    [900, 'wallet', 0],
    [901, 'wallet', 0],
  ] as const)('with %i of principal and 100 of bonus goes by %s', (principalFen, channel, restFen) => {
    expect(plan({ usesWallet: true, free: { principalFen, bonusFen: 100 } })).toMatchObject({
      channel,
      split: { restFen },
    });
  });

  it('is refused where the wallet should pay alone and cannot, with what is missing', () => {
    const decision = planPayment(facts({ channel: 'wallet', free: { principalFen: 899, bonusFen: 100 } }));
    expect(decision).toEqual(refused('wallet-too-low', { missingFen: 1 }));
    expect(plan({ channel: 'wallet', free: { principalFen: 900, bonusFen: 100 } }).split.restFen).toBe(0);
  });

  it('can take what the payments that give way had frozen', () => {
    const given = waiting({ walletPrincipalFen: 500, walletBonusFen: 0 });
    expect(plan({ usesWallet: true, waiting: [given] })).toMatchObject({
      channel: 'wallet',
      same: null,
      closed: [given],
    });
  });
});

describe('a payment that waits already', () => {
  it('is answered where it is of exactly the same kind, and the others give way', () => {
    const [same, other] = [waiting(), waiting({ orderIds: [2] })];
    expect(plan({ waiting: [other, same] })).toMatchObject({ closed: [other] });
    expect(plan({ waiting: [other, same] }).same).toBe(same);
  });

  it.each<[string, Partial<Waiting>]>([
    ['another channel', { channel: 'alipay' }],
    ['fewer orders', { orderIds: [1] }],
    ['more orders', { orderIds: [1, 2, 3] }],
    ['other orders', { orderIds: [1, 3] }],
  ])('gives way where it has %s', (_what, change) => {
    const other = waiting(change);
    expect(plan({ waiting: [other] })).toMatchObject({ same: null, closed: [other] });
  });

  it.each([{ walletPrincipalFen: 1 }, { walletBonusFen: 1 }])('gives way where it froze %j', (change) => {
    expect(plan({ waiting: [waiting(change)] }).same).toBeNull();
  });
});

it('knows the same orders in any order', () => {
  expect(isOfExactly({ orderIds: [2, 1] }, [1, 2])).toBe(true);
});
