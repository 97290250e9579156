import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openPasswordTab, sendPassword } from '#web/features/login/testing.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { TOKEN_KEY, tokenStore } from '#web/lib/session/token.ts';
import { fullKey } from '#web/lib/storage.ts';
import { loginPathTo, pathIn } from '#web/testing/addresses.ts';
import { productForEachTest, user } from '#web/testing/product.ts';

const product = productForEachTest();

const START = '/manager/make_ebook';
/** The origin of the product, which nothing in an address may lead away from. */
const HERE = location.origin;

const OUTSIDE = [
  '//evil.example',
  '//evil.example/manager',
  'https://evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,hello',
];
const loginTab = () => screen.findByRole('tab', { name: '扫码登录' });

async function logIn(): Promise<void> {
  await loginTab();
  await openPasswordTab();
  await sendPassword('super');
}

describe('the way back after login', () => {
  it.each([
    ['/manager/shopping/order/5001,5002?from=%2Fmanager%2Forder', '确认订单'],
    ['/about?空格=a b&plus=1+1', '关于'],
    ['/manager/opus_list/画册?关键字=春天&页=2#第二章', '作品列表'],
  ])('leads to exactly %s', async (target, title) => {
    await product().open(target);
    await logIn();
    await waitFor(() => expect(document.title).toBe(`${title} · 书桌`));
    expect(location.href).toBe(new URL(target, location.origin).href);
  });

  it('is the same when Chinese stands in the login address itself', async () => {
    const target = '/manager/opus_list/画册?关键字=春天';
    await product().open(loginPathTo(target));
    await logIn();
    await waitFor(() => expect(document.title).toBe('作品列表 · 书桌'));
    expect(location.href).toBe(new URL(target, location.origin).href);
  });

  it.each([
    ['an address that leads nowhere', loginPathTo('about')],
    ['what is no encoded address at all', '/manager/login/not-base64!'],
    ['an address outside', loginPathTo('//evil.example')],
  ])('is the start for %s', async (_, address) => {
    await product().open(address);
    await logIn();
    await waitFor(() => expect(location.href).toBe(HERE + START));
  });

  it('carries the whole address of a visitor who was sent away', async () => {
    await product().open('/manager/order?页=3#已发货');
    await loginTab();
    await waitFor(() => expect(decodeURI(pathIn(location.href) ?? '')).toBe('/manager/order?页=3#已发货'));
  });
});

it.each(
  ['/manager/login/L2Fib3V0', '/MANAGER/LOGIN', '/manager/%6Cogin', 'about', '']
    .concat(OUTSIDE)
    .map(loginPathTo)
    .concat(['not-base64!', '%E7%94%BB', 'gICA', 'L2Fib3V0%25'].map((text) => `/manager/login/${text}`)),
)('leads who is logged in already from %s to the start', async (address) => {
  await product().logIn('super');
  await product().open(address);
  await waitFor(() => expect(location.href).toBe(HERE + START));
});

describe('what stands under the key of the token', () => {
  it.each(['{not json', '42', 'null', '{"a":1}', '""', '[]', '"of-yesterday"'])(
    'may be %s, and a login is asked for',
    async (stored) => {
      localStorage.setItem(fullKey(TOKEN_KEY), stored);
      await product().open('/about');
      await logIn();
      expect(await screen.findByRole('heading', { level: 1, name: '关于书桌' })).toBeTruthy();
    },
  );

  it('may be a token that another program stored raw, which is a session and stays as it is', async () => {
    await product().logIn('super');
    const token = tokenStore.read() ?? '';
    localStorage.setItem(fullKey(TOKEN_KEY), token);
    sessionStore.forget();
    await product().open('/about');
    expect(await screen.findByLabelText('账户：沈知远')).toBeTruthy();
    expect(localStorage.getItem(fullKey(TOKEN_KEY))).toBe(token);
  });

  it('may be of a session that has ended meanwhile', async () => {
    await product().logIn('super');
    await product().replica.clock({ advance: '8d' });
    sessionStore.forget();
    await product().open('/manager/order');
    await loginTab();
    await waitFor(() => expect(pathIn(location.href)).toBe('/manager/order'));
  });
});

it('keeps what was typed where the request fails, and says so at the form too', async () => {
  const { replica } = product();
  await product().open('/manager/login');
  await loginTab();
  await product().settled();
  await act(() =>
    replica.fault({ operation: 'LoginServiceMag.loginByPassword', kind: 'status', status: 500 }),
  );
  await logIn();
  expect(await screen.findByText('请求失败，请重试')).toBeTruthy();
  expect(screen.getByText('服务器暂时出错，您填写的内容都还在，请重试')).toBeTruthy();
  await act(() => replica.clearFaults());
  await user.click(button('登录'));
  await waitFor(() => expect(location.pathname).toBe(START));
});
