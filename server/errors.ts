import type { RefusedLine } from '#contracts/rules/decision.ts';
import { FORM_MESSAGES } from '#contracts/rules/form-messages.ts';
import { FEEDBACK_LENGTH } from '#contracts/rules/limits.ts';
import type { PublishLock } from '#contracts/rules/membership/publishing.ts';
import { LAPSED } from '#contracts/rules/membership/standing.ts';
import { type BusinessCode, BUSINESS_CODES as CODE } from './business-codes.ts';

/** `reason` is stable and made for programs, `message` is what a user may read. */
export interface Failure {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
  readonly needVip: readonly string[] | null;
  readonly details: Record<string, unknown> | null;
}

/** An outcome that is not success. A handler throws one; the dispatch turns it into the reply. */
export class BusinessError extends Error implements Failure {
  readonly code: BusinessCode;
  readonly reason: string;
  readonly needVip: readonly string[] | null;
  readonly details: Record<string, unknown> | null;

  constructor(
    code: BusinessCode,
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

/** An address has done something too often, whatever accounts it named: HTTP 429, and how long to wait. */
export class TooManyTries extends Error {
  readonly reason: string;
  readonly waitSeconds: number;

  constructor(reason: string, what: string, waitSeconds: number) {
    const wait = waitSeconds < 60 ? `${waitSeconds} 秒` : `${Math.ceil(waitSeconds / 60)} 分钟`;
    super(`${what}，请 ${wait}后再试`);
    this.reason = reason;
    this.waitSeconds = waitSeconds;
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

export function failureReply(error: Failure, traceId?: string): FailureReply {
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

export const notLoggedIn = () => new BusinessError(CODE.notLoggedIn, 'not-logged-in', '请先登录');
export const noPermission = (needVip: readonly string[]) =>
  new BusinessError(CODE.noPermission, 'no-permission', `该功能需要${needVip.join('、')}`, { needVip });
/** 只读: the level is written down, but over for too long to make anything new by it. */
export const membershipLapsed = (needVip: readonly string[]) =>
  new BusinessError(CODE.noPermission, 'membership-lapsed', LAPSED, { needVip });
export const publishLocked = ({ reason, message, needVip }: PublishLock) =>
  new BusinessError(CODE.noPermission, reason, message, { needVip });
export const cartLineNotFound = () =>
  new BusinessError(CODE.notFound, 'cart-line-not-found', '购物车商品不存在');
export const goodsNotFound = () => new BusinessError(CODE.notFound, 'goods-not-found', '商品不存在');
export const badPage = () => new BusinessError(CODE.badRequest, 'bad-page', '页码不正确');
export const wrongPassword = (triesLeft: number) =>
  new BusinessError(CODE.wrongPassword, 'wrong-password', `账号或密码不正确，还可尝试 ${triesLeft} 次`, {
    details: { triesLeft },
  });
export const accountLocked = (waitSeconds: number) =>
  new BusinessError(
    CODE.accountLocked,
    'account-locked',
    `密码错误次数过多，请 ${Math.ceil(waitSeconds / 60)} 分钟后再试`,
    { details: { waitSeconds } },
  );
export const unknownLoginSession = () =>
  new BusinessError(CODE.unknownLoginSession, 'unknown-login-session', '登录会话不存在，请重新获取');
export const loginSessionState = () =>
  new BusinessError(CODE.loginSessionState, 'login-session-state', '登录会话状态已变化，请重新获取');
export const alreadyBound = (provider: string) =>
  new BusinessError(CODE.alreadyBound, 'already-bound', `该账号已绑定其他${provider}`);
export const identityTaken = (provider: string) =>
  new BusinessError(CODE.alreadyBound, 'already-bound', `这个${provider}账号已绑定其他会员，请换一个账号`);
export const codeTooSoon = (waitSeconds: number) =>
  new BusinessError(CODE.tooManyCodes, 'too-many-codes', `发送过于频繁，请 ${waitSeconds} 秒后再试`, {
    details: { waitSeconds },
  });
export const wrongCode = () => new BusinessError(CODE.wrongCode, 'wrong-code', '验证码不正确或已过期');
export const wrongOwnCode = () => new BusinessError(CODE.wrongCode, 'wrong-own-code', '验证码不正确或已过期');
export const mobileTaken = () =>
  new BusinessError(CODE.mobileTaken, 'mobile-taken', '该手机号已注册，请直接登录');
export const mobileUnknown = () =>
  new BusinessError(CODE.mobileUnknown, 'mobile-unknown', '该手机号尚未注册');
export const badField = (reason: string, message: string) =>
  new BusinessError(CODE.badField, reason, message);
export const badFeedback = () =>
  new BusinessError(
    CODE.badFeedback,
    'bad-feedback',
    FORM_MESSAGES.string.range('反馈内容', FEEDBACK_LENGTH.min, FEEDBACK_LENGTH.max),
  );
export const pathNotAllowed = () =>
  new BusinessError(CODE.pathNotAllowed, 'path-not-allowed', '该页面不可用');
export const badChoice = (message: string) => new BusinessError(CODE.badChoice, 'bad-choice', message);
export const publicationNotFound = () =>
  new BusinessError(CODE.notFound, 'publication-not-found', '作品不存在');
export const addressNotFound = () => new BusinessError(CODE.notFound, 'address-not-found', '收货地址不存在');
export const addressesFull = (most: number) =>
  new BusinessError(CODE.addressesFull, 'addresses-full', `最多保存 ${most} 个收货地址，请先删除不用的地址`);
export const orderNotFound = () => new BusinessError(CODE.notFound, 'order-not-found', '订单不存在');
export const noticeNotFound = () => new BusinessError(CODE.notFound, 'notice-not-found', '通知不存在');
export const afterSaleNotFound = () =>
  new BusinessError(CODE.notFound, 'after-sale-not-found', '售后单不存在');
export const badIdemKey = () =>
  new BusinessError(CODE.badIdemKey, 'bad-idem-key', '重复提交标识不正确，请刷新后再试');
export const priceChanged = (details: {
  changes: readonly { what: string; before: string; after: string }[];
  priceLock: string;
}) => new BusinessError(CODE.priceChanged, 'price-changed', '价格已更新，请确认后再提交', { details });
export const orderLinesRefused = (lines: readonly RefusedLine[]) =>
  new BusinessError(CODE.orderLines, 'order-lines', '有商品不能下单', { details: { lines } });
export const deliveryUnavailable = (reason: string) =>
  new BusinessError(CODE.deliveryUnavailable, 'delivery-unavailable', reason);
export const couponUnusable = (reason: string) =>
  new BusinessError(CODE.couponUnusable, 'coupon-unusable', reason);
export const orderState = () => new BusinessError(CODE.orderState, 'order-state', '订单状态已更新');
export const urgedAlready = (minutesLeft: number) =>
  new BusinessError(CODE.urgedAlready, 'urged-already', `已催过，请 ${minutesLeft} 分钟后再试`, {
    details: { minutesLeft },
  });
export const fileUnchanged = (message: string) =>
  new BusinessError(CODE.fileNotReplaceable, 'file-not-replaceable', message);
export const paymentNotFound = () => new BusinessError(CODE.notFound, 'payment-not-found', '支付单不存在');
export const ordersNotPayable = (orders: readonly { orderNo: string; reason: string }[]) =>
  new BusinessError(CODE.ordersNotPayable, 'orders-not-payable', '有订单不能支付', { details: { orders } });
export const walletTooLow = (missing: string) =>
  new BusinessError(CODE.walletTooLow, 'wallet-too-low', `余额不足，还差 ${missing}`);
export const paymentState = () => new BusinessError(CODE.paymentState, 'payment-state', '支付单状态已变化');
export const unknownPayCode = () =>
  new BusinessError(CODE.unknownPayCode, 'unknown-pay-code', '付款码不存在或已失效，请刷新后重新扫码');
export const badSignature = () => new BusinessError(CODE.badSignature, 'bad-signature', '签名不正确');
export const cartFull = (most: number) =>
  new BusinessError(CODE.cartFull, 'cart-full', `购物车最多 ${most} 件商品`);
export const bookNotFound = () =>
  new BusinessError(CODE.notFound, 'book-not-found', '没有找到这本书，请检查链接');
export const bookWithdrawn = () =>
  new BusinessError(CODE.bookWithdrawn, 'book-withdrawn', '作者已经停止分享这本书');
export const folderNotFound = () => new BusinessError(CODE.notFound, 'folder-not-found', '文件夹不存在');
export const folderTaken = () => new BusinessError(CODE.folderTaken, 'folder-taken', '已有同名文件夹');
export const foldersFull = (most: number) =>
  new BusinessError(CODE.foldersFull, 'folders-full', `最多 ${most} 个文件夹，请先删除不用的`);
export const publicationChanged = (name: string) =>
  new BusinessError(CODE.publicationChanged, 'publication-changed', `《${name}》已在别处改动，请核对后再试`);
export const publicationState = () =>
  new BusinessError(CODE.publicationState, 'publication-state', '作品状态已更新');
export const storageFull = (message: string) => new BusinessError(CODE.storageFull, 'storage-full', message);
export const badFile = (message: string) => new BusinessError(CODE.badFile, 'bad-file', message);
export const importsFull = (most: number) =>
  new BusinessError(CODE.importsFull, 'imports-full', `有 ${most} 个导入还没有完成，请先完成或放弃几个`);
export const rechargeNotFound = () =>
  new BusinessError(CODE.notFound, 'recharge-not-found', '充值记录不存在');
export const rechargesFull = (most: number) =>
  new BusinessError(CODE.rechargesFull, 'recharges-full', `有 ${most} 笔充值正在核对到账，请稍后再发起`);
export const notRefundable = (message: string) =>
  new BusinessError(CODE.notRefundable, 'not-refundable', message);
export const giftCodeUnusable = (message: string, triesLeft?: number) =>
  new BusinessError(
    CODE.giftCodeUnusable,
    'gift-code-unusable',
    triesLeft === undefined ? message : `${message}，还可尝试 ${triesLeft} 次`,
    triesLeft === undefined ? {} : { details: { triesLeft } },
  );
export const upgradeChanged = () =>
  new BusinessError(CODE.upgradeChanged, 'upgrade-changed', '会员状态或价格已变化，请核对后再支付');
export const giftCodesLocked = (minutesLeft: number) =>
  new BusinessError(
    CODE.giftCodesLocked,
    'gift-codes-locked',
    `兑换码错误次数过多，请 ${minutesLeft} 分钟后再试`,
    { details: { minutesLeft } },
  );
export const teamMemberNotFound = () =>
  new BusinessError(CODE.notFound, 'team-member-not-found', '成员不存在');
export const teamInviteNotFound = () =>
  new BusinessError(CODE.notFound, 'team-invite-not-found', '没有找到这个邀请，请检查链接');
export const teamRequestNotFound = () =>
  new BusinessError(CODE.notFound, 'team-request-not-found', '审批单不存在');
export const teamChanged = () =>
  new BusinessError(CODE.teamChanged, 'team-changed', '团队已在别处更新，请核对后再试');
export const teamFull = (most: number) =>
  new BusinessError(CODE.teamFull, 'team-full', `${most} 个席位已用完，移除成员、撤销邀请或升级会员后再邀请`);
export const teamRefused = (message: string) => new BusinessError(CODE.teamRefused, 'team-refused', message);
export const worksFull = (most: number) =>
  new BusinessError(CODE.worksFull, 'works-full', `团队给您的作品数上限是 ${most} 个，请先清理或联系拥有者`);
export const cardNotFound = () => new BusinessError(CODE.notFound, 'card-not-found', '名片不存在');
export const cardsFull = (most: number) =>
  new BusinessError(CODE.cardsFull, 'cards-full', `最多 ${most} 张名片，请先删除不用的`);
export const slugTaken = () =>
  new BusinessError(CODE.slugTaken, 'slug-taken', '这个名片地址已有人使用，请换一个');
export const cardChanged = () =>
  new BusinessError(CODE.cardChanged, 'card-changed', '这张名片已在别处改动，请刷新后再修改');
export const sessionNotFound = () =>
  new BusinessError(CODE.notFound, 'session-not-found', '这台设备已经退出登录');
export const closingBlocked = (reasons: readonly string[]) =>
  new BusinessError(CODE.closingBlocked, 'closing-blocked', `暂时不能注销：${reasons.join('；')}`);
export const invoiceNotFound = () => new BusinessError(CODE.notFound, 'invoice-not-found', '发票不存在');
export const messageNotFound = () => new BusinessError(CODE.notFound, 'message-not-found', '消息不存在');
export const invoiceTitleNotFound = () =>
  new BusinessError(CODE.notFound, 'invoice-title-not-found', '发票抬头不存在');
export const invoiceState = () => new BusinessError(CODE.invoiceState, 'invoice-state', '发票状态已更新');
export const ordersNotInvoicable = (orders: readonly { orderNo: string; reason: string }[]) =>
  new BusinessError(CODE.ordersNotInvoicable, 'orders-not-invoicable', '有订单不能开票', {
    details: { orders },
  });
export const titlesFull = (most: number) =>
  new BusinessError(CODE.titlesFull, 'titles-full', `最多保存 ${most} 个发票抬头，请先删除不用的抬头`);

/** Another server that was asked in the place of this one gave no answer that could be handed on. */
export class UpstreamFailure extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}
