import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SCREEN = '/manager/recharge';

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const balance = () => screen.getByText('可用余额').parentElement?.textContent;

async function open(query = '', account = 'super'): Promise<void> {
  await product().logIn(account);
  await product().open(SCREEN + query);
  await screen.findByText('可用余额');
}

/** Begins the recharge that is chosen; the number of its payment. */
async function begin(): Promise<string> {
  await press(/^去支付/);
  await screen.findByText('请使用微信扫一扫');
  return new URLSearchParams(location.search).get('pay') ?? '';
}

describe('a recharge', () => {
  beforeEach(() => open());

  it('is offered with what it brings, paid at the cashier, and told', async () => {
    expect(region('充值').getByText(/^到账/).textContent).toBe('到账 ¥\u20091,080.00，其中赠送 ¥\u200980.00');
    const payNo = await begin();
    await product().replica.pay(payNo, 'settle');
    await press('我已付款');
    expect(await screen.findByText('充值成功，已到账')).toBeTruthy();
    await expect.poll(balance).toBe('可用余额¥\u20093,400.50');
    await press('继续充值');
    expect(location.search).toBe('');
  });

  it('can wait, and be gone on with', async () => {
    const payNo = await begin();
    expect(document.activeElement?.textContent).toContain('请使用微信扫一扫');
    await press('返回充值，稍后再付');
    await user.click(await screen.findByRole('button', { name: '继续支付' }));
    expect(location.search).toBe(`?pay=${payNo}`);
  });

  it('takes an amount of one’s own, and says what is wrong with it', async () => {
    await user.click(screen.getByLabelText(/^其他金额/));
    const field = await screen.findByLabelText(/^充值金额（/);
    await user.type(field, '50001');
    await press(/^去支付/);
    expect(await screen.findByText('请输入 1 到 50000 之间的整数金额（元）')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '600');
    expect(region('充值').getByText(/^到账/).textContent).toBe('到账 ¥\u2009630.00，其中赠送 ¥\u200930.00');
  });

  it('that is given up can be begun another way', async () => {
    await begin();
    await press('换一种方式');
    await user.click(await screen.findByLabelText(/^银行转账/));
    await press(/^去支付/);
    expect(await screen.findByText(/这笔充值为您保留到/)).toBeTruthy();
  });

  it('that fails says so, and nothing is lost', async () => {
    const payNo = await begin();
    await product().replica.pay(payNo, 'fail');
    await press('我已付款');
    await user.click(await screen.findByText('重新选择支付方式'));
    expect(balance()).toBe('可用余额¥\u20092,320.50');
  });
});

describe('a gift code', () => {
  it('becomes bonus', async () => {
    await open();
    await user.type(screen.getByLabelText(/^礼品卡上的/), 'desk-2345-gfta');
    await press('兑换');
    expect(await screen.findByText('新春礼品卡已兑换，赠送 ¥ 50.00 已到账')).toBeTruthy();
    await expect.poll(balance).toBe('可用余额¥\u20092,370.50');
  });

  it('that is none is not sent, and a wrong one costs a try', async () => {
    await open();
    const field = screen.getByLabelText(/^礼品卡上的/);
    await user.type(field, 'abc');
    await press('兑换');
    expect(await screen.findByText('请输入 12 位兑换码')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'NNNNNNNNNNNN');
    await press('兑换');
    expect(await screen.findByText('兑换码不正确，还可尝试 4 次')).toBeTruthy();
  });

  it('cannot be tried while it is locked', async () => {
    await product().replica.scenario('gift-codes-locked');
    await open();
    expect(region('兑换码').getByText('兑换码错误次数过多，请 50 分钟后再试')).toBeTruthy();
    expect(region('兑换码').queryByRole('textbox')).toBeNull();
  });
});

it('reminds of a low balance', async () => {
  await open();
  await user.type(screen.getByLabelText(/^可用余额低于/), '3000');
  await press('保存');
  expect(await screen.findByText('可用余额 ¥ 2,320.50，已低于您设定的 ¥ 3,000.00')).toBeTruthy();
  await press('关闭提醒');
  expect(await screen.findByText('已关闭余额提醒')).toBeTruthy();
});

describe('the ledger', () => {
  it('is asked for by kind and month in the address', async () => {
    await open();
    await user.click(await screen.findByRole('link', { name: '充值退款' }));
    await expect.poll(() => location.search).toBe('?kind=withdraw');
    await expect.poll(() => screen.getAllByRole('row')).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('月份'), '2026-11');
    expect(await screen.findByRole('region', { name: '2026年11月结单' })).toBeTruthy();
    expect(await screen.findByText('没有符合条件的流水。')).toBeTruthy();
  });

  it('is empty for a newcomer', async () => {
    await open('', 'fresh');
    expect(await screen.findByText('还没有流水，充值后从这里查看每一笔。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '导出 CSV' }).hasAttribute('disabled')).toBe(true);
  });

  it('fails apart from the balance, and comes back', async () => {
    const { replica } = product();
    await replica.fault({ operation: 'WalletServiceMag.getTxList', kind: 'status', status: 500 });
    await open();
    expect(await screen.findByText('流水没有加载出来')).toBeTruthy();
    await replica.clearFaults();
    await press('重试');
    expect(await screen.findByRole('table', { name: '流水明细' })).toBeTruthy();
  });
});

it('gives principal back, the bonus returned or kept', async () => {
  await open('?view=recharges');
  const [first] = await screen.findAllByRole('button', { name: /^申请退款，充值 1,000/ });
  if (first) await user.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('退回本金 ¥ 700.00，折抵赠送 ¥ 300.00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '确认退款' }));
  await expect.poll(balance).toBe('可用余额¥\u20091,020.50');
  expect(await screen.findByText(/^退回本金 ¥ 1,000.00，收回赠送 ¥ 300.00，预计/)).toBeTruthy();
});

it('says that the wallet did not come, and comes back', async () => {
  const { replica } = product();
  await product().logIn('super');
  await replica.fault({ operation: 'WalletServiceMag.getWallet', kind: 'status', status: 500 });
  await product().open(SCREEN);
  expect(await screen.findByText('钱包没有加载出来')).toBeTruthy();
  await replica.clearFaults();
  await press('重试');
  expect(await screen.findByText('可用余额')).toBeTruthy();
});
