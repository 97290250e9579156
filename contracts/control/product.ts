/** What happens to the members, logins, payments and orders of the product without a hand on its pages. */
import { ORDER_STATES } from '../rules/orders/order-states.ts';
import type { ControlOperations } from './operation.ts';
import { flag, list, nullable, number, object, optional, type Static, text, word } from './schema.ts';

/** What the workshop and the shop can do that does not come by itself. */
export const SHOP_EVENTS = [
  'delay',
  'resume',
  'fail-check',
  'agree-after-sale',
  'refuse-after-sale',
] as const;

const nothing = object({});
const somebody = { body: object({ account: optional(text) }), example: { account: 'super' } };
const login = object({ loginSessionID: text, state: text });
const payment = object({
  payNo: text,
  state: text,
  message: text,
  amount: text,
  refunded: text,
  orderNos: list(text),
});

/** The newest orders of a member; nobody reads more of them. */
export const LISTED_ORDERS = 100;

const order = object({
  orderNo: text,
  /** Its first work. */
  title: text,
  lines: number,
  state: word(ORDER_STATES),
  stage: text,
  /** What one step does: pay, or the event that is planned; null where it waits for the member, or for nothing. */
  next: nullable(text),
  /** Whether steps alone lead to shipped. */
  shipsByItself: flag,
});

export type OrderView = Static<typeof order>;

export const PRODUCT_OPERATIONS = {
  'GET /personas': {
    summary: 'The demo accounts',
    reply: object({
      password: text,
      list: list(object({ user_id: text, account: text, nick: text, mobile: text, vip_name: text })),
    }),
  },
  'POST /personas/{account}/login': {
    summary: 'A token without a password',
    reply: object({ token: text }),
  },
  'POST /qr/{loginSessionID}/scan': { summary: 'Scan a login QR code', ...somebody, reply: login },
  'POST /qr/{loginSessionID}/confirm': { summary: 'Confirm a scanned login', ...somebody, reply: login },
  'POST /qr/{loginSessionID}/cancel': { summary: 'Cancel a scanned login', reply: login },
  'POST /qr/{loginSessionID}/expire': { summary: 'End a login QR code before its time', reply: login },
  'POST /pay/{no}/settle': {
    summary:
      'The money of a payment, or of an order, arrives; an order without a waiting payment gets one first',
    body: nothing,
    reply: payment,
  },
  'POST /pay/{no}/fail': { summary: 'A waiting payment fails', body: nothing, reply: payment },
  'POST /pay/{no}/expire': {
    summary: 'Close a waiting payment before its time',
    body: nothing,
    reply: payment,
  },
  'GET /orders': {
    summary: `The newest ${LISTED_ORDERS} orders of a member, with the step that comes next to each; total counts all`,
    query: object({ account: text }),
    reply: object({ list: list(order), total: number }),
  },
  'POST /orders/{no}/advance': {
    summary:
      'The next planned thing happens to an order now; with "to" all up to that state, with "withClock" the clock goes to when it was planned; or an event: delay, resume, fail-check, agree-after-sale, refuse-after-sale',
    body: object({
      event: optional(word(SHOP_EVENTS)),
      reason: optional(text),
      to: optional(word(ORDER_STATES, 'state')),
      withClock: optional(flag),
    }),
    example: { to: 'shipped' },
    reply: object({ orderNo: text, state: word(ORDER_STATES), stage: text }),
  },
} satisfies ControlOperations;
