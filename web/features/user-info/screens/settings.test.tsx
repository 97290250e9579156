import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { send } from '#web/kit/ask/send.ts';
import { elsewhere } from '#web/testing/elsewhere.ts';
import { productForEachTest, user } from '#web/testing/product.ts';
import { UserInfoScreen } from './user-info-screen.tsx';

const product = productForEachTest();

const card = (name: string) => within(screen.getByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fill = async (within_: ReturnType<typeof within>, label: string | RegExp, text: string) => {
  const field = await within_.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

async function show(account = 'super'): Promise<void> {
  await product().logIn(account);
  product().show(<UserInfoScreen />);
  await screen.findByRole('region', { name: '隐私与数据' });
}

describe('the profile', () => {
  it('is called otherwise at once, and says what is wrong with a name', async () => {
    await show();
    await user.click(await card('资料').findByRole('button', { name: '编辑资料' }));
    const form = await dialog('编辑资料');
    await user.clear(form.getByLabelText('昵称'));
    await user.click(form.getByRole('button', { name: /保\s?存/ }));
    expect(form.getByText('请输入昵称')).toBeTruthy();
    await fill(form, '昵称', '知远影像');
    await user.click(form.getByRole('button', { name: /保\s?存/ }));
    expect(await card('资料').findByText('知远影像')).toBeTruthy();
  });
});

describe('the password', () => {
  it('is changed by the old one; a wrong one stands at its field', async () => {
    await show();
    await user.click(card('账号安全').getByRole('button', { name: '修改密码' }));
    const form = await dialog('修改登录密码');
    await fill(form, '当前密码', 'nonsense1');
    await fill(form, '新密码', 'paper2027');
    await user.click(form.getByRole('button', { name: '修改密码' }));
    expect(await form.findByText('密码不正确，还可尝试 4 次')).toBeTruthy();
    await fill(form, '当前密码', DEMO_PASSWORD);
    await user.click(form.getByRole('button', { name: '修改密码' }));
    expect(await screen.findByText(/^密码已修改/)).toBeTruthy();
  });

  it('logs the other devices out when it is another, of which this page may be one', async () => {
    const { replica } = product();
    await replica.scenario('many-devices', { count: '2' });
    await product().logIn('super');
    await product().open('/manager/userInfo');
    const change = async (password: string) => {
      await user.click(await screen.findByRole('button', { name: '修改密码' }));
      const form = await dialog('修改登录密码');
      await fill(form, '当前密码', DEMO_PASSWORD);
      await fill(form, '新密码', password);
      await user.click(form.getByRole('button', { name: '修改密码' }));
    };
    await change('paper2027');
    expect(await screen.findByText(/^密码已修改，其他 [1-9]\d* 台设备已退出登录$/)).toBeTruthy();
    expect(await card('登录设备').findByText('当前设备')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const other = elsewhere(await replica.token('super'));
    const wish = { password: 'paper2028', oldPassword: 'paper2027' };
    expect(await act(() => send('AccountServiceMag.savePassword', wish, { api: other }))).toMatchObject({
      ok: true,
    });
    await change('paper2029');
    expect(await screen.findByText('登录已失效')).toBeTruthy();
  });

  it('is changed by a code to the own mobile', async () => {
    await show();
    await user.click(card('账号安全').getByRole('button', { name: '修改密码' }));
    const form = await dialog('修改登录密码');
    await user.click(form.getByText('用短信验证'));
    await user.click(form.getByRole('button', { name: '获取验证码' }));
    await user.click(await form.findByRole('button', { name: '填入' }));
    await fill(form, '新密码', 'paper2027');
    await user.click(form.getByRole('button', { name: '修改密码' }));
    expect(await screen.findByText(/^密码已修改/)).toBeTruthy();
  });

  it('is offered where the last way to log in would be unbound', async () => {
    const { replica } = product();
    await replica.scenario('only-login-method');
    await show('weixin_only');
    await user.click(await screen.findByRole('button', { name: '解绑微信' }));
    const question = await dialog('解绑微信？');
    await user.click(question.getByRole('button', { name: /解\s?绑/ }));
    expect(await question.findByText('这是您唯一的登录方式，请先设置登录密码')).toBeTruthy();
    await user.click(question.getByRole('button', { name: '设置密码' }));
    const form = await dialog('设置登录密码');
    await fill(form, '新密码', 'paper2027');
    await user.click(form.getByRole('button', { name: '设置密码' }));
    expect(await screen.findByText('密码已设置')).toBeTruthy();
    expect(await card('账号安全').findByRole('button', { name: '修改密码' })).toBeTruthy();
  });
});

it('another mobile is bound by two proofs', async () => {
  await show();
  await user.click(card('账号安全').getByRole('button', { name: '更换手机号' }));
  const form = await dialog('更换手机号');
  await fill(form, '当前密码', DEMO_PASSWORD);
  await user.click(form.getByRole('button', { name: '获取验证码' }));
  expect(form.getByText('请输入手机号')).toBeTruthy();
  await fill(form, '新手机号', '19000000088');
  await user.click(form.getByRole('button', { name: '获取验证码' }));
  await user.click(await form.findByRole('button', { name: '填入' }));
  await user.click(form.getByRole('button', { name: '更换手机号' }));
  expect(await screen.findByText('手机号已更换为 190****0088')).toBeTruthy();
  expect(await card('账号安全').findByText('190****0088')).toBeTruthy();
});

it('another mail address is bound by two proofs', async () => {
  await show();
  await user.click(card('账号安全').getByRole('button', { name: '更换邮箱' }));
  const form = await dialog('更换邮箱');
  await fill(form, '当前密码', DEMO_PASSWORD);
  await fill(form, '新邮箱', 'zhiyuan@press');
  await user.click(form.getByRole('button', { name: '获取验证码' }));
  expect(form.getByText('请输入正确的邮箱地址')).toBeTruthy();
  await fill(form, '新邮箱', 'zhiyuan@press.example');
  await user.click(form.getByRole('button', { name: '获取验证码' }));
  await user.click(await form.findByRole('button', { name: '填入' }));
  await user.click(form.getByRole('button', { name: '更换邮箱' }));
  expect(await screen.findByText('邮箱已更换为 zhiyuan@press.example')).toBeTruthy();
  expect(await card('资料').findByText('zhiyuan@press.example')).toBeTruthy();
});

it('devices are turned by pages and ended, one and all', async () => {
  await product().replica.scenario('many-devices', { count: '6' });
  await show();
  const rows = () =>
    card('登录设备')
      .getAllByRole('listitem')
      .filter((row) => row.textContent?.includes('使用'));
  await card('登录设备').findByText('共 7 台');
  expect(rows()).toHaveLength(5);
  expect(card('登录设备').getByText('当前设备')).toBeTruthy();
  await user.click(card('登录设备').getAllByRole('button', { name: /^退出 / })[0] as HTMLElement);
  await card('登录设备').findByText('共 6 台');
  await user.click(card('登录设备').getByRole('button', { name: '退出其他全部设备' }));
  await expect.poll(() => rows().length).toBe(1);
});

it('notices are turned off, but for those of security', async () => {
  await show();
  const ofWallet = () => card('通知设置').getByRole('switch', { name: '接收钱包通知' });
  await user.click(ofWallet());
  await expect.poll(() => ofWallet().getAttribute('aria-checked')).toBe('false');
  expect(card('通知设置').getByRole('switch', { name: '接收账号安全通知' })).toHaveProperty('disabled', true);
});

describe('leaving', () => {
  it('says what is in the way', async () => {
    await show();
    await user.click(card('隐私与数据').getByRole('button', { name: '注销账号' }));
    const question = await dialog('注销账号');
    expect(await question.findByText(/^钱包里还有本金 ¥ 2,000\.00/)).toBeTruthy();
    const links = question.getAllByRole('link', { name: '去处理' }).map((link) => link.getAttribute('href'));
    expect(links).toContain('/manager/recharge');
  });

  it('wants the words typed', async () => {
    await show('fresh');
    await user.click(card('隐私与数据').getByRole('button', { name: '注销账号' }));
    const send = await screen.findByRole('button', { name: '申请注销' });
    const form = within(document.body);
    await fill(form, '当前密码', DEMO_PASSWORD);
    await fill(form, '请输入“注销账号”确认', '注销');
    await user.click(send);
    expect(form.getByText('请输入“注销账号”')).toBeTruthy();
  });

  it('ends the session, and the next login takes it back', async () => {
    const open = async () => {
      await product().logIn('fresh');
      await product().open('/manager/userInfo');
      await screen.findByRole('region', { name: '隐私与数据' });
    };
    await open();
    await user.click(card('隐私与数据').getByRole('button', { name: '注销账号' }));
    const send = await screen.findByRole('button', { name: '申请注销' });
    const form = within(document.body);
    await fill(form, '当前密码', DEMO_PASSWORD);
    await fill(form, '请输入“注销账号”确认', '注销账号');
    await user.click(send);
    expect(await screen.findByText('已申请注销，7 天内登录即可撤回')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toMatch(/^\/manager\/login/));
    await product().settled();
    await open();
  });
});

it('the settings fail apart from the data, and come back', async () => {
  const { replica } = product();
  await product().logIn('super');
  await replica.fault({ operation: 'AccountServiceMag.getAccount', kind: 'status', status: 500 });
  product().show(<UserInfoScreen />);
  expect(await screen.findByText('账号设置没有加载出来')).toBeTruthy();
  expect(card('资料').getByText('沈知远')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '登录设备' })).toBeNull();
  await replica.clearFaults();
  await user.click(card('账号安全').getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '登录设备' })).toBeTruthy();
});
