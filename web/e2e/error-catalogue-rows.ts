import type { Page } from '@playwright/test';
import type { WordedPresetName } from '#server/replica/error-catalogue.ts';
import { expect } from './fixtures.ts';
import { button, logInByPassword } from './login-page.ts';

const CART = '/manager/shopping/cart';
const CHECKOUT = '/manager/shopping/order/90001,90003';
const LOGIN = '/manager/login';

/** Where the words of a row of the error catalogue are met. */
export interface CatalogueRow {
  readonly account: 'super' | 'demo' | null;
  /** Where the user is while the row is armed. */
  readonly path: string;
  /** What the user does afterwards. */
  readonly provoke: (page: Page) => Promise<void>;
}

const addressList: CatalogueRow = {
  account: 'super',
  path: '/about',
  provoke: async (page) => void (await page.goto(CHECKOUT)),
};

const thirdLogin: CatalogueRow = {
  account: null,
  path: LOGIN,
  provoke: (page) => button(page, 'QQ').click(),
};

/** The account is bound to weixin; the row that succeeds binds demo first, after its page was shown. */
function unbinding(account: 'super' | 'demo'): CatalogueRow {
  return {
    account,
    path: '/about',
    provoke: async (page) => {
      await page.goto('/manager/userInfo');
      await button(page, '解绑微信').click();
      await page.getByRole('dialog', { name: '解绑微信？' }).getByRole('button', { name: '解绑' }).click();
    },
  };
}

const cartQuantity: CatalogueRow = {
  account: 'super',
  path: CART,
  provoke: async (page) => {
    const quantity = page
      .getByRole('list', { name: '购物车商品' })
      .locator('> li')
      .first()
      .getByRole('textbox');
    await quantity.fill('60');
    await quantity.press('Enter');
  },
};

/** Every row that has words, by its name. */
export const SCREEN_ROWS: Readonly<Record<WordedPresetName, CatalogueRow>> = {
  'any-request-fails': {
    account: null,
    path: LOGIN,
    provoke: (page) => logInByPassword(page, 'super'),
  },
  'address-list-fails': addressList,
  'address-list-fails-silently': addressList,
  'set-default-address-fails': {
    account: 'super',
    path: CHECKOUT,
    provoke: async (page) => {
      await button(page, '更换').click();
      await page
        .getByRole('button', { name: /设为默认/ })
        .first()
        .click();
    },
  },
  'third-login-info-fails': thirdLogin,
  'third-login-info-fails-silently': thirdLogin,
  'unbind-succeeds': unbinding('demo'),
  'unbind-fails': unbinding('super'),
  'unbind-fails-silently': unbinding('super'),
  'price-fails': cartQuantity,
  'cart-save-fails': cartQuantity,
  'cart-save-errors': cartQuantity,
};

/** Exactly the words and nothing around them, wherever the screen says them. */
export async function expectWords(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}
