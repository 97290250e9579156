/** What happens to the members, logins, payments and orders of the product without a hand on its pages. */
import { ORDER_STATES } from '../rules/orders/order-states.ts';
import type { ControlOperations } from './operation.ts';
import { list, object, optional, text, word } from './schema.ts';

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
  'POST /orders/{no}/advance': {
    summary:
      'The next planned thing happens to an order now; with "to" all up to that state; or an event: delay, resume, fail-check, agree-after-sale, refuse-after-sale',
    body: object({
      event: optional(word(SHOP_EVENTS)),
      reason: optional(text),
      to: optional(word(ORDER_STATES, 'state')),
    }),
    example: { to: 'shipped' },
    reply: object({ orderNo: text, state: word(ORDER_STATES), stage: text }),
  },
} satisfies ControlOperations;
