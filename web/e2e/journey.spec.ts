/** From the login to a finished order, by hand: with the keyboard on a desk, with clicks on a phone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, field, openPasswordTab, PASSWORD } from './login-page.ts';
import { PHONE_LINK } from './phone-link.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ mode: 'parallel' });

/** 我们的第一年 of super: an album of 40 pages. */
const ALBUM = '50039';
const MOST_TABS = 250;

interface Hand {
  press(target: Locator): Promise<void>;
  /** Chooses one of several. */
  choose(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
}

const clicks: Hand = {
  press: (target) => target.click(),
  // The card is what a finger meets; the radio button inside is only for reading.
  choose: (target) => target.locator('xpath=ancestor::label[1]').click(),
  type: (target, text) => target.fill(text),
};

/** Nothing but keys: the way to everything is the Tab key. */
function keyboard(page: Page): Hand {
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${target} cannot be reached with the Tab key`);
  }
  return {
    async press(target) {
      await expect(target).toBeEnabled();
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async choose(target) {
      await expect(target).toBeVisible();
      const group = target.locator('xpath=ancestor::*[@role="radiogroup"][1]');
      const first = group.getByRole('radio').first();
      const start =
        (await group.getByRole('radio', { checked: true }).count()) > 0
          ? group.getByRole('radio', { checked: true })
          : first;
      await reach(start);
      for (let steps = 0; steps < 20 && !(await target.isChecked()); steps += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}

const bar = (page: Page) => page.getByRole('region', { name: '加入购物车' });

async function logIn(page: Page, hand: Hand): Promise<void> {
  await page.goto(`/manager/add_shopping/${ALBUM}`);
  await openPasswordTab(page);
  await hand.type(field(page, '账号'), 'super');
  await hand.type(field(page, '密码'), PASSWORD);
  await hand.press(button(page, '登录'));
  await expect(page.getByRole('heading', { level: 1, name: '加入购物车' })).toBeVisible();
}

async function addToCart(page: Page, hand: Hand): Promise<void> {
  const add = bar(page).getByRole('button', { name: '加入购物车' });
  await expect(add).toBeEnabled();
  await hand.press(add);
  await expect(bar(page).getByText(/^已加入购物车/)).toBeVisible();
}

/** Changes the quantity of the new line in the print options dialog. */
async function changeOptions(page: Page, hand: Hand): Promise<string> {
  await page.goto('/manager/shopping/cart');
  const line = page
    .getByRole('list', { name: '购物车商品' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { level: 3, name: '我们的第一年', exact: true }) })
    .first();
  await hand.press(line.getByRole('button', { name: /修改选项/ }));
  const dialog = page.getByRole('dialog', { name: '印刷选项' });
  const quantity = dialog.getByLabel('数量', { exact: true });
  await expect(quantity).toBeVisible();
  await hand.type(quantity, '12');
  const next = dialog.getByRole('button', { name: '下一步' });
  await expect(next).toBeEnabled();
  await hand.press(next);
  await expect(dialog).toHaveCount(0);
  await expect(line.getByRole('textbox')).toHaveValue('12');
  // It was put into the cart last, so it is what is chosen there.
  await expect(line.getByRole('checkbox')).toBeChecked();
  await hand.press(page.getByRole('region', { name: '结算' }).getByRole('button', { name: '去结算' }));
  await expect(page).toHaveURL(/\/manager\/shopping\/order\/\d+$/);
  return page.url();
}

async function order(page: Page, hand: Hand): Promise<string> {
  await expect(page.getByText('青芝坞示例路 18 号知远影像 201 室')).toBeVisible();
  await hand.choose(
    page.getByRole('radiogroup', { name: '配送方式' }).getByRole('radio', { name: /特快专递/ }),
  );
  await hand.press(page.getByRole('button', { name: '提交订单' }));
  await expect(page).toHaveURL(/\/manager\/shopping\/pay\?orders=\d{16}$/);
  return new URL(page.url()).searchParams.get('orders') ?? '';
}

async function payByWeixin(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: /去支付/ }));
  const address = await page.getByRole('link', { name: PHONE_LINK }).getAttribute('href');
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address ?? '');
  await phone.getByRole('button', { name: '确认付款' }).click();
  await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await phone.close();
  await expect(page.getByRole('heading', { level: 1, name: '付款成功' })).toBeVisible();
}

const JOURNEYS = [
  { place: 'a desk', width: 1440, height: 900, tool: 'the keyboard', of: keyboard },
  { place: 'a phone', width: 390, height: 844, tool: 'clicks', of: () => clicks },
];

for (const { place, tool, of, ...size } of JOURNEYS) {
  test(`a book is bought, made and received on ${place} with ${tool}`, async ({ page, replica }) => {
    test.slow();
    await page.setViewportSize(size);
    const hand = of(page);
    await logIn(page, hand);
    await addToCart(page, hand);
    await changeOptions(page, hand);
    const orderNo = await order(page, hand);
    await payByWeixin(page, hand);
    await hand.press(page.getByRole('button', { name: '查看订单' }));
    await expect(page).toHaveURL(new RegExp(`no=${orderNo}`));
    await expect(page.getByText('待审稿').first()).toBeVisible();

    await replica.advance(orderNo, { to: 'producing' });
    await page.reload();
    await expect(page.getByText(/上机印刷内页与封面/).first()).toBeVisible();
    await replica.advance(orderNo, { to: 'shipped' });
    await page.reload();
    await expect(page.getByText('待收货').first()).toBeVisible();

    const detail = page.getByRole('dialog').first();
    await hand.press(detail.getByRole('button', { name: '确认收货' }));
    const sure = page.getByRole('dialog', { name: '书都收到了吗？' });
    await hand.press(sure.getByRole('button', { name: '确认收货' }));
    await expect(detail.getByText('已完成').first()).toBeVisible();
    await expect(detail.getByRole('button', { name: '再次购买' })).toBeVisible();
  });
}
