import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, membershipOf, newKey, scenario } from './testing.ts';

const app = appForEachTest();
const redeem = (code: string, account = 'demo', idemKey = newKey()) =>
  ask(app(), 'UpgradeServiceMag.redeemCode', { code, idemKey }, account);

describe('UpgradeServiceMag.redeemCode', () => {
  it('becomes a term of its plan', async () => {
    expect(dataOf(await redeem('desk-2345-vpyr'))).toEqual({
      title: 'VIP 年卡',
      level: 'VIP',
      until: '2027-11-21',
    });
    expect(await membershipOf(app())).toEqual(['VIP', '2027-11-21']);
  });

  it('goes on from the last day of the same plan, and from today after the end', async () => {
    expect(dataOf(await redeem('DESK2345VPMN', 'vip'))).toMatchObject({ until: '2027-03-25' });
    scenario(app(), 'membership-in-grace', { account: 'vip' });
    expect(dataOf(await redeem('DESK2345SPYR', 'vip'))).toMatchObject({ until: '2027-11-21' });
  });

  it('of another plan is kept, and costs no try', async () => {
    const message = '这个会员码开通「超级会员」，您的「VIP」到期后才能使用';
    expect((await redeem('DESK2345SPYR', 'vip')).json).toMatchObject({
      reason: 'gift-code-unusable',
      message,
    });
    expect((await redeem('DESK2345SPYR')).json).toMatchObject({ code: 0 });
  });

  it.each([
    ['DESK2345VUSD', '兑换码已使用，还可尝试 4 次'],
    ['DESK2345VPST', '兑换码已过期，还可尝试 4 次'],
    ['NNNNNNNNNNNN', '兑换码不正确，还可尝试 4 次'],
    ['abc', '请输入 12 位兑换码'],
  ])('%s is none: %s', async (code, message) => {
    expect((await redeem(code)).json).toMatchObject({ message });
    expect(await membershipOf(app())).toEqual(['', '']);
  });

  it('is redeemed once, by 50 at once and by the same key', async () => {
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 50 }, () => redeem('DESK2345VPYR', 'demo', key)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect((await redeem('DESK2345VPYR')).json).toMatchObject({ message: '您已经兑换过这个兑换码' });
    expect(await membershipOf(app())).toEqual(['VIP', '2027-11-21']);
  });

  it('shares its budget against guessing with the gift codes', async () => {
    for (let tries = 0; tries < 4; tries += 1) await redeem('NNNNNNNNNNNN');
    const gift = { code: 'NNNNNNNNNNNN', idemKey: newKey() };
    expect((await ask(app(), 'WalletServiceMag.redeemCode', gift)).json).toMatchObject({ code: 1086 });
    expect((await redeem('DESK2345VPYR')).json).toMatchObject({ code: 1086, reason: 'gift-codes-locked' });
  });
});
