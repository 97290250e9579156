import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import type { WordedPresetName } from '#server/replica/error-catalogue.ts';

const CART = '/manager/shopping/cart';
const CHECKOUT = '/manager/shopping/order/90001,90003';
const LOGIN = '/manager/login';

/** What a user does, in a browser or in a document without one. Of several that fit, the first is meant. */
export interface Hands {
  open(path: string): Promise<void>;
  /** A button, a tab or the like, by its name; where a dialog is named, the one in it. */
  press(name: string | RegExp, dialog?: string): Promise<void>;
  /** Types over what stands in the field of this label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  pressEnter(): Promise<void>;
}

/** Where the words of a row of the error catalogue are met. */
export interface CatalogueRow {
  readonly account: 'super' | 'demo' | null;
  /** Where the user is while the row is armed. */
  readonly path: string;
  /** What the user does afterwards. */
  readonly provoke: (hands: Hands) => Promise<void>;
}

const addressList: CatalogueRow = {
  account: 'super',
  path: '/about',
  provoke: (hands) => hands.open(CHECKOUT),
};

const thirdLogin: CatalogueRow = {
  account: null,
  path: LOGIN,
  provoke: (hands) => hands.press('QQ'),
};

/** The account is bound to weixin; the row that succeeds binds demo first, after its page was shown. */
function unbinding(account: 'super' | 'demo'): CatalogueRow {
  return {
    account,
    path: '/about',
    provoke: async (hands) => {
      await hands.open('/manager/userInfo');
      await hands.press('解绑微信');
      await hands.press('解绑', '解绑微信？');
    },
  };
}

const cartQuantity: CatalogueRow = {
  account: 'super',
  path: CART,
  provoke: async (hands) => {
    await hands.fill(/的数量$/, '60');
    await hands.pressEnter();
  },
};

/** Every row that has words, by its name. */
export const SCREEN_ROWS: Readonly<Record<WordedPresetName, CatalogueRow>> = {
  'any-request-fails': {
    account: null,
    path: LOGIN,
    provoke: async (hands) => {
      await hands.press('密码登录');
      await hands.fill('账号', 'super');
      await hands.fill('密码', DEMO_PASSWORD);
      await hands.press('登录');
    },
  },
  'address-list-fails': addressList,
  'address-list-fails-silently': addressList,
  'set-default-address-fails': {
    account: 'super',
    path: CHECKOUT,
    provoke: async (hands) => {
      await hands.press('更换');
      await hands.press(/设为默认/);
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
