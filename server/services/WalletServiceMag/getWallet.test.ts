import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { scenario, walletNow } from './testing.ts';

const app = appForEachTest();

describe('WalletServiceMag.getWallet', () => {
  it('shows principal and bonus apart, the packages and where to transfer to', async () => {
    expect(await walletNow(app())).toMatchObject({
      balance: '2320.50',
      principal: '2000.00',
      bonus: '320.50',
      frozen: '0.00',
      available: '2320.50',
      packages: expect.arrayContaining([{ pay: '1000.00', bonus: '80.00', discount: '约合 9.3 折' }]),
      remindBelow: '',
      notice: '',
      waiting: [],
      bank: { note: '请在附言中填写支付单号' },
    });
  });

  it('is empty for a newcomer', async () => {
    expect(await walletNow(app(), 'fresh')).toMatchObject({
      balance: '0.00',
      available: '0.00',
      waiting: [],
    });
  });

  it('tells of recharges that wait, and how long no code can be tried', async () => {
    const { payNo } = scenario(app(), 'recharge-in-state', { state: 'reported' });
    scenario(app(), 'gift-codes-locked');
    expect(await walletNow(app())).toMatchObject({
      waiting: [{ payNo, state: 'waiting', stateText: '核对中' }],
      codeLockedMinutes: 50,
    });
  });

  it('says that the balance is low', async () => {
    scenario(app(), 'balance-low');
    expect(await walletNow(app())).toMatchObject({
      remindBelow: '100.00',
      notice: '可用余额 ¥12.00，已低于您设定的 ¥100.00',
    });
  });
});
