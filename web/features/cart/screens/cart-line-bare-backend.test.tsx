import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productForEachTest, user } from '#web/testing/product.ts';
import { BARE_LINE } from '../bare-line.fixture.ts';

const product = productForEachTest();
const CART = '/manager/shopping/cart';
const HTML = 'text/html';

beforeEach(() => product().logIn('super'));

/** A backend of the documented calls alone, and nothing behind any other call. */
function beforeBareBackend(unknown: () => Response) {
  const asked: string[] = [];
  const saved: Record<string, string>[] = [];
  const known = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const method = new URL(request.url).searchParams.get('medthodName') ?? '';
    asked.push(method);
    switch (method) {
      case 'cartInfo':
        return Response.json({ data: { data: BARE_LINE } });
      case 'getTotal':
        return new Response('x|y|z|0.1|500|0.5|86.4', { headers: { 'content-type': HTML } });
      case 'updateCart':
        saved.push(Object.fromEntries(new URLSearchParams(await request.text())));
        return new Response('ok\n', { headers: { 'content-type': HTML } });
      case 'userIsLogin3':
        return known(request);
      default:
        return unknown();
    }
  });
  return { asked, saved };
}

function option(step: string, name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    (radio) =>
      radio.closest('label')?.textContent === name &&
      radio.closest('section')?.querySelector('h3')?.firstChild?.textContent === step,
  );
  if (!found) throw new Error(`${step} ${name} is not there`);
  return found;
}

async function priced(): Promise<void> {
  const next = () => screen.getByText('下一步').closest('button');
  await expect.poll(() => next()?.disabled || next()?.ariaDisabled === 'true').toBe(false);
}

it.each([
  ['HTML with 200', () => new Response('<html>首页</html>', { headers: { 'content-type': HTML } })],
  [
    'HTML with 404',
    () => new Response('<html>404</html>', { status: 404, headers: { 'content-type': HTML } }),
  ],
  ['JSON with 404', () => Response.json({ code: 404, message: 'no' }, { status: 404 })],
])(
  'a line is edited and saved before a backend that answers unknown calls with %s',
  async (_how, unknown) => {
    const { asked, saved } = beforeBareBackend(unknown);
    await product().open(`${CART}?cartID=555`);
    await expect.poll(() => screen.queryByLabelText('数量')).not.toBeNull();
    await priced();
    expect(screen.getByText('总价').parentElement?.textContent).toContain('233.28');
    const words = () => screen.getByRole('dialog', { name: '印刷选项' }).textContent;
    for (const said of ['满50册9.7折', '骑马钉：62 页不是 4 的倍数', '在作品中补 2 页空白页即可使用骑马钉'])
      expect(words()).toContain(said);
    expect(screen.getByText('62页')).toBeTruthy();
    expect(option('请选择装订方式', '骑马钉').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: /补 2 页/ })).toBeNull();

    await user.click(option('请选择装订方式', '对裱精装'));
    expect(option('内页覆膜', '亮膜').checked).toBe(true);
    await user.click(option('封面用料', '米白布艺'));
    await user.type(screen.getByLabelText('备注说明'), '请加急');
    expect(words()).not.toContain('隐藏工艺');
    await priced();
    await user.click(screen.getByText('下一步'));

    await expect.poll(() => location.pathname + location.search).toBe(CART);
    expect(await screen.findByText('此后端没有这项功能')).toBeTruthy();
    expect(screen.queryByText('请求失败，请重试')).toBeNull();
    expect(saved).toMatchObject([
      { CartID: '555', goodsID: '8', count: '3', pagesNum: '62', cnums: '32|H1|9|1', remarkinfo: '请加急' },
    ]);
    expect(asked.filter((method) => method === 'cartList')).toHaveLength(1);
  },
);
