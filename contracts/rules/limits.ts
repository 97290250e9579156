/**
 * How long or how many: bounds that the pages show and the server keeps. A bound that is a rule of its own stands with
 * that rule (`quantity.ts`, `address-fields.ts`, `address-text.ts`, `invoice-fields.ts`).
 */

/** A cart (购物车). */
export const CART_LINES_MAX = 200;
/** The remark (备注) of a line that is printed. */
export const LINE_REMARK_MAX = 500;

/** One order (订单) of lines from the cart. */
export const ORDER_LINES_MAX = 100;
/** The remark (备注) of an order. */
export const ORDER_REMARK_MAX = 200;
/** What is searched for among the orders. */
export const ORDER_KEYWORD_MAX = 100;
/** Why an order is cancelled (取消原因) or its money wanted back (退款原因). */
export const END_REASON_MAX = 100;
/** What shall change in a proof (修改意见). */
export const PROOF_NOTE_MAX = 200;
/** A review (评价). */
export const REVIEW_MAX = 300;
/** What is wrong with the goods (问题描述). */
export const AFTER_SALE_LENGTH = { min: 5, max: 500 } as const;

/** Why something is wrong with the goods (售后原因). */
export const AFTER_SALE_REASON_MAX = 50;
/** Orders whose result (下单结果) is asked for at once. */
export const RESULT_ORDERS_MAX = 100;

/** Orders that are paid together (合并支付). */
export const PAID_TOGETHER_MAX = 20;
/** What a customer adds to an invoice (发票备注), and why it is taken back. */
export const INVOICE_NOTE_MAX = 100;
/** Who paid a transfer (付款户名). */
export const PAYER_MAX = 50;

/** What one logs in with (账号). */
export const ACCOUNT_MAX = 64;
/** A name to be called by (昵称), and a password. */
export const NICK_MAX = 20;
export const PASSWORD_LENGTH = { min: 8, max: 32 } as const;

/** The names of a region (地区), with the spaces between them. */
export const REGION_NAMES_MAX = 60;

/** Feedback (意见反馈). */
export const FEEDBACK_LENGTH = { min: 5, max: 500 } as const;

/** What is shown of one order: the latest of each. Nobody has so many by hand. */
export const SHOWN_OF_ORDER = { logs: 300, payments: 50, afterSales: 20, parcels: 100 } as const;
/** One page of orders (订单列表); each may have a hundred lines. */
export const ORDERS_PAGE_MAX = 20;
/** Coupons that an order can choose from, the earliest expiring first. */
export const COUPONS_SHOWN = 100;
/** Tags (标签) that are offered, the most used first. */
export const TAGS_SHOWN = 100;

/** How far a list of orders is turned. */
export const PAGE_MAX = 1_000_000;
/** One page of the devices (登录设备) that are logged in. */
export const DEVICES_PAGE_MAX = 50;
/** Pages of a book (书页) that are read at once. */
export const BOOK_PAGES_MAX = 20;
/** One page of any list. */
export const PAGE_SIZE_MAX = 100;
