/** Where the console and its knob stand, measured: what only a laid-out page tells. */
import type { Page } from '@playwright/test';
import { closeConsole, consoleButton, drawer, openConsole } from './console-drawer.ts';
import { expect, test } from './fixtures.ts';
import { goWithin, OPEN_SCREENS, openExample } from './screens.ts';

test.use({ build: 'console' });
test.describe.configure({ mode: 'parallel' });

const CART = '/manager/shopping/cart';

const lines = (page: Page) => page.getByRole('list', { name: '购物车商品' });

/** What can be pressed and lies under the knob, at every place the page can be scrolled to by a screen's height. */
async function underKnob(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    const knob = document.querySelector('button[aria-label="开发控制台"]');
    if (knob === null) return ['there is no knob'];
    const found: string[] = [];
    const controls =
      'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"]';
    const step = Math.max(innerHeight / 2, (document.documentElement.scrollHeight - innerHeight) / 8);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await frames(3);
      const own = knob.getBoundingClientRect();
      for (const control of document.querySelectorAll(controls)) {
        if (control === knob || !control.checkVisibility({ visibilityProperty: true })) continue;
        for (const box of control.getClientRects()) {
          const across = Math.min(box.right, own.right) - Math.max(box.left, own.left);
          const down = Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top);
          if (across > 0 && down > 0) found.push(`${top}: ${control.outerHTML.slice(0, 120)}`);
        }
      }
      if (own.left < 0 || own.right > innerWidth || own.top < 0 || own.bottom > innerHeight) {
        found.push(`${top}: the knob has left the screen`);
      }
    }
    return found;
  });
}

test('the knob covers nothing on any screen, on a desk or a phone', async ({ page, loginAs }) => {
  test.slow();
  await loginAs('super');
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const screen of OPEN_SCREENS) {
      await openExample(page, screen, goWithin);
      await expect(consoleButton(page)).toBeVisible();
      expect(await underKnob(page), `${screen.example} at ${size.width} px`).toEqual([]);
    }
  }
});

for (const width of [1366, 1500]) {
  test.describe(`at ${width} px the page gives way`, () => {
    test.use({ viewport: { width, height: 768 } });

    test('and its dialogs stay in use, to their last button', async ({ page, loginAs }) => {
      await loginAs('super');
      await page.goto(CART);
      const shown = await openConsole(page);
      for (const press of ['加宽', '收窄']) {
        await shown.getByRole('button', { name: press }).click();
        const edge = async () => (await shown.boundingBox())?.x ?? 0;
        for (const part of [
          page.getByRole('banner'),
          lines(page),
          page.getByRole('region', { name: '结算' }),
        ]) {
          // Drawer and page move for a moment after the press: what counts is how they come to rest.
          await expect
            .poll(async () => {
              const box = await part.boundingBox();
              return (box?.x ?? 0) + (box?.width ?? width) - (await edge());
            })
            .toBeLessThanOrEqual(0);
        }
        expect(await edge()).toBeGreaterThan(767);
        expect((await edge()) + ((await shown.boundingBox())?.width ?? 0)).toBe(width);
      }
      await page.getByRole('button', { name: '修改选项' }).first().click();
      const next = page.getByRole('dialog', { name: '印刷选项' }).getByRole('button', { name: '下一步' });
      await next.click({ trial: true });
      await page
        .getByRole('dialog', { name: '印刷选项' })
        .getByRole('button', { name: /关闭|Close/ })
        .click();
      await closeConsole(page);
      const whole = await page.getByRole('banner').boundingBox();
      expect(whole?.width, 'and takes all of it back').toBe(width);
    });
  });
}

test.describe('the page beside the console', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('is laid out as a window of its width would be', async ({ page, loginAs }) => {
    await loginAs('super');
    await page.goto('/manager/order');
    await openConsole(page);
    const shapes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, nav, main, main article')].slice(0, 20).map((each) => {
          const { x, width } = each.getBoundingClientRect();
          return [each.tagName, Math.round(x), Math.round(width)];
        }),
      );
    await expect(page.getByRole('article').first()).toBeVisible();
    const beside = await shapes();
    await closeConsole(page);
    await page.setViewportSize({ width: 966, height: 768 });
    await expect.poll(shapes).toEqual(beside);
  });
});

test('the console keeps the width that this tab chose, and on a screen too narrow for two lies over the page and says how to leave it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/about');
  await (await openConsole(page)).getByRole('button', { name: '加宽' }).click();
  await page.reload();
  const shown = await openConsole(page);
  await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBe(598);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(390);
  const close = shown.getByRole('button', { name: '关闭' });
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(shown).toHaveCount(0);
  await expect(consoleButton(page)).toBeFocused();
  await openConsole(page);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
});

test('an order is brought to its parcel by one press, and what cannot move says why', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.goto('/manager/order');
  const shown = await openConsole(page, '时钟');
  const moving = shown.getByRole('list', { name: '可以推进的订单' });
  const making = moving.getByRole('listitem').filter({ hasText: '生产中' }).first();
  const no = (await making.innerText()).match(/\d{16}/)?.[0] ?? '';
  await shown.getByRole('button', { name: `直到发货 ${no}` }).click();
  await expect(moving.getByRole('listitem').filter({ hasText: no })).toContainText('待收货');
  await expect(page.getByRole('article', { name: `订单 ${no}` })).toContainText('待收货');
  await shown.getByText(/个现在不能推进/).click();
  await expect(shown.getByRole('list', { name: '不能推进的订单' })).toContainText('等会员确认样稿');
});
