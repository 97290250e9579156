import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { UserInfoScreen } from './user-info-screen.tsx';

const product = productForEachTest();

const card = (name: string) => within(screen.getByRole('region', { name }));
const items = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem');

it('says who one is, and until when the membership lasts', async () => {
  await product().logIn('super');
  product().show(<UserInfoScreen />);
  expect(await card('资料').findByText('沈知远')).toBeTruthy();
  for (const words of ['190****0003', 'shenzhiyuan@desk.example', '浙江省 杭州市 西湖区', '超级会员']) {
    expect(card('资料').getByText(words)).toBeTruthy();
  }
  expect(screen.getByRole('region', { name: '资料' }).textContent).toMatch(
    /超级会员\d{4}年\d{1,2}月\d{1,2}日到期/,
  );
  const upgrade = card('资料').getByRole('link', { name: '续费或升级' });
  expect(upgrade.getAttribute('href')).toBe('/manager/upgrade');
});

it('says what is not there', async () => {
  await product().logIn('fresh');
  product().show(<UserInfoScreen />);
  expect(await card('资料').findAllByText('未填写')).toHaveLength(2);
  expect(card('资料').getByText('普通会员')).toBeTruthy();
  expect(await screen.findByText('还没有绑定第三方账号；绑定后可以直接用它登录。')).toBeTruthy();
  expect(await screen.findByText('还没有收货地址，先存好一个，下单时不用再填。')).toBeTruthy();
});

it('fails apart from the addresses, and comes back', async () => {
  const { replica } = product();
  await product().logIn('super');
  await replica.fault({ operation: 'UserCenterMag.getMemberInfo', kind: 'status', status: 500 });
  product().show(<UserInfoScreen />);
  expect(await screen.findByText('资料没有加载出来')).toBeTruthy();
  expect(screen.getByText('绑定情况没有加载出来')).toBeTruthy();
  expect(items('收货地址')).toHaveLength(4);
  await replica.clearFaults();
  await user.click(card('第三方绑定').getByRole('button', { name: '重试' }));
  await screen.findByRole('list', { name: '第三方账号' });
  expect(items('第三方账号')).toHaveLength(4);
  expect(card('资料').getByText('super')).toBeTruthy();
});

it('shows the own data where the addresses fail, and these come back', async () => {
  const { replica } = product();
  await product().logIn('super');
  await replica.preset('address-list-fails-silently');
  product().show(<UserInfoScreen />);
  expect(await card('收货地址').findByText('获取收货地址失败')).toBeTruthy();
  await screen.findByRole('list', { name: '第三方账号' });
  expect(items('第三方账号')).toHaveLength(4);
  await replica.clearFaults();
  await user.click(card('收货地址').getByRole('button', { name: '重试' }));
  await screen.findByRole('list', { name: '收货地址' });
  expect(items('收货地址')).toHaveLength(4);
});

it('copies the invite code', async () => {
  await product().logIn('super');
  product().show(<UserInfoScreen />);
  await user.click(await card('资料').findByRole('button', { name: '复制邀请码' }));
  expect(await card('资料').findByText('已复制')).toBeTruthy();
  const copied = await navigator.clipboard.readText();
  expect(copied).not.toBe('');
  expect(card('资料').getByText(copied)).toBeTruthy();
});
