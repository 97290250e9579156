import { describe, expect, it } from 'vitest';
import { DONE } from '#contracts/rules/decision.ts';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { logicalDump } from '../dump.ts';
import { listAddresses } from '../queries/account/addresses.ts';
import { countLoginFailures } from '../queries/account/login-failures.ts';
import { findLoginSession, takeLoginToken } from '../queries/account/login-sessions.ts';
import { sessionUser } from '../queries/account/sessions.ts';
import { isBound, listBinds, userIdByOpenId } from '../queries/account/third-binds.ts';
import { hasPassword, userByAccount } from '../queries/account/users.ts';
import { useVerificationCode } from '../queries/account/verification-codes.ts';
import { cartLine, countCartLines } from '../queries/cart/cart.ts';
import { orderById } from '../queries/orders/order-reading.ts';
import { couponsOf, spendCoupon } from '../queries/payment/user-coupons.ts';
import { secretHash } from '../secret-hash.ts';
import { SEEDED_ORDERS } from '../seeded/orders.ts';
import { createTestDatabase, TEST_NOW, walletEntriesOf } from '../testing.ts';
import { isScenarioName, runScenario, SCENARIO_NAMES, type ScenarioName } from './index.ts';
import { demoToken } from './sessions.ts';

function run(name: ScenarioName, params: Record<string, string> = {}) {
  const db = createTestDatabase();
  const result = runScenario(name, { db, now: TEST_NOW }, params);
  return { db, result };
}

describe.each(SCENARIO_NAMES)('scenario %s', (name) => {
  it('refuses a parameter it does not know', () => {
    expect(() => run(name, { nonsense: '1' })).toThrow('no parameter nonsense');
  });
});

/** These are there to make one more each time, unless its number is given. */
const MAKING: readonly ScenarioName[] = ['order-in-state', 'payment-in-state', 'print-file-failed'];

describe.each(SCENARIO_NAMES.filter((name) => !MAKING.includes(name)))('scenario %s', (name) => {
  it('runs on the seed, and a second run changes nothing but row ids', () => {
    const { db } = run(name);
    const facts = (dump: string) => dump.replaceAll(/"id":\d{1,4},/g, '');
    const once = new Set(facts(logicalDump(db)).split('\n'));
    runScenario(name, { db, now: TEST_NOW });
    const added = facts(logicalDump(db))
      .split('\n')
      .filter((line) => !once.has(line) && !line.includes('"used_at"'));
    expect(added).toEqual([]);
    expect(db.sqlite.pragma('foreign_key_check')).toEqual([]);
  });
});

describe('scenario order-in-state', () => {
  it('makes one more order each time', () => {
    const { db, result } = run('order-in-state');
    const again = runScenario('order-in-state', { db, now: TEST_NOW });
    expect(Number(again.orderId)).toBe(Number(result.orderId) + 1);
    expect(db.sqlite.pragma('foreign_key_check')).toEqual([]);
  });

  it.each(ORDER_STATES)('makes one that is %s, with nothing due by now', (state) => {
    const { db, result } = run('order-in-state', { account: 'vip', state, stage: 'binding' });
    const made = orderById(db, Number(result.orderId))?.order;
    const late = made?.dueAt !== null && Number(made?.dueAt) <= TEST_NOW;
    const hasStage = state === 'producing' || state === 'delayed';
    expect([made?.state, made?.no, made?.userId, made?.stage, late]).toEqual([
      state,
      result.orderNo,
      10002,
      hasStage ? 'binding' : '',
      false,
    ]);
  });

  it.each([
    [{ state: 'lost' }, 'there is no order state "lost"'],
    [{ stage: 'folding' }, 'there is no production stage "folding"'],
    [{ account: 'fresh' }, '"fresh" has nothing to order'],
  ])('refuses %j', (params, words) => {
    expect(() => run('order-in-state', params)).toThrow(words);
  });
});

describe('scenario order-in-state with numbers of its own', () => {
  const params = { state: 'done', orderNo: '9000000000000001', lineID: '900001', afterSaleNo: 'S9' };

  it('gives them to the order, its line and its after-sale', () => {
    const { db, result } = run('order-in-state', params);
    const made = orderById(db, Number(result.orderId));
    expect(result.orderNo).toBe('9000000000000001');
    expect(made?.lines.map(({ id }) => id)).toEqual([900001]);
    expect(made?.afterSales.map(({ no, state }) => `${no} ${state}`)).toEqual(['S9 applied']);
  });

  it('makes the same order again', () => {
    const { db } = run('order-in-state', params);
    runScenario('order-in-state', { db, now: TEST_NOW }, params);
    expect(db.sqlite.prepare('SELECT count(*) FROM orders WHERE no = ?').pluck().get(params.orderNo)).toBe(1);
    expect(db.sqlite.pragma('foreign_key_check')).toEqual([]);
  });
});

describe('scenario demo-orders', () => {
  it('adds nothing where there are orders', () => {
    const { db } = run('demo-orders');
    expect(db.sqlite.prepare('SELECT count(*) FROM orders').pluck().get()).toBe(SEEDED_ORDERS.length);
  });
});

describe('runScenario', () => {
  it('undoes a scenario that fails', () => {
    const db = createTestDatabase();
    const before = logicalDump(db);
    db.sqlite.exec(
      "CREATE TRIGGER no_bind BEFORE INSERT ON third_binds BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    expect(() => runScenario('only-login-method', { db, now: TEST_NOW })).toThrow('no');
    expect(logicalDump(db)).toBe(before);
  });

  it.each(['toString', '__proto__', 'logged-out'])('knows no scenario %s', (name) => {
    expect(isScenarioName(name)).toBe(false);
  });

  it('names the account that does not exist', () => {
    expect(() => run('logged-in', { account: 'nobody' })).toThrow('there is no account "nobody"');
  });

  it('names the provider that does not exist', () => {
    expect(() => run('third-party-bound', { provider: 'fax' })).toThrow('there is no provider "fax"');
  });
});

describe('coupons-given', () => {
  it('gives a spent coupon back', () => {
    const { db, result } = run('coupons-given');
    const couponId = Number(result.bestID);
    spendCoupon(db, { userId: 10003, couponId, orderId: 1, now: TEST_NOW });
    runScenario('coupons-given', { db, now: TEST_NOW });
    expect(couponsOf(db, 10003, TEST_NOW).map(({ id }) => id)).toContain(couponId);
  });
});

describe('session scenarios', () => {
  it('log in with the token given', () => {
    const { db, result } = run('logged-in', { account: 'vip', token: 'abc' });
    expect(result).toEqual({ token: 'abc', userId: '10002' });
    expect(sessionUser(db, secretHash('abc'), TEST_NOW)?.account).toBe('vip');
  });

  it('log in with a token of the account’s own', () => {
    const { db, result } = run('logged-in');
    expect(result.token).toBe(demoToken('super'));
    expect(sessionUser(db, secretHash(demoToken('super')), TEST_NOW)?.account).toBe('super');
  });

  it('leave an expired session useless', () => {
    const { db, result } = run('session-expired');
    expect(sessionUser(db, secretHash(result.token ?? ''), TEST_NOW)).toBeNull();
  });
});

describe('QR and third-party scenarios', () => {
  it.each([
    ['qr-waiting', 'waiting', null],
    ['qr-scanned', 'scanned', null],
    ['qr-confirmed', 'confirmed', 10003],
    ['qr-cancelled', 'cancelled', null],
    ['qr-expired', 'expired', null],
    ['third-party-waiting', 'waiting', null],
    ['third-party-approved', 'approved', 10003],
    ['third-party-unbound', 'unbound', null],
    ['third-party-refused', 'refused', null],
    ['third-party-just-bound', 'bound', 10001],
  ] as const)('%s is %s and gives a token to %s', (name, state, userId) => {
    const { db } = run(name, { loginSessionID: 's1' });
    expect(findLoginSession(db, 's1', TEST_NOW)?.state).toBe(state);
    expect(takeLoginToken(db, 's1')).toBe(userId);
  });

  it('third-party-unbound names an identity of nobody', () => {
    const { db, result } = run('third-party-unbound');
    expect(result.openId).not.toBe('');
    expect(userIdByOpenId(db, 'weixin', result.openId ?? '')).toBeNull();
  });

  it('third-party-bound binds', () => {
    expect(isBound(run('third-party-bound').db, 10001, 'weixin')).toBe(true);
  });

  it('third-party-just-bound binds what the session asked for', () => {
    const { db, result } = run('third-party-just-bound');
    expect(userIdByOpenId(db, 'weixin', result.openId ?? '')).toBe(10001);
  });

  it('third-party-not-bound unbinds', () => {
    expect(isBound(run('third-party-not-bound').db, 10003, 'weixin')).toBe(false);
  });

  it('only-login-method leaves one identity and no password', () => {
    const { db, result } = run('only-login-method');
    const userId = Number(result.userId);
    expect([hasPassword(db, userId), listBinds(db, userId).length]).toEqual([false, 1]);
  });
});

describe('address scenarios', () => {
  it('addresses-none leaves none', () => {
    expect(listAddresses(run('addresses-none').db, 10003)).toEqual([]);
  });

  it.each(['super', 'fresh'])('addresses-without-default leaves several, none flagged: %s', (account) => {
    const { db, result } = run('addresses-without-default', { account });
    const list = listAddresses(db, Number(result.userId));
    expect(list.length).toBeGreaterThan(1);
    expect(list.some((address) => address.isDefault === 'Y')).toBe(false);
    expect(String(list[0]?.id)).toBe(result.firstAddressID);
  });
});

describe('limit scenarios', () => {
  it('account-locked has five recent failures', () => {
    expect(
      countLoginFailures(
        run('account-locked').db,
        { account: 'demo', network: 'anywhere' },
        TEST_NOW - 60_000,
      ),
    ).toBe(5);
  });

  it('verification-code-sent leaves a code that works', () => {
    const { db, result } = run('verification-code-sent', { code: '654321' });
    const { mobile = '', purpose = '', code = '' } = result;
    expect(useVerificationCode(db, { mobile, purpose, code, now: TEST_NOW })).toEqual(DONE);
  });
});

describe('membership scenarios', () => {
  it.each([
    ['membership-expires-tomorrow', '2027-03-22'],
    ['membership-expired', '2027-03-20'],
  ] as const)('%s sets the last day to %s', (name, day) => {
    const { db } = run(name, { account: 'vip' });
    expect(userByAccount(db, 'vip')).toMatchObject({ vipName: 'VIP', vipLastTime: day });
  });

  it('give an ordinary member a level', () => {
    expect(run('membership-expired', { account: 'demo', vipName: 'VIP' }).result.vipName).toBe('VIP');
  });
});

describe('wallet scenarios', () => {
  const walletOf = (db: ReturnType<typeof createTestDatabase>, userId: number) =>
    db.sqlite
      .prepare('SELECT principal_fen, bonus_fen, frozen_principal_fen FROM wallets WHERE user_id = ?')
      .raw()
      .get(userId);

  it.each([
    [10003, [200_000, 32_050, 0]],
    [10002, [50_000, 0, 0]],
    [10001, [8_000, 2_000, 0]],
    [10004, [5_000_000, 500_000, 0]],
    [10005, undefined],
  ])('wallets-filled gives %i what it says', (userId, money) => {
    expect(walletOf(run('wallets-filled').db, userId)).toEqual(money);
  });

  it('wallets-filled tells each wallet by entries that add up and never fall below zero', () => {
    const { db } = run('wallets-filled');
    for (const userId of [10001, 10002, 10003, 10004]) {
      let [balance, bonus] = [0, 0];
      for (const entry of walletEntriesOf(db, userId)) {
        balance += entry.amountFen;
        bonus += entry.bonusFen;
        expect([entry.balanceFen, bonus >= 0, balance >= bonus]).toEqual([balance, true, true]);
      }
      expect(walletOf(db, userId)).toEqual([balance - bonus, bonus, 0]);
    }
  });

  it('wallet-holds sets a wallet, also one that was not there', () => {
    const { db } = run('wallet-holds', { account: 'fresh', principal: '1.50', bonus: '0.05' });
    expect(walletOf(db, 10005)).toEqual([150, 5, 0]);
  });

  it.each(['-1', '1.005', 'x'])('wallet-holds refuses the amount %s', (principal) => {
    expect(() => run('wallet-holds', { principal })).toThrow('not amounts in yuan');
  });
});

describe('cart scenarios', () => {
  it('cart-empty empties one cart', () => {
    const { db } = run('cart-empty', { account: 'vip' });
    expect([countCartLines(db, 10002), countCartLines(db, 10003)]).toEqual([0, 26]);
  });

  it('cart-line-withdrawn marks the first line, or the one named', () => {
    expect(run('cart-line-withdrawn').result.cartID).toBe('90001');
    const { db } = run('cart-line-withdrawn', { cartID: '90005' });
    expect(cartLine(db, 10003, 90005)?.state).toBe('withdrawn');
  });

  it('cart-line-deleted takes the named line out of the cart', () => {
    const { db } = run('cart-line-deleted', { account: 'vip', cartID: '91002' });
    expect(cartLine(db, 10002, 91002)).toBeNull();
    expect(countCartLines(db, 10002)).toBe(4);
  });

  it('cart-full fills one cart to the last place', () => {
    const { db } = run('cart-full', { account: 'vip' });
    expect([countCartLines(db, 10002), countCartLines(db, 10003)]).toEqual([200, 26]);
  });

  it('cart-rule-lines brings back a cart that was changed', () => {
    const { db } = run('cart-empty');
    runScenario('cart-rule-lines', { db, now: TEST_NOW });
    expect(logicalDump(db)).toBe(logicalDump(createTestDatabase()));
  });

  it('cart-rule-lines needs nothing but empty tables', () => {
    const db = createTestDatabase({ seeded: false });
    runScenario('cart-rule-lines', { db, now: TEST_NOW });
    expect(countCartLines(db, 10003)).toBe(26);
  });
});
