import type { OperationId } from '#contracts/operations.ts';
import type { ScenarioName } from '#db/scenarios/index.ts';
import type { NewRule } from './faults/types.ts';

type Outcome =
  | { readonly rules: readonly Pick<NewRule, 'operation' | 'fault'>[] }
  | { readonly scenario: ScenarioName; readonly operation: OperationId };

export type ErrorPreset = {
  readonly name: string;
  /** The row of the product's error catalogue (错误提示). */
  readonly situation: string;
  /** What the user reads, exactly; null where the product's reaction is not known. */
  readonly productText: string | null;
  readonly description: string;
} & Outcome;

const FAILED = { kind: 'business-failure' } as const;
/** The server says that it failed and leaves the words to the client. */
const FAILED_SILENTLY = { kind: 'business-failure', message: '' } as const;

const ADDRESS_LIST = 'UserCenterMag.getUserAddressList';
const THIRD_LOGIN = 'UserCenterMag.getThirdLoginInfo';
const UNBIND = 'UserCenterMag.unBindThirdLogin';
const UPDATE_CART = 'ShoppingServiceMag.updateCart';

/** Every row of the error catalogue with what makes the replica show it. */
export const ERROR_CATALOGUE = [
  {
    name: 'any-request-fails',
    situation: 'Any request failure in the shared layer',
    productText: '请求失败，请重试',
    description: 'Every call answers HTTP 500; the client makes of it code 500 with the message 请求失败.',
    rules: [{ operation: '*', fault: { kind: 'status', status: 500 } }],
  },
  {
    name: 'address-list-fails',
    situation: 'Address list failure',
    productText: '地址服务暂时不可用',
    description: 'The address list fails with a server message, which is shown.',
    rules: [{ operation: ADDRESS_LIST, fault: { kind: 'business-failure', message: '地址服务暂时不可用' } }],
  },
  {
    name: 'address-list-fails-silently',
    situation: 'Address list failure',
    productText: '获取收货地址失败',
    description: 'The address list fails without a server message, so that the own text is shown.',
    rules: [{ operation: ADDRESS_LIST, fault: FAILED_SILENTLY }],
  },
  {
    name: 'set-default-address-fails',
    situation: 'Set default address failed',
    productText: '设置默认地址失败',
    description: 'Setting the default address answers the text -1.',
    rules: [{ operation: 'ShoppingServiceMag.updateDefaultAddr', fault: { kind: 'text', text: '-1' } }],
  },
  {
    name: 'third-login-info-fails',
    situation: 'Third-party login info failure',
    productText: '第三方登录暂时不可用',
    description: 'The third-party login info fails with a server message, which is shown.',
    rules: [{ operation: THIRD_LOGIN, fault: { kind: 'business-failure', message: '第三方登录暂时不可用' } }],
  },
  {
    name: 'third-login-info-fails-silently',
    situation: 'Third-party login info failure',
    productText: '获取第三方登录信息失败',
    description: 'The third-party login info fails without a server message, so that the own text is shown.',
    rules: [{ operation: THIRD_LOGIN, fault: FAILED_SILENTLY }],
  },
  {
    name: 'unbind-succeeds',
    situation: 'Unbind success',
    productText: '解绑成功!',
    description: 'The account has an identity of the provider; unbinding it works.',
    scenario: 'third-party-bound',
    operation: UNBIND,
  },
  {
    name: 'unbind-fails',
    situation: 'Unbind failure',
    productText: '暂时无法解绑，请稍后再试',
    description: 'Unbinding fails with a server message, which is shown.',
    rules: [{ operation: UNBIND, fault: { kind: 'business-failure', message: '暂时无法解绑，请稍后再试' } }],
  },
  {
    name: 'unbind-fails-silently',
    situation: 'Unbind failure',
    productText: '解绑第三方登录失败',
    description: 'Unbinding fails without a server message, so that the own text is shown.',
    rules: [{ operation: UNBIND, fault: FAILED_SILENTLY }],
  },
  {
    name: 'price-fails',
    situation: 'Price calculation failure',
    productText: '计算价格失败，请稍后再试',
    description: 'The price call answers a failure instead of a price.',
    rules: [{ operation: 'ShoppingServiceMag.getTotal', fault: FAILED }],
  },
  {
    name: 'cart-save-fails',
    situation: 'Cart update failure (non-ok response)',
    productText: '更新购物车失败，请稍后再试',
    description: 'Saving the cart line answers a text other than ok.',
    rules: [{ operation: UPDATE_CART, fault: { kind: 'text', text: 'no' } }],
  },
  {
    name: 'cart-save-errors',
    situation: 'Cart update failure (error)',
    productText: '更新购物车失败，请稍后再试',
    description: 'Saving the cart line answers HTTP 500.',
    rules: [{ operation: UPDATE_CART, fault: { kind: 'status', status: 500 } }],
  },
  {
    name: 'not-logged-in-401',
    situation: 'Code 401',
    productText: null,
    description:
      'Every call but those that log in answers body code 401; the reaction of the product is not known.',
    rules: [{ operation: '*', fault: { kind: 'code', code: 401 } }],
  },
  {
    name: 'no-permission-403',
    situation: 'Code 403',
    productText: null,
    description: 'Every call answers body code 403; the reaction of the product is not known.',
    rules: [{ operation: '*', fault: { kind: 'code', code: 403 } }],
  },
] as const satisfies readonly ErrorPreset[];

type Row = (typeof ERROR_CATALOGUE)[number];
export type ErrorName = Row['name'];

/** Rows whose words the user reads. */
export type WordedPresetName = Exclude<Row, { readonly productText: null }>['name'];

export function errorPreset(name: string): ErrorPreset | null {
  return ERROR_CATALOGUE.find((preset) => preset.name === name) ?? null;
}
