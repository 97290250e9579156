/** What a buyer waits for after each press, on a desk of this machine; and what the cart costs who comes anew. */
import type { Browser, Locator, Page } from '@playwright/test';
import { BROWSER, onSlowPhone, withBrowser } from './paint.ts';
import { fromLoad, fromPress } from './usable.ts';

export interface Waits {
  readonly menuToCart: number;
  readonly quantityToPrice: number;
  readonly optionToPrice: number;
  readonly cartToCheckout: number;
}

const CART = '/manager/shopping/cart';
const LINE = 'ul[aria-label="购物车商品"] > li';
const QUANTITY = `${LINE} input[aria-label$="的数量"]`;
const PRICE = `${LINE} [data-stale]`;
const DIALOG_PRICE = '[role="dialog"] [aria-live][data-stale="false"]';
const SUBMIT = 'aside[aria-label="价格与提交"] button:enabled';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** One way from the menu to the order confirmation, by a browser that has nothing of ours yet. */
export async function waitsOfBuying(url: string): Promise<Waits> {
  return withBrowser(BROWSER, async (browser) => {
    const page = await member(browser, url, DESK);
    await page.goto('/manager/userInfo');
    await page.getByRole('heading', { level: 1, name: '个人资料' }).waitFor();
    await page.waitForLoadState('networkidle');

    const link = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '购物车' });
    const menuToCart = await fromPress(page, await pressOf(link), { selector: QUANTITY });
    await page.waitForLoadState('networkidle');

    const more = page.locator(LINE).first().getByRole('button', { name: '增加一本' });
    const priced = { selector: PRICE, unlike: await page.locator(PRICE).first().textContent() };
    const quantityToPrice = await fromPress(page, await pressOf(more), priced);
    await page.getByText('已保存').waitFor();

    await page.locator(LINE).first().getByRole('button', { name: '修改选项' }).click();
    await page.locator(DIALOG_PRICE).waitFor();
    await page.waitForLoadState('networkidle');
    const option = page
      .getByRole('radiogroup', { name: '内页克重' })
      .getByText(/^200克/)
      .first();
    await option.scrollIntoViewIfNeeded();
    const asked = { selector: DIALOG_PRICE, unlike: await page.locator(DIALOG_PRICE).textContent() };
    const optionToPrice = await fromPress(page, await pressOf(option), asked);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).press('Enter');
    await page.getByRole('dialog', { name: '印刷选项' }).waitFor({ state: 'hidden' });

    await page.locator(LINE).first().getByRole('checkbox').check();
    const checkout = page.getByRole('button', { name: '去结算' });
    const cartToCheckout = await fromPress(page, await pressOf(checkout), { selector: SUBMIT });
    return { menuToCart, quantityToPrice, optionToPrice, cartToCheckout };
  });
}

/** A press where the thing stands: Playwright's own click scrolls first, which here fetches the covers further down. */
async function pressOf(target: Locator): Promise<() => Promise<void>> {
  const box = await target.boundingBox();
  if (box === null || box.y + box.height > DESK.height) throw new Error('there is nothing to press in sight');
  return () => target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** How often the cart makes a browser ask that has nothing of ours yet: page, scripts, styles, calls and pictures. */
export function requestsOfCart(url: string, screen: 'desk' | 'phone'): Promise<number> {
  return withBrowser(BROWSER, async (browser) => {
    const page = await member(browser, url, screen === 'desk' ? DESK : PHONE);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.goto(CART);
    await page.locator(LINE).first().waitFor();
    await page.waitForLoadState('networkidle');
    return requests;
  });
}

/** Milliseconds until the login form can be used, on a slow phone. */
export function loginOnPhone(url: string): Promise<number> {
  return onSlowPhone((page) => fromLoad(page, `${url}/manager/login`, { selector: 'main [role="tab"]' }));
}

/** Milliseconds until the lines of a cart can be used, on a slow phone that has nothing of ours yet. */
export function cartOnPhone(url: string): Promise<number> {
  return onSlowPhone(
    (page) => fromLoad(page, `${url}${CART}`, { selector: QUANTITY }),
    (page) => logIn(page, url),
  );
}

async function member(browser: Browser, url: string, viewport: typeof DESK): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, viewport });
  await logIn(page, url);
  return page;
}

/** As a login leaves the browser: with the cookie, and with the token where the pages look for it. */
async function logIn(page: Page, url: string): Promise<void> {
  const reply = await page.request.post(`${url}/__replica/personas/super/login`);
  const { token } = (await reply.json()) as { token: string };
  await page.addInitScript(
    (value) => localStorage.setItem('deskyongfengToken', value),
    JSON.stringify(token),
  );
}
