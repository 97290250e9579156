import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, walletNow } from './testing.ts';

const app = appForEachTest();
const save = (amount: string, account = 'super') =>
  ask(app(), 'WalletServiceMag.saveReminder', { amount }, account);

describe('WalletServiceMag.saveReminder', () => {
  it('reminds of a balance below it, and no more once it is off', async () => {
    expect(dataOf(await save('3000'))).toMatchObject({
      remindBelow: '3000.00',
      notice: '可用余额 ¥2,320.50，已低于您设定的 ¥3,000.00',
    });
    expect(dataOf(await save('100'))).toEqual({ remindBelow: '100.00', notice: '' });
    expect(dataOf(await save(''))).toEqual({ remindBelow: '', notice: '' });
  });

  it('is kept for who has no wallet yet', async () => {
    await save('50', 'fresh');
    expect(await walletNow(app(), 'fresh')).toMatchObject({ remindBelow: '50.00', balance: '0.00' });
  });

  it.each(['0', '50001', '1.5', 'x', '-3'])('refuses %j', async (amount) => {
    expect((await save(amount)).json).toMatchObject({ code: 1034, reason: 'bad-amount' });
  });
});
