import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';

/**
 * The catalogue of outcomes that are not success. A handler throws one; the dispatch turns it into the reply.
 * `reason` is stable and made for programs, `message` is what a user may read.
 */
export class BusinessError extends Error {
  readonly code: number;
  readonly reason: string;
  readonly needVip: readonly string[] | null;
  readonly details: Record<string, unknown> | null;

  constructor(
    code: number,
    reason: string,
    message: string,
    more: { needVip?: readonly string[]; details?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.needVip = more.needVip ?? null;
    this.details = more.details ?? null;
  }
}

/** A reply of our own that the contract does not allow: our fault, shown with the JSON pointer. */
export class ReplyDeviation extends Error {
  readonly operation: string;
  readonly pointer: string;
  /** All that is wrong, this first. */
  readonly problems: readonly { readonly pointer: string; readonly problem: string }[];

  constructor(
    operation: string,
    pointer: string,
    problem: string,
    problems: ReplyDeviation['problems'] = [],
  ) {
    super(`${operation} answered outside the contract at ${pointer || '/'}: ${problem}`);
    this.operation = operation;
    this.pointer = pointer;
    this.problems = problems.length > 0 ? problems : [{ pointer, problem }];
  }
}

export interface FailureReply {
  code: number;
  message: string;
  reason?: string;
  traceId?: string;
  needVip?: string[];
  details?: Record<string, unknown>;
}

export function failureReply(error: BusinessError, traceId?: string): FailureReply {
  return {
    code: error.code,
    message: error.message,
    reason: error.reason,
    ...(error.needVip ? { needVip: [...error.needVip] } : {}),
    ...(error.details ? { details: error.details } : {}),
    ...(traceId ? { traceId } : {}),
  };
}

/** The refusal in words, and each of its parts that has words of its own. */
export function reasonsOf(error: BusinessError): string[] {
  const parts = Object.values(error.details ?? {}).flatMap((part): unknown[] =>
    Array.isArray(part) ? part : [],
  );
  return [error.message, ...parts.map(reasonOf).filter((text) => text !== '')];
}

function reasonOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return '';
  const { cartID, orderNo, reason, what, before, after } = part as Readonly<Record<string, unknown>>;
  if (typeof reason === 'string') return `${cartID ?? orderNo ?? ''}：${reason}`;
  return typeof what === 'string' ? `${what}：${before} → ${after}` : '';
}

export const notLoggedIn = () => new BusinessError(401, 'not-logged-in', '请先登录');
export const noPermission = (needVip: readonly string[]) =>
  new BusinessError(403, 'no-permission', `该功能需要${needVip.join('、')}`, { needVip });
export const cartLineNotFound = () => new BusinessError(404, 'cart-line-not-found', '购物车商品不存在');
export const badPage = () => new BusinessError(400, 'bad-page', '页码不正确');
export const wrongPassword = (triesLeft: number) =>
  new BusinessError(1001, 'wrong-password', `账号或密码不正确，还可尝试 ${triesLeft} 次`, {
    details: { triesLeft },
  });
export const accountLocked = (minutesLeft: number) =>
  new BusinessError(1002, 'account-locked', `密码错误次数过多，请 ${minutesLeft} 分钟后再试`, {
    details: { minutesLeft },
  });
export const unknownLoginSession = () =>
  new BusinessError(1011, 'unknown-login-session', '登录会话不存在，请重新获取');
export const loginSessionState = () =>
  new BusinessError(1012, 'login-session-state', '登录会话状态已变化，请重新获取');
export const alreadyBound = (provider: string) =>
  new BusinessError(1021, 'already-bound', `该账号已绑定其他${provider}`);
export const identityTaken = (provider: string) =>
  new BusinessError(1021, 'already-bound', `这个${provider}账号已绑定其他会员，请换一个账号`);
export const codeTooSoon = (waitSeconds: number) =>
  new BusinessError(1030, 'too-many-codes', `发送过于频繁，请 ${waitSeconds} 秒后再试`, {
    details: { waitSeconds },
  });
export const wrongCode = () => new BusinessError(1031, 'wrong-code', '验证码不正确或已过期');
export const mobileTaken = () => new BusinessError(1032, 'mobile-taken', '该手机号已注册，请直接登录');
export const mobileUnknown = () => new BusinessError(1033, 'mobile-unknown', '该手机号尚未注册');
export const badField = (reason: string, message: string) => new BusinessError(1034, reason, message);
export const badFeedback = () =>
  new BusinessError(1040, 'bad-feedback', FORM_MESSAGES.string.range('反馈内容', 5, 500));
export const pathNotAllowed = () => new BusinessError(1050, 'path-not-allowed', '该页面不可用');
export const badChoice = (message: string) => new BusinessError(1061, 'bad-choice', message);
export const publicationNotFound = () => new BusinessError(404, 'publication-not-found', '作品不存在');
export const addressNotFound = () => new BusinessError(404, 'address-not-found', '收货地址不存在');
export const addressesFull = (most: number) =>
  new BusinessError(1062, 'addresses-full', `最多保存 ${most} 个收货地址，请先删除不用的地址`);
export const orderNotFound = () => new BusinessError(404, 'order-not-found', '订单不存在');
export const afterSaleNotFound = () => new BusinessError(404, 'after-sale-not-found', '售后单不存在');
export const badIdemKey = () => new BusinessError(1070, 'bad-idem-key', '重复提交标识不正确，请刷新后再试');
export const priceChanged = (details: {
  changes: readonly { what: string; before: string; after: string }[];
  priceLock: string;
}) => new BusinessError(1071, 'price-changed', '价格已更新，请确认后再提交', { details });
export const orderLinesRefused = (lines: readonly { cartID: string; reason: string }[]) =>
  new BusinessError(1072, 'order-lines', '有商品不能下单', { details: { lines } });
export const deliveryUnavailable = (reason: string) =>
  new BusinessError(1073, 'delivery-unavailable', reason);
export const couponUnusable = (reason: string) => new BusinessError(1074, 'coupon-unusable', reason);
export const orderState = () => new BusinessError(1075, 'order-state', '订单状态已更新');
export const urgedAlready = (minutesLeft: number) =>
  new BusinessError(1076, 'urged-already', `已催过，请 ${minutesLeft} 分钟后再试`, {
    details: { minutesLeft },
  });
export const fileUnchanged = (message: string) => new BusinessError(1077, 'file-not-replaceable', message);
export const paymentNotFound = () => new BusinessError(404, 'payment-not-found', '支付单不存在');
export const ordersNotPayable = (orders: readonly { orderNo: string; reason: string }[]) =>
  new BusinessError(1080, 'orders-not-payable', '有订单不能支付', { details: { orders } });
export const walletTooLow = (missing: string) =>
  new BusinessError(1081, 'wallet-too-low', `余额不足，还差 ¥${missing}`);
export const paymentState = () => new BusinessError(1082, 'payment-state', '支付单状态已变化');
export const unknownPayCode = () =>
  new BusinessError(1090, 'unknown-pay-code', '付款码不存在或已失效，请刷新后重新扫码');
export const cartFull = (most: number) => new BusinessError(1060, 'cart-full', `购物车最多 ${most} 件商品`);
