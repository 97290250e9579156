import { eq } from 'drizzle-orm';
import { datedNumber } from '#contracts/rules/dated-number.ts';
import { parseFen } from '#contracts/rules/money.ts';
import { adjustment, bonusGift, type Posting } from '#contracts/rules/money-ledger/postings.ts';
import { PAYMENT_MESSAGES, type WalletMoney } from '#contracts/rules/payment/payment-states.ts';
import {
  bonusFor,
  RECHARGE_WITHIN_MS,
  REFUND_TAKES_MS,
  type RechargeChannel,
} from '#contracts/rules/wallet/recharge.ts';
import type { Database } from '../client.ts';
import { endPayment } from '../queries/payment/payment-closing.ts';
import { type PaymentRow, paymentById } from '../queries/payment/payment-reading.ts';
import { saveSlip } from '../queries/payment/payments.ts';
import { book, type Transfer } from '../queries/wallet/ledger.ts';
import { creditRecharge } from '../queries/wallet/recharge-crediting.ts';
import { askRechargeRefund, finishRefundOf } from '../queries/wallet/recharge-refunds.ts';
import { saveReminder, walletOf } from '../queries/wallet/wallet-reading.ts';
import { payments, recharges, wallets } from '../schema/index.ts';
import { type DemoWalletEvent, SEEDED_WALLETS } from '../seeded/wallets.ts';
import { accountOrRefuse, doneOrRefuse } from './find.ts';
import { personasSeeded } from './personas-seeded.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const DAY_MS = 86_400_000;

export const walletsFilled: Scenario = {
  name: 'wallets-filled',
  title: '钱包：各账号的演示余额',
  description:
    'The wallets of the demo accounts and how they came to be; fresh has none. Where there are recharges, nothing is added.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    personasSeeded.run(context, {});
    if (!db.orm.select().from(recharges).limit(1).get()) {
      for (const [account, events] of SEEDED_WALLETS) {
        const { id } = accountOrRefuse(db, account);
        for (const event of events) tell(db, id, event, now - event.daysAgo * DAY_MS);
      }
    }
    return { wallets: String(SEEDED_WALLETS.length) };
  },
};

function tell(db: Database, userId: number, event: DemoWalletEvent, at: number): void {
  switch (event.kind) {
    case 'recharge': {
      const payment = begin(db, { ...event, userId, at });
      creditRecharge(db, payment, at);
      if (event.refundedDaysAgo === undefined) return;
      const refundedAt = at + (event.daysAgo - event.refundedDaysAgo) * DAY_MS;
      const wish = {
        userId,
        payNo: payment.no,
        keepsBonus: false,
        shownFen: event.payFen,
        now: refundedAt - REFUND_TAKES_MS,
      };
      doneOrRefuse(askRechargeRefund(db, wish));
      finishRefundOf(db, payment.id, refundedAt);
      return;
    }
    case 'given-up': {
      const payment = begin(db, { ...event, bonusFen: bonusFor(event.payFen), userId, at });
      endPayment(db, payment, { state: 'closed', message: PAYMENT_MESSAGES.expired });
      return;
    }
    case 'reported': {
      const begun = { ...event, channel: 'transfer', bonusFen: bonusFor(event.payFen) } as const;
      saveSlip(db, begin(db, { ...begun, userId, at }).id, event);
      return;
    }
    case 'pay':
    case 'refund':
    case 'reward':
    case 'gift':
      book(db, { userId, paymentId: null, at, ...movementOf(event) });
  }
}

type Movement = Extract<DemoWalletEvent, { kind: 'pay' | 'refund' | 'reward' | 'gift' }>;

function movementOf(event: Movement): Pick<Transfer, 'kind' | 'title' | 'postings'> {
  switch (event.kind) {
    case 'pay':
      return { kind: 'pay', title: '印刷订单付款', postings: orderOfBefore(event, 'sales') };
    case 'refund':
      return { kind: 'refund', title: '订单退款', postings: orderOfBefore(event, 'refunds') };
    case 'reward':
      return { kind: 'adjust', title: event.title, postings: bonusGift(event.bonusFen) };
    case 'gift':
      return { kind: 'gift', title: event.title, postings: bonusGift(event.bonusFen) };
  }
}

/** An order that is older than the seeded ones. */
function orderOfBefore({ principalFen, bonusFen }: WalletMoney, account: 'sales' | 'refunds'): Posting[] {
  const sign = account === 'sales' ? -1 : 1;
  return [
    { account: 'member-principal', amountFen: sign * principalFen },
    { account: 'member-bonus', amountFen: sign * bonusFen },
    { account, amountFen: -sign * (principalFen + bonusFen) },
  ];
}

interface Begun {
  readonly id: number;
  readonly userId: number;
  readonly channel: RechargeChannel;
  readonly payFen: number;
  readonly bonusFen: number;
  readonly at: number;
}

function begin(db: Database, { id, userId, channel, payFen, bonusFen, at }: Begun): PaymentRow {
  const no = datedNumber('P', at, id);
  const expiresAt = at + RECHARGE_WITHIN_MS[channel === 'transfer' ? 'transfer' : 'code'];
  const facts = { id, no, userId, channel, amountFen: payFen, expiresAt, createdAt: at } as const;
  // Nobody can pay it again, so its code need not be a secret; it only has to be the only one.
  db.orm
    .insert(payments)
    .values({ ...facts, state: 'waiting', codeToken: no })
    .run();
  db.orm.insert(recharges).values({ paymentId: id, userId, bonusFen, createdAt: at }).run();
  return paymentById(db, id);
}

interface WalletParams extends Record<string, string> {
  account: string;
  principal: string;
  bonus: string;
}

export const walletHolds: Scenario<WalletParams> = {
  name: 'wallet-holds',
  title: '钱包余额',
  description: 'The wallet of the account holds just this much principal and bonus, nothing of it frozen.',
  defaults: { account: 'super', principal: '10.00', bonus: '5.00' },
  run({ db, now }, { account, principal, bonus }) {
    const { id: userId } = accountOrRefuse(db, account);
    const [principalFen, bonusFen] = [parseFen(principal), parseFen(bonus)];
    if (principalFen === null || bonusFen === null) {
      throw new ScenarioRefused(`not amounts in yuan: "${principal}" and "${bonus}"`);
    }
    const before = walletOf(db, userId);
    const unfrozen = { frozenPrincipalFen: 0, frozenBonusFen: 0 };
    db.orm.update(wallets).set(unfrozen).where(eq(wallets.userId, userId)).run();
    const added = {
      principalFen: principalFen - before.principalFen,
      bonusFen: bonusFen - before.bonusFen,
    };
    book(db, {
      userId,
      kind: 'adjust',
      title: '余额调整',
      paymentId: null,
      at: now,
      postings: adjustment(added),
    });
    return { userId: String(userId), principal, bonus };
  },
};

export const balanceLow: Scenario<{ account: string } & Record<string, string>> = {
  name: 'balance-low',
  title: '余额不足提醒',
  description: 'The account has 12.00 left and wants to be reminded below 100.00 (余额不足).',
  defaults: { account: 'super' },
  run(context, { account }) {
    const held = walletHolds.run(context, { account, principal: '12.00', bonus: '0.00' });
    saveReminder(context.db, Number(held.userId), 10_000);
    return { userId: held.userId ?? '' };
  },
};
