import { isPublicPath } from '#contracts/rules/account/access.ts';
import { levelsOf } from '#contracts/rules/account/membership.ts';
import { PATHS, SCREENS } from '#web/lib/paths.ts';
import { asWritten, pathIn } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { headingOf, NOT_OPEN_YET, shownAt } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const PROTECTED = SCREENS.filter(({ example }) => !isPublicPath(example));

test.describe('a visitor', () => {
  const asked = [
    ...PROTECTED.map(({ example }) => example),
    '/',
    '/manager/opus_list/画册?关键字=春 天&页=2#第二章',
    '/manager/shopping/order/5001,5002?from=%2Fmanager%2Forder&empty=',
    '/about?a=1&a=2#反馈',
    '/no/such/place?x=~!',
  ];
  // One browser for many addresses: the scripts come from its cache then, which makes a visit ten times faster.
  for (const part of parts(asked, 3)) {
    test(`lands on the login screen that leads back, from ${part[0]} on`, async ({ page }) => {
      for (const address of part) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('tab', { name: '扫码登录', selected: true })).toBeVisible();
          await expect.poll(() => pathIn(page.url())).toBe(asWritten(address));
        });
      }
    });
  }

  test('sees the error screen without a session', async ({ page }) => {
    await page.goto('/error?code=404');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await expect(page).toHaveURL('/error?code=404');
  });

  test('sees the login screen wherever an address begins with /manager/login', async ({ page, replica }) => {
    for (const address of [
      '/manager/login',
      '/manager/login/L2Fib3V0',
      '/manager/loginX',
      '/manager/login/a/b',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('tab', { name: '扫码登录', selected: true })).toBeVisible();
      await expect(page).toHaveTitle('登录 · 书桌');
    }
    expect(await replica.journal('UserCenterMag.userIsLogin3'), 'nobody had to be asked for').toEqual([]);
  });
});

test.describe('a 超级会员', () => {
  const screens = PROTECTED.filter(({ name }) => name !== 'manager');
  for (const part of parts(screens, 3)) {
    test(`sees the screen of each route, from ${part[0]?.example} on`, async ({ page, loginAs }) => {
      await loginAs('super');
      for (const screen of part) {
        await test.step(screen.example, async () => {
          await page.goto(screen.example);
          const shown = shownAt(screen);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
            headingOf(shown),
          );
          await expect(page).toHaveTitle(`${shown.title} · 书桌`);
          await expect(page).toHaveURL(shown.example);
        });
      }
    });
  }

  test('is led from the shell itself to make_ebook', async ({ page, loginAs }) => {
    await loginAs('super');
    for (const address of ['/manager', '/manager/', '/']) {
      await page.goto(address);
      await expect(page).toHaveURL('/manager/make_ebook');
      await expect(page.getByRole('heading', { level: 1, name: headingOf(PATHS.makeEbook) })).toBeVisible();
    }
  });

  test('has no business on the login screen and is led to its target', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager/login/L2Fib3V0');
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
  });

  test('reaches every place of the menu without loading the page again', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const places = await menu.getByRole('link').all();
    expect(places).toHaveLength(SCREENS.filter(({ menu }) => menu !== undefined).length);
    for (const place of places) {
      await place.click();
      await expect(page).toHaveURL((await place.getAttribute('href')) ?? '');
      await expect(place).toHaveAttribute('aria-current', 'page');
      const title = (await page.title()).replace(' · 书桌', '');
      // A place may carry a number behind its name, such as the orders that wait.
      expect((await place.textContent())?.trim()).toMatch(new RegExp(`^${title}(\\d.*)?$`));
    }
    expect(loads).toBe(0);
  });

  test('gets the editor type of each editor', async ({ page, loginAs }) => {
    await loginAs('super');
    for (const [href, feditorType] of [
      ['/manager/opus_list_edit', '12'],
      ['/manager/opus-document', '11'],
      ['/manager/opus-doc-calendar', '13'],
    ] as const) {
      await page.goto(href);
      await expect(page.getByText(`编辑器类型 ${feditorType}`, { exact: true })).toBeVisible();
    }
  });

  test('is told inside the shell that an address does not exist', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager/no_such_place');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  });
});

test.describe('membership levels', () => {
  for (const [account, level] of [
    ['demo', ''],
    ['vip', 'VIP'],
    ['super', '超级会员'],
    ['enterprise', '企业高级版'],
  ] as const) {
    test(`decide what ${account} sees`, async ({ page, loginAs }) => {
      await loginAs(account);
      for (const screen of SCREENS) {
        const { area, example, title } = screen;
        if (area === undefined) continue;
        await test.step(example, async () => {
          await page.goto(example);
          const levels = levelsOf(area);
          const card = page.getByRole('region', { name: `「${title}」需要开通会员` });
          const heading = page.getByRole('main').getByRole('heading', { level: 1 });
          if (levels.includes(level)) {
            await expect(heading).toHaveText(headingOf(screen));
            await expect(card).toHaveCount(0);
          } else {
            await expect(card).toContainText(`${levels.map((one) => `「${one}」`).join('、')}可以使用`);
            await expect(heading.filter({ hasText: title }).first()).toBeAttached();
            await expect(heading.filter({ hasText: NOT_OPEN_YET })).toHaveCount(0);
          }
        });
      }
    });
  }

  test('cannot be walked around by another spelling of the address', async ({ page, loginAs }) => {
    await loginAs('demo');
    for (const address of ['/manager/EPAPER', '/manager/%65paper', '/manager/epaper/']) {
      await page.goto(address);
      await expect(page.getByRole('region', { name: '「电子报」需要开通会员' })).toBeVisible();
    }
  });
});

test.describe('the server', () => {
  test('answers every path with the page, whatever the Accept header says', async ({ request }) => {
    for (const { example: href } of SCREENS) {
      for (const accept of ['*/*', 'application/json', 'image/avif']) {
        const response = await request.get(href, { headers: { accept } });
        expect(response.status(), href).toBe(200);
        expect(response.headers()['content-type'], href).toMatch(/^text\/html/);
        expect(await response.text(), href).toContain('id="root"');
      }
    }
  });
});

test.describe('loading', () => {
  test.use({ isFirstVisit: true });

  test('takes scripts and styles from /front_end/ and nothing from elsewhere', async ({ page, loginAs }) => {
    await loginAs('super');
    const loaded: URL[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(new URL(request.url()));
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter(({ pathname }) => !pathname.startsWith('/front_end/'))).toEqual([]);
    expect(new Set(loaded.map(({ origin }) => origin)).size).toBe(1);
  });

  test('fetches a screen only when it is asked for', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager/order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const fetched = page.waitForRequest(/\/front_end\/assets\/about-screen/);
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
    await fetched;
  });

  test('shows the progress bar from 0.3 on, without a spinner, until the screen is there', async ({
    page,
    loginAs,
  }) => {
    await loginAs('super');
    const check = await hold(page, 'UserCenterMag.userIsLogin3');
    await page.goto('/about', { waitUntil: 'commit' });
    // The bar has neither role nor text: it is drawn by its library.
    const bar = page.locator('.bprogress .bar');
    await expect(bar).toBeVisible();
    const shown = await bar.evaluate((element) => element.style.transform);
    const missing = Number(/translate3d\(-([\d.]+)%/.exec(shown)?.[1]);
    expect(missing).toBeLessThanOrEqual(70);
    expect(missing).toBeGreaterThan(0);
    await expect(page.locator('.bprogress .spinner')).toHaveCount(0);
    check.letGo();
    await expect(page.getByRole('heading', { level: 1, name: '关于书桌' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

function parts<T>(list: readonly T[], count: number): T[][] {
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
