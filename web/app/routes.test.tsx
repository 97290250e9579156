/** Every route against every rule of access. The browser goes to a few of them only. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isPublicPath } from '#contracts/rules/account/access.ts';
import { levelsOf } from '#contracts/rules/account/membership.ts';
import { SCREENS } from '#web/lib/paths.ts';
import { asWritten, pathIn } from '#web/testing/addresses.ts';
import { productForEachTest } from '#web/testing/product.ts';
import { headingOf, NOT_OPEN_YET, shownAt } from '#web/testing/shown-screens.ts';

const product = productForEachTest();
const PROTECTED = SCREENS.filter(({ example }) => !isPublicPath(example));

const address = () => location.pathname + location.search + location.hash;
const main = () => screen.findByRole('main');
const headings = async () =>
  within(await main())
    .queryAllByRole('heading', { level: 1 })
    .map(({ textContent }) => textContent);

async function expectLogin(): Promise<void> {
  const tab = await screen.findByRole('tab', { name: '扫码登录' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
}

describe('a visitor', () => {
  it.each(PROTECTED.map(({ example }) => example))(
    'is led from %s to the login that leads back',
    async (to) => {
      await product().open(to);
      await expectLogin();
      await waitFor(() => expect(pathIn(location.href)).toBe(asWritten(to)));
    },
  );

  it.each(['/manager/login', '/manager/login/L2Fib3V0', '/manager/loginX', '/manager/login/a/b'])(
    'sees the login at %s without being asked for',
    async (to) => {
      await product().open(to);
      await expectLogin();
      await waitFor(() => expect(document.title).toBe('登录 · 书桌'));
      expect(await product().replica.journal('UserCenterMag.userIsLogin3')).toEqual([]);
    },
  );
});

describe('a 超级会员', () => {
  it.each(PROTECTED.filter(({ name }) => name !== 'manager'))('sees $title at $example', async (one) => {
    await product().logIn('super');
    await product().open(one.example);
    const shown = shownAt(one);
    await waitFor(async () => expect(await headings()).toEqual([headingOf(shown)]));
    await waitFor(() => expect(document.title).toBe(`${shown.title} · 书桌`));
    expect(address()).toBe(shown.example);
  });

  it.each(['/manager', '/manager/', '/'])('is led from %s to make_ebook', async (to) => {
    await product().logIn('super');
    await product().open(to);
    await waitFor(() => expect(address()).toBe('/manager/make_ebook'));
  });

  it('gets at /manager/opus-document the editor of type 11', async () => {
    await product().logIn('super');
    await product().open('/manager/opus-document');
    expect((await screen.findByText(NOT_OPEN_YET)).closest('[data-editor-type="11"]')).toBeTruthy();
    expect((await main()).textContent).not.toContain('11');
  });

  it.each([
    ['/manager/opus_list_edit', '在线编辑', 12],
    ['/manager/opus-doc-calendar', '日历编辑', 13],
  ])('gets at %s the editor %s of type %i', async (to, name, feditorType) => {
    await product().logIn('super');
    await product().open(to);
    const heading = await screen.findByRole('heading', { name });
    expect(heading.closest(`[data-editor-type="${feditorType}"]`)).toBeTruthy();
  });

  it('is told inside the shell that an address does not exist', async () => {
    await product().logIn('super');
    await product().open('/manager/no_such_place');
    await waitFor(async () => expect(await headings()).toEqual(['没有找到这个页面']));
    expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy();
  });
});

describe('a level of membership', () => {
  const gated = SCREENS.flatMap((one) => (one.area === undefined ? [] : [{ ...one, area: one.area }]));
  const cells = [
    { account: 'demo', level: '' },
    { account: 'vip', level: 'VIP' },
    { account: 'super', level: '超级会员' },
    { account: 'enterprise', level: '企业高级版' },
  ].flatMap((who) => gated.map((one) => ({ ...who, one, title: one.title })));

  it.each(cells)('decides what $account sees of $title', async ({ account, level, one }) => {
    await product().logIn(account);
    await product().open(one.example);
    const levels = levelsOf(one.area);
    // What is not open yet is behind no lock: a membership would not open it.
    if (levels.includes(level) || one.state === 'closed') {
      await waitFor(async () => expect(await headings()).toEqual([headingOf(one)]));
      expect(screen.queryByRole('region', { name: `「${one.title}」需要开通会员` })).toBeNull();
      expect(screen.queryByRole('button', { name: '查看会员方案' })).toBeNull();
    } else {
      await expectCard(one.title, levels);
      expect(await headings()).not.toContain(NOT_OPEN_YET);
      expect((await headings()).join()).toContain(one.title);
    }
  });

  it.each(['/manager/MAKE_EBOOK', '/manager/make%5Febook', '/manager/make_ebook/'])(
    'cannot be walked around by the spelling %s',
    async (to) => {
      await product().logIn('demo');
      await product().open(to);
      await expectCard('制作电子书', levelsOf('e-books'));
    },
  );

  async function expectCard(title: string, levels: readonly string[]): Promise<void> {
    const card = await screen.findByRole('region', { name: `「${title}」需要开通会员` });
    expect(card.textContent).toContain(`${levels.map((name) => `「${name}」`).join('、')}可以使用`);
  }
});
