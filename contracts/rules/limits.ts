/**
 * Limits of lengths and counts that the pages show and the server enforces. A limit that belongs to another rule
 * is with that rule (`quantity.ts`, `address-fields.ts`, `address-text.ts`, `invoice-fields.ts`).
 */

/** A cart (购物车). */
export const CART_LINES_MAX = 200;
/** The remark (备注) of a line that is printed. */
export const LINE_REMARK_MAX = 500;

/** One order (订单) of lines from the cart. */
export const ORDER_LINES_MAX = 100;
/** The remark (备注) of an order. */
export const ORDER_REMARK_MAX = 200;
/** The search text of the order list. */
export const ORDER_KEYWORD_MAX = 100;
/** The reason for cancelling an order (取消原因) or requesting a refund (退款原因). */
export const END_REASON_MAX = 100;
/** The changes requested in a proof (修改意见). */
export const PROOF_NOTE_MAX = 200;
/** A review (评价). */
export const REVIEW_MAX = 300;
/** The description of a problem with the goods (问题描述). */
export const AFTER_SALE_LENGTH = { min: 5, max: 500 } as const;

/** The reason of an after-sale (售后原因). */
export const AFTER_SALE_REASON_MAX = 50;
/** Orders whose result (下单结果) is requested at once. */
export const RESULT_ORDERS_MAX = 100;

/** Orders paid together (合并支付). */
export const PAID_TOGETHER_MAX = 20;
/** The customer's note on an invoice (发票备注), and the reason for cancelling it. */
export const INVOICE_NOTE_MAX = 100;
/** The payer of a transfer (付款户名). */
export const PAYER_MAX = 50;

/** The account name at the login (账号). */
export const ACCOUNT_MAX = 64;
/** A nickname (昵称) and a password. */
export const NICK_MAX = 20;
export const PASSWORD_LENGTH = { min: 8, max: 32 } as const;

/** The names of a region (地区), including the spaces between them. */
export const REGION_NAMES_MAX = 60;

/** Feedback (意见反馈). */
export const FEEDBACK_LENGTH = { min: 5, max: 500 } as const;

/** The latest entries shown of one order; no real order has as many. */
export const SHOWN_OF_ORDER = { logs: 300, payments: 50, afterSales: 20, parcels: 100 } as const;
/** One page of orders (订单列表); each may have a hundred lines. */
export const ORDERS_PAGE_MAX = 20;
/** Coupons offered for an order, the earliest expiring first. */
export const COUPONS_SHOWN = 100;
/** Tags (标签) offered, the most used first. */
export const TAGS_SHOWN = 100;

/** The last page of a list of orders. */
export const PAGE_MAX = 1_000_000;
/** One page of the devices (登录设备) that are logged in. */
export const DEVICES_PAGE_MAX = 50;
/** Pages of a book (书页) read at once. */
export const BOOK_PAGES_MAX = 20;
/** One page of any list. */
export const PAGE_SIZE_MAX = 100;
