import { describe, expect, it } from 'vitest';
import { appForEachTest, DAY_MS, dataOf, factsOf } from '../testing.ts';
import { ask, disagreements, newKey, scenario, walletNow } from './testing.ts';

const app = appForEachTest();

type Wish = { payNo: string; keepBonus: string; amount: string };
const refund = (wish: Wish, idemKey = newKey(), account = 'super') =>
  ask(app(), 'WalletServiceMag.refundRecharge', { ...wish, idemKey }, account);

/** A recharge of 1000 and 80 in a wallet that holds this much. */
function credited(principal: string, bonus: string): string {
  const { payNo = '' } = scenario(app(), 'recharge-in-state', { state: 'credited', amount: '1000' });
  scenario(app(), 'wallet-holds', { principal, bonus });
  return payNo;
}

describe('WalletServiceMag.refundRecharge', () => {
  it.each([
    ['all of it, the bonus returned', '1000.00', '80.00', 'N', '1000.00', ['0.00', '0.00']],
    ['less for a bonus that is kept', '1000.00', '80.00', 'Y', '920.00', ['0.00', '80.00']],
    ['less for a bonus that was spent', '1000.00', '30.00', 'N', '950.00', ['0.00', '0.00']],
    ['no more than is left', '500.00', '80.00', 'N', '500.00', ['0.00', '0.00']],
    ['no more than came', '3000.00', '400.00', 'N', '1000.00', ['2000.00', '320.00']],
  ])('gives back %s', async (_what, principal, bonus, keepBonus, amount, left) => {
    const payNo = credited(principal, bonus);
    const asked = dataOf(await refund({ payNo, keepBonus, amount }));
    expect(asked).toMatchObject({ state: 'refunding', stateText: '退款中' });
    app().world.clock.advance(DAY_MS);
    expect(await walletNow(app())).toMatchObject({ principal: left[0], bonus: left[1], frozen: '0.00' });
    expect(disagreements(app())).toEqual([]);
    const list = dataOf(await ask(app(), 'WalletServiceMag.getRechargeList', {})).list;
    expect(list).toContainEqual(expect.objectContaining({ payNo, state: 'refunded', refunds: [] }));
  });

  it('freezes the money until it has gone', async () => {
    const payNo = credited('1000.00', '80.00');
    await refund({ payNo, keepBonus: 'N', amount: '1000.00' });
    expect(await walletNow(app())).toMatchObject({
      balance: '1080.00',
      frozen: '1080.00',
      available: '0.00',
    });
    expect(disagreements(app())).toEqual([]);
  });

  it('is one refund, however often it is asked for', async () => {
    const payNo = credited('1000.00', '80.00');
    const wish = { payNo, keepBonus: 'N', amount: '1000.00' };
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 50 }, () => refund(wish, key)));
    expect(new Set(replies.map((reply) => dataOf(reply).state))).toEqual(new Set(['refunding']));
    expect((await refund(wish)).json).toMatchObject({ code: 1084, reason: 'not-refundable' });
    app().world.clock.advance(DAY_MS);
    expect(await walletNow(app())).toMatchObject({ balance: '0.00' });
    expect(disagreements(app())).toEqual([]);
  });

  it.each([
    ['another amount than was shown', '1000.00', '80.00', { amount: '999.00' }, 'not-refundable'],
    ['where nothing is left', '0.00', '80.00', {}, 'not-refundable'],
    ['where the spent bonus is worth more', '50.00', '0.00', { amount: '0.00' }, 'not-refundable'],
    ['without a word about the bonus', '1000.00', '80.00', { keepBonus: '' }, 'bad-choice'],
    ['an amount that is none', '1000.00', '80.00', { amount: 'x' }, 'bad-choice'],
    ['what nobody recharged', '1000.00', '80.00', { payNo: 'P1' }, 'recharge-not-found'],
  ])('refuses %s', async (_what, principal, bonus, change, reason) => {
    const payNo = credited(principal, bonus);
    const before = factsOf(app());
    const reply = await refund({ payNo, keepBonus: 'N', amount: '1000.00', ...change });
    expect(reply.json).toMatchObject({ reason });
    expect(factsOf(app())).toBe(before);
  });
});
