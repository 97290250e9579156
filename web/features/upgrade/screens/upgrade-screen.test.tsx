import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { SCREENS } from '#web/lib/paths.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();
const SCREEN = '/manager/upgrade';
/** Words for what is open that have the title of a closed screen in them. */
const WHAT_IS_OPEN = /名片访问统计|上传印刷文件|印刷下单/g;

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const standing = () => screen.getByText('当前会员').parentElement?.textContent;

async function open(account: string, query = ''): Promise<void> {
  await product().logIn(account);
  await product().open(SCREEN + query);
  await screen.findByText('当前会员');
}

/** Begins to pay for what is chosen; the number of its payment. */
async function begin(): Promise<string> {
  await press('去支付');
  await screen.findByText('请使用微信扫一扫');
  return new URLSearchParams(location.search).get('pay') ?? '';
}

describe('the plans', () => {
  it('stand side by side with what each brings', async () => {
    await open('demo');
    const list = within(await screen.findByRole('list', { name: '超级会员包含' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '成员管理，包含',
      '名片访问统计，包含',
      '制作电子书，包含',
    ]);
    const enterprise = within(screen.getByRole('list', { name: '企业高级版包含' }));
    expect(enterprise.getAllByText('，不包含')).toHaveLength(1);
  });

  it.each(['demo', 'vip', 'super', 'enterprise', 'fresh'])(
    'say nothing to %s of what is not open',
    async (account) => {
      await open(account);
      const closed = SCREENS.filter(({ state }) => state === 'closed').map(({ title }) => title);
      const said = (await screen.findByRole('main')).textContent.replaceAll(WHAT_IS_OPEN, '');
      expect(closed.filter((title) => said.includes(title))).toEqual([]);
      expect(screen.getByText(/发布电子书和上传的文件需要「超级会员」/)).toBeTruthy();
    },
  );

  it('are advised by the member’s own last months', async () => {
    await open('demo');
    const advice = await region('为什么推荐');
    expect(
      advice.getByText('近 90 天您想用而没有开通的：名片访问统计 4 次、成员管理 2 次；已发布 3 部作品'),
    ).toBeTruthy();
    expect(await region('开通「VIP」')).toBeTruthy();
  });

  it('are priced by the month too', async () => {
    await open('demo');
    await user.click(await screen.findByRole('radio', { name: '按月' }));
    const form = await region('开通「VIP」');
    expect(form.getByRole('radio', { name: /^开通 1 个月/ })).toBeTruthy();
    await user.click(form.getByRole('radio', { name: '不使用优惠券' }));
    expect(form.getByText(/^应付/).textContent).toContain('99.00');
  });

  it('show the arithmetic of both ways up', async () => {
    await open('vip', '?plan=超级会员');
    const form = await region('升级「超级会员」');
    expect(form.getByText(/\(¥ 2,999.00 − ¥ 999.00\) × 96 天 ÷ 365 = ¥ 526.02，到期日不变/)).toBeTruthy();
    expect(form.getByText(/^¥ 2,999.00 − ¥ 999.00 × 96 天 ÷ 365 = ¥ 2,736.24，到期日/)).toBeTruthy();
  });

  it('tell of what a cheaper one makes read-only', async () => {
    await open('super');
    await press(/^到期后转换.*VIP/);
    const form = await region('到期后转换「VIP」');
    expect(form.getByText('「制作电子书」不再开放，已有内容保留')).toBeTruthy();
  });
});

describe('buying', () => {
  it('is paid at the cashier, opens the lock, and leads back to it', async () => {
    await product().logIn('demo');
    await product().open('/manager/myMember');
    await press('查看会员方案');
    expect(location.search).toContain(`from=${encodeURIComponent(encodeReturnPath('/manager/myMember'))}`);
    const payNo = await begin();
    await product().replica.pay(payNo, 'settle');
    await press('我已付款');
    expect(await screen.findByText(/^「VIP」已生效，有效期至/)).toBeTruthy();
    await expect.poll(standing).toContain('VIP');
    await user.click(await screen.findByRole('link', { name: '返回「成员管理」' }));
    await expect.poll(() => location.pathname).toBe('/manager/myMember');
    await waitFor(() => expect(screen.queryByText('「成员管理」需要开通会员')).toBeNull());
  });

  it('can wait, and be gone on with', async () => {
    await open('demo');
    const payNo = await begin();
    await press('返回会员方案');
    await press('继续支付');
    expect(new URLSearchParams(location.search).get('pay')).toBe(payNo);
  });

  it('names what is paid for, and shows one way back at a time', async () => {
    await open('demo');
    const payNo = await begin();
    expect((await region('微信支付')).getByText('会员「VIP」开通 1 年')).toBeTruthy();
    expect(screen.getByText(/^价格为您保留到/)).toBeTruthy();
    await product().replica.pay(payNo, 'settle');
    await press('我已付款');
    expect(await screen.findByText(/^「VIP」已生效/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回会员方案' })).toBeNull();
  });

  it('can be given up while it waits, and both stand in the records', async () => {
    await open('demo');
    const records = await region('升级记录');
    expect(await records.findByText(/^还没有升级记录/)).toBeTruthy();
    await begin();
    await press('返回会员方案');
    expect(await records.findByText('待支付')).toBeTruthy();
    await press('取消支付');
    expect(await records.findByText('已关闭')).toBeTruthy();
    expect(screen.getByRole('region', { name: '升级记录' }).textContent).toContain(
      'VIP 1 年 ¥\u2009\uFEFF999.00，今天起',
    );
    expect(screen.queryByRole('button', { name: '继续支付' })).toBeNull();
  });

  it('by the wallet is done at once', async () => {
    await open('vip');
    await user.click(await screen.findByRole('radio', { name: '按月' }));
    await user.click((await region('续费「VIP」')).getByRole('radio', { name: /^钱包余额/ }));
    await press('确认支付');
    expect((await screen.findByText(/^「VIP」已生效/)).textContent).toBe(
      '「VIP」已生效，有效期至 2027年3月25日',
    );
    await press('查看会员');
    expect(await region('会员方案')).toBeTruthy();
  });
});

describe('a membership code', () => {
  it('opens its plan', async () => {
    await open('demo');
    await user.type(screen.getByLabelText(/^会员卡上的/), 'desk-2345-vpyr');
    await press('兑换');
    expect(await screen.findByText(/^VIP 年卡已兑换，「VIP」有效期至/)).toBeTruthy();
    await expect.poll(standing).toContain('VIP');
  });

  it('that is used says so', async () => {
    await open('demo');
    await user.type(screen.getByLabelText(/^会员卡上的/), 'DESK2345VUSD');
    await press('兑换');
    expect(await screen.findByText('兑换码已使用，还可尝试 4 次')).toBeTruthy();
  });
});

describe('the end of a membership', () => {
  it.each([
    ['membership-in-grace', /宽限至/],
    ['membership-read-only', /可以查看和导出；续费后恢复新建和发布/],
  ] as const)('%s is told with the way on', async (name, words) => {
    await product().replica.scenario(name);
    await open('super');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^开通.*超级会员/ })).toBeTruthy();
  });

  it('locks making something new, and offers to renew', async () => {
    await product().replica.scenario('membership-read-only');
    await product().logIn('super');
    await product().open('/manager/make_ebook');
    expect(await screen.findByText(/您的「超级会员」已到期，已有内容可以查看和导出/)).toBeTruthy();
    await press('续费会员');
    await expect.poll(() => location.pathname).toBe(SCREEN);
    expect(new URLSearchParams(location.search).get('plan')).toBe('超级会员');
  });
});

it('says that the records did not come, beside the plans', async () => {
  const { replica } = product();
  await product().logIn('super');
  await replica.fault({ operation: 'UpgradeServiceMag.getUpgradeList', kind: 'status', status: 500 });
  await product().open(SCREEN);
  expect(await screen.findByText('升级记录没有加载出来')).toBeTruthy();
  expect(screen.getByText('当前会员')).toBeTruthy();
});

it('says that the plans did not come, and comes back', async () => {
  const { replica } = product();
  await product().logIn('super');
  await replica.fault({ operation: 'UpgradeServiceMag.getPlans', kind: 'status', status: 500 });
  await product().open(SCREEN);
  expect(await screen.findByText('会员方案没有加载出来')).toBeTruthy();
  await replica.clearFaults();
  await press('重试');
  expect(await screen.findByText('当前会员')).toBeTruthy();
});
