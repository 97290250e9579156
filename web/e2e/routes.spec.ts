import { SCREENS } from '#web/lib/paths.ts';
import { screenAt } from '#web/lib/screen-at.ts';
import { asWritten, pathIn } from '#web/testing/addresses.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

test.describe.configure({ mode: 'parallel' });

test.describe('a visitor', () => {
  test('lands on the login screen that leads back, whatever the address is written with', async ({
    page,
  }) => {
    // One browser for many addresses: the scripts come from its cache then, which makes a visit ten times faster.
    for (const address of [
      '/',
      '/manager/opus_list/画册?关键字=春 天&页=2#第二章',
      '/manager/shopping/order/5001,5002?from=%2Fmanager%2Forder&empty=',
      '/about?a=1&a=2#反馈',
      '/no/such/place?x=~!',
    ]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('tab', { name: '扫码登录', selected: true })).toBeVisible();
        await expect.poll(() => pathIn(page.url())).toBe(asWritten(address));
      });
    }
  });

  test('sees the error screen without a session', async ({ page }) => {
    await page.goto('/error?code=404');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await expect(page).toHaveURL('/error?code=404');
  });
});

test.describe('a 超级会员', () => {
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
    await menu.getByRole('button', { name: '即将推出' }).click();
    const places = await menu.getByRole('link').all();
    expect(places).toHaveLength(SCREENS.filter(({ menu }) => menu !== undefined).length);
    for (const place of places) {
      await place.click();
      await expect(page).toHaveURL((await place.getAttribute('href')) ?? '');
      await expect(place).toHaveAttribute('aria-current', 'page');
      const shown = screenAt(new URL(page.url()).pathname);
      await expect(page).toHaveTitle(`${shown?.title} · 书桌`);
      // A place may carry a number behind its name, such as the orders that wait.
      expect((await place.textContent())?.trim()).toMatch(new RegExp(`^${shown?.entry.title}(\\d.*)?$`));
    }
    expect(loads).toBe(0);
  });
});

test('a level of membership that an area does not have sees what would open it', async ({
  page,
  loginAs,
}) => {
  await loginAs('demo');
  for (const address of ['/manager/MAKE_EBOOK', '/manager/make%5Febook', '/manager/make_ebook/']) {
    await page.goto(address);
    await expect(page.getByRole('region', { name: '「制作电子书」需要开通会员' })).toBeVisible();
  }
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
