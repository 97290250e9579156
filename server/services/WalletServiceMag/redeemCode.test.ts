import { describe, expect, it } from 'vitest';
import { SEEDED_GIFT_CODES } from '#db/seeded/wallets.ts';
import { appForEachTest, dataOf, MINUTE_MS } from '../testing.ts';
import { ask, disagreements, newKey, scenario, walletNow } from './testing.ts';

const app = appForEachTest();
const [GOOD, , USED, PAST, VOID] = SEEDED_GIFT_CODES.map(({ code }) => code);
const redeem = (code = '', idemKey = newKey(), account = 'super') =>
  ask(app(), 'WalletServiceMag.redeemCode', { code, idemKey }, account);

describe('WalletServiceMag.redeemCode', () => {
  it('turns a code into bonus, however it is typed', async () => {
    const reply = await redeem(' desk-2345 gfta ');
    expect(dataOf(reply)).toEqual({ title: '新春礼品卡', bonus: '50.00', balance: '2370.50' });
    expect(await walletNow(app())).toMatchObject({ principal: '2000.00', bonus: '370.50' });
    expect(disagreements(app())).toEqual([]);
  });

  it('is spent once, however often and by whomever it is sent', async () => {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 50 }, () => redeem(GOOD, key)));
    expect(new Set(replies.map(({ json }) => json.code))).toEqual(new Set([0]));
    expect((await redeem(GOOD)).json).toMatchObject({ code: 1085, message: '您已经兑换过这个兑换码' });
    expect((await redeem(GOOD, newKey(), 'vip')).json).toMatchObject({
      message: '兑换码已使用，还可尝试 4 次',
    });
    expect(await walletNow(app())).toMatchObject({ bonus: '370.50' });
    expect(disagreements(app())).toEqual([]);
  });

  it.each([
    [USED, '兑换码已使用'],
    [PAST, '兑换码已过期'],
    [VOID, '兑换码已作废'],
    ['NNNNNNNNNNNN', '兑换码不正确'],
  ])('says of %s: %s', async (code, message) => {
    const { json } = await redeem(code);
    expect(json).toMatchObject({
      code: 1085,
      message: `${message}，还可尝试 4 次`,
      details: { triesLeft: 4 },
    });
  });

  it.each(['', 'short', 'DESK2345GFT0', 'x'.repeat(1000)])(
    'takes no try for %j, which is no code',
    async (code) => {
      expect((await redeem(code)).json).toMatchObject({ code: 1034, reason: 'bad-code' });
      expect((await redeem('NNNNNNNNNNNN')).json).toMatchObject({ details: { triesLeft: 4 } });
    },
  );

  it('ends guessing after five tries, for that member and an hour', async () => {
    for (let left = 4; left > 0; left -= 1) {
      expect((await redeem('NNNNNNNNNNNN')).json).toMatchObject({ details: { triesLeft: left } });
    }
    const locked = {
      code: 1086,
      reason: 'gift-codes-locked',
      message: '兑换码错误次数过多，请 60 分钟后再试',
    };
    expect((await redeem('NNNNNNNNNNNN')).json).toMatchObject(locked);
    expect((await redeem(GOOD)).json).toMatchObject(locked);
    expect((await redeem('NNNNNNNNNNNN', newKey(), 'vip')).json).toMatchObject({ code: 1085 });
    app().world.clock.advance(60 * MINUTE_MS);
    expect((await redeem(GOOD)).json).toMatchObject({ code: 0 });
  });

  it('stays shut where five were tried before', async () => {
    scenario(app(), 'gift-codes-locked');
    expect((await redeem(GOOD)).json).toMatchObject({
      reason: 'gift-codes-locked',
      details: { minutesLeft: 50 },
    });
  });
});
