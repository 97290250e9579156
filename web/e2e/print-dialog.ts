import { expect, type Locator, type Page } from '@playwright/test';

export const UPDATE_CART = 'ShoppingServiceMag.updateCart';

export async function openCart(page: Page): Promise<void> {
  await page.goto('/manager/shopping/cart');
}

const editButtons = (page: Page) => page.getByRole('button', { name: /修改选项/ });

/** The button of one cart line, on whichever page of the cart it stands. */
export async function editButton(page: Page, work: string): Promise<Locator> {
  const button = page
    .locator('li, tr, article')
    .filter({ has: page.getByText(work, { exact: true }) })
    .getByRole('button', { name: /修改选项/ })
    .last();
  await expect(editButtons(page).first()).toBeVisible();
  // The lines in sight are there before the others.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const next = page.getByRole('listitem', { name: '下一页' }).getByRole('button');
  if (!(await button.isVisible()) && (await next.count()) > 0) await next.click();
  return button;
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: '印刷选项' });

/** Opens the dialog of one cart line and waits until it can be used. */
export async function openOptions(page: Page, work: string): Promise<Locator> {
  await (await editButton(page, work)).click();
  await expect(quantity(page)).toBeVisible();
  return dialog(page);
}

export const quantity = (page: Page) => dialog(page).getByLabel('数量', { exact: true });
export const next = (page: Page) => dialog(page).getByRole('button', { name: '下一步' });
export const total = (page: Page) => dialog(page).getByText('总价').locator('..');
export const notice = (page: Page) => dialog(page).getByRole('status').filter({ hasText: '已自动改为' });

export const group = (page: Page, step: string) => dialog(page).getByRole('radiogroup', { name: step });

export function option(page: Page, step: string, name: string): Locator {
  return group(page, step).getByRole('radio', { name, exact: true });
}

/** A finger or mouse meets the label; a disabled option is pressed all the same, once it has stopped moving. */
export async function press(page: Page, step: string, name: string): Promise<void> {
  const label = group(page, step).getByText(name, { exact: true });
  await label.hover();
  await label.click({ force: true });
}

export async function expectPriced(page: Page): Promise<void> {
  await expect(next(page)).toBeEnabled();
}
