import type { Page } from '@playwright/test';
import { expectSound, resize } from './both-widths.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** 我们的第一年 of super: an album of 40 pages. */
const ALBUM = '50039';
/** 种一棵会唱歌的树: a page lacks its picture. */
const FAULTY = '50006';
/** 北方的雪: 30 pages, changed since it was published. */
const CHANGED = '50046';
/** 百年弦歌: 10000 pages, which nothing takes. */
const ENDLESS = '50019';
const OF_VIP = '51001';

async function open(page: Page, id = ALBUM): Promise<void> {
  await page.goto(`/manager/add_shopping/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '加入购物车' })).toBeVisible();
}

const specs = (page: Page) => page.getByRole('radiogroup', { name: '为这本书配好的规格' });
const spec = (page: Page, title: string) => specs(page).getByRole('radio', { name: title });
const option = (page: Page, step: string, name: string) =>
  page.getByRole('radiogroup', { name: step }).getByRole('radio', { name, exact: true });
const quantity = (page: Page) => page.getByLabel('数量', { exact: true });
const bar = (page: Page) => page.getByRole('region', { name: '加入购物车' });
const add = (page: Page) => bar(page).getByRole('button', { name: '加入购物车' });
const notice = (page: Page) => bar(page).getByRole('status').filter({ hasText: '已加入购物车' });
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);

async function expectTotal(page: Page, amount: string): Promise<void> {
  await expect(bar(page)).toContainText(`¥\u2009${amount}`);
  await expect(add(page)).toBeEnabled();
}

test('a publication is added and, as long as nothing else is chosen, taken out again', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.clock.install();
  await open(page);
  await expectTotal(page, '121.00');
  await add(page).click();
  await expect(notice(page)).toContainText('已加入购物车 1 本');
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await page.clock.fastForward('01:00:00');
  await notice(page).getByRole('button', { name: '撤销' }).click();
  await expect(toast(page, '已撤销')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await add(page).click();
  await expect(notice(page)).toContainText('已加入购物车 1 本');
  await quantity(page).fill('2');
  await expect(notice(page)).toHaveCount(0);
});

test('price and way on stay in sight beside the book, opened or scrolled past, and one adds by keyboard alone', async ({
  page,
  loginAs,
}) => {
  await loginAs('super');
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await expectTotal(page, '121.00');
  await expect(add(page)).toBeInViewport({ ratio: 1 });
  await page.getByText('翻开', { exact: true }).click();
  await expect(page.getByRole('img', { name: /的翻开：/ }).locator('.page')).toHaveCount(2);
  await page.getByLabel('备注').scrollIntoViewIfNeeded();
  await expect(add(page)).toBeInViewport({ ratio: 1 });
  await expect(quantity(page)).toBeInViewport({ ratio: 1 });

  await spec(page, '推荐').focus();
  await page.keyboard.press('ArrowLeft');
  await expectTotal(page, '42.80');
  await option(page, '封面材质', '铜版纸').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(option(page, '封面材质', '特种纸')).toBeChecked();
  await quantity(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page)).toHaveValue('2');
  await expect(add(page)).toHaveAttribute('aria-disabled', 'false');
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('2 本');
});

test('what cannot be printed as it is is clean for axe and never scrolls sideways, wide or narrow', async ({
  page,
  loginAs,
}) => {
  test.slow();
  await loginAs('super');
  for (const id of [FAULTY, ENDLESS, OF_VIP]) {
    await open(page, id);
    await expect(page.getByRole('status', { name: '正在加载' })).toHaveCount(0);
    // A price that is on its way is pale on purpose.
    await expect(page.locator('[data-stale="true"]')).toHaveCount(0);
    await expectSound(page, id);
  }
});

test.describe('on a phone', () => {
  test.beforeEach(async ({ page, loginAs }) => {
    await loginAs('super');
    await page.setViewportSize({ width: 390, height: 844 });
  });

  test('the bar has the place of the bottom bar, targets for a thumb, and all its money at one edge', async ({
    page,
  }) => {
    await open(page);
    await expectTotal(page, '121.00');
    const box = await add(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(844);
    expect(box?.y).toBeGreaterThan(844 - 72);
    await expect(page.getByRole('navigation', { name: '常用' })).toHaveCount(0);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await add(page).click();
    await expect(notice(page)).toBeVisible();

    await quantity(page).fill('50');
    await expectTotal(page, '5,868.50');
    for (const width of [390, 320]) {
      await resize(page, { width, height: 844 });
      const end = async (words: string | RegExp) => {
        const place = await bar(page).getByText(words).last().boundingBox();
        return Math.round((place?.x ?? 0) + (place?.width ?? 0));
      };
      const edge = await end(/5,868\.50$/);
      expect(edge, `at ${width} px`).toBeGreaterThan(width - 24);
      expect([await end(/^已优惠/), await end(/ \/ 本$/)], `at ${width} px`).toEqual([edge, edge]);
    }
  });

  test('a finding is shown and does not wait, and the reason of an option that is tapped comes into sight', async ({
    page,
  }) => {
    await open(page, CHANGED);
    const finding = page.getByRole('listitem').filter({ hasText: /^提示整本作品/ });
    await page.getByRole('button', { name: /预检：1 处提示/ }).click();
    await expect(finding).toBeVisible();
    await page.getByRole('button', { name: /预检：1 处提示/ }).click();
    await expect(finding).toHaveCount(0);
    await expect(add(page)).toBeEnabled();

    const refused = page.getByRole('radiogroup', { name: '装订方式' }).getByText('骑马钉', { exact: true });
    const top = (await bar(page).boundingBox())?.y ?? 0;
    // As low as it can be tapped, so that what appears below it would be hidden.
    await refused.evaluate((label, foot) => {
      scrollBy(0, label.getBoundingClientRect().bottom - foot + 8);
    }, top);
    await refused.click({ force: true });
    const reason = page.getByText(/30 页不是 4 的倍数/).locator('visible=true');
    await expect(reason).toBeInViewport();
    const box = await reason.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  });
});
