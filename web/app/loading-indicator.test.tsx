/** The hairline of the loading indicator: where it stands for which calls, and when it is gone. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const LOADING = '加载中';

const product = productForEachTest();

/** How often it is drawn in the bar of the shell. */
const inShell = () => {
  const bar = document.querySelector<HTMLElement>('header');
  return bar === null ? [] : within(bar).queryAllByText(LOADING);
};

async function editOptions(work: string): Promise<HTMLElement> {
  const [choice] = await screen.findAllByLabelText(`选择${work}`);
  const line = choice?.closest('li');
  if (!line) throw new Error(`the cart has no line of ${work}`);
  await user.click(within(line).getByText('修改选项'));
  const dialog = (await screen.findByText('印刷选项')).closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('no dialog was opened');
  return dialog;
}

describe('the loading indicator', () => {
  it('of the print options dialog stands in it, apart from that of the page', async () => {
    await product().logIn('super');
    await product().open('/manager/shopping/cart');
    await screen.findAllByLabelText('选择北方的雪');
    await expect.poll(inShell).toEqual([]);
    const { asked, letGo } = product().hold('cartInfo');
    const dialog = within(await editOptions('北方的雪'));
    await asked;
    expect(dialog.getAllByText(LOADING)).toHaveLength(1);
    expect(inShell()).toEqual([]);
    letGo();
    expect(await dialog.findByText('下一步')).toBeTruthy();
    await expect.poll(() => dialog.queryByText(LOADING)).toBeNull();
  });

  it('is shared by the calls of the page and goes with the last of them', async () => {
    await product().logIn('super');
    const about = product().hold('getAbout');
    const feedback = product().hold('getFeedback');
    await product().open('/about');
    await about.asked;
    expect(inShell()).toHaveLength(1);
    about.letGo();
    expect(await screen.findByRole('heading', { level: 1, name: '关于书桌' })).toBeTruthy();
    await feedback.asked;
    expect(inShell()).toHaveLength(1);
    feedback.letGo();
    await expect.poll(inShell).toEqual([]);
  });

  it('leaves out what runs in the background', async () => {
    await product().logIn('super');
    const { asked, letGo } = product().hold('getCounters');
    await product().open('/about');
    expect(await screen.findByRole('heading', { level: 1, name: '关于书桌' })).toBeTruthy();
    await asked;
    await expect.poll(inShell).toEqual([]);
    letGo();
  });

  it('of a login stands over its form', async () => {
    await product().open('/manager/login');
    const { asked, letGo } = product().hold('loginByPassword');
    await user.click(await screen.findByRole('tab', { name: '密码登录' }));
    await user.type(screen.getByLabelText('账号'), 'super');
    await user.type(screen.getByLabelText('密码'), DEMO_PASSWORD);
    await user.click(screen.getByRole('button', { name: '登录' }));
    await asked;
    expect(within(screen.getByRole('main')).getByText(LOADING)).toBeTruthy();
    letGo();
    await expect.poll(() => location.pathname).toBe('/manager/make_ebook');
  });
});

it('重试 is a forced retry of a call that does not repeat by itself', async () => {
  const operation = 'LoginServiceMag.createLoginQrcode';
  await product().replica.fault({ operation, kind: 'status', status: 500, times: 3 });
  await product().open('/manager/login');
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(await product().replica.journal(operation)).toHaveLength(1);
  await user.click(retry);
  expect(await screen.findByText('请用手机扫描二维码登录')).toBeTruthy();
  const asked = await product().replica.journal(operation);
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 500, 500, 500]);
});
