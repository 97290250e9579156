import { describe, expect, it } from 'vitest';
import { done } from '#web/lib/call/outcome.ts';
import { deskPact, given, member } from './desk-pact.ts';
import {
  amount,
  anyNumberOf,
  decimalId,
  eachLike,
  integer,
  json,
  like,
  refusal,
  regex,
  sentence,
  yesNo,
} from './replies.ts';

const exchange = deskPact('InvoiceServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const ORDER = '9000000000000071';
const NO = 'F2026000090000001';
const moment = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$', example);
const momentOrNone = (example: string) => regex('^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z)?$', example);
const signed = (example: string) => regex('^-?(0|[1-9][0-9]*)\\.[0-9]{2}$', example);
const number = (example: string) => regex('^([0-9]{20})?$', example);

const filled = given('invoices-filled');
const order = given('order-in-state', { account: 'super', orderNo: ORDER, state: 'done' });
const inState = (state: string) =>
  given('invoice-in-state', { account: 'super', orderNo: ORDER, invoiceNo: NO, state });

const refused = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ kind: 'refused', reason, message: expect.stringMatching(/./) }),
});
const NOT_FOUND = refusal(404, 'invoice-not-found', '发票不存在');
const CHANGED = refusal(1121, 'invoice-state', '发票状态已更新');
const PAGE = { page: '1', pageSize: '10' };
const NO_PAGE = refusal(400, 'bad-page', '页码不正确');

function item(fields: object) {
  return {
    invoiceNo: NO,
    type: 'normal',
    typeText: sentence('数电普票'),
    stateText: sentence('已开票'),
    reason: like(''),
    titleName: sentence('知远影像工作室'),
    amount: amount('876.00'),
    orderNos: eachLike(ORDER),
    number: number('26332000000000000002'),
    redNumber: number(''),
    createdAt: moment('2026-11-21T02:01:00.000Z'),
    issuedAt: momentOrNone(''),
    reddenedAt: momentOrNone(''),
    dueAt: momentOrNone(''),
    actions: anyNumberOf(regex('^(download|send|red|retry|withdraw)$', 'red')),
    ...fields,
  };
}

const party = {
  name: like(''),
  taxNo: like(''),
  address: like(''),
  tel: like(''),
  bank: like(''),
  account: like(''),
};
const paper = {
  kind: sentence('电子发票（普通发票）'),
  number: number(''),
  day: regex('^([0-9]{4}-[0-9]{2}-[0-9]{2})?$', ''),
  buyer: party,
  seller: party,
  lines: eachLike({
    name: sentence('*印刷品*画册'),
    spec: like('《银杏树下》'),
    unit: sentence('本'),
    quantity: like('2'),
    unitPrice: like('387.61'),
    amount: signed('775.22'),
    taxRate: like('13%'),
    tax: signed('100.78'),
  }),
  amount: signed('775.22'),
  tax: signed('100.78'),
  total: signed('876.00'),
  totalWords: sentence('捌佰柒拾陆圆整'),
  remark: like(''),
  issuer: sentence('书桌印刷'),
};
const whole = {
  documents: eachLike(paper),
  sent: eachLike({
    messageID: decimalId('1'),
    channel: regex('^(mail|sms)$', 'mail'),
    to: like('shen@desk.example'),
    subject: sentence('书桌印刷为您开具的数电普票'),
    at: moment('2026-11-21T02:01:00.000Z'),
  }),
  email: like('shen@desk.example'),
};
const title = {
  titleID: decimalId('1'),
  kind: regex('^(personal|company)$', 'company'),
  name: sentence('知远影像工作室'),
  taxNo: like('91330106MA2DEMO018'),
  address: like(''),
  tel: like(''),
  bank: like(''),
  account: like(''),
  email: like(''),
  isDefault: yesNo('Y'),
  specialLacks: like(''),
};
const reply = (data: object) => json({ code: 0, message: like('成功'), data });

describe('InvoiceServiceMag.getInvoiceOrders', () => {
  it('lists what can be invoiced', () =>
    exchange(
      'InvoiceServiceMag.getInvoiceOrders',
      'orders that can be invoiced',
      {
        as: SUPER,
        given: [filled, order],
        input: PAGE,
        reply: reply({
          list: eachLike({
            orderNo: regex('^[0-9]+$', ORDER),
            title: sentence('《银杏树下》'),
            goodsName: sentence('画册'),
            copies: integer(2),
            stateText: sentence('已完成'),
            amount: amount('876.00'),
            paidAt: moment('2026-11-21T02:01:00.000Z'),
            untilText: sentence('2027年5月20日前可开票'),
          }),
          total: integer(1),
          page: 1,
          pageSize: 10,
          available: amount('876.00'),
          issued: amount('0.00'),
          reddened: amount('0.00'),
        }),
      },
      { ok: true, value: { page: 1 } },
    ));

  it('has no page before the first', () =>
    exchange(
      'InvoiceServiceMag.getInvoiceOrders',
      'orders to invoice before the first page',
      { as: SUPER, input: { page: '0', pageSize: '10' }, reply: NO_PAGE },
      refused('bad-page'),
    ));
});

describe('InvoiceServiceMag.getInvoices', () => {
  it('lists invoices', () =>
    exchange(
      'InvoiceServiceMag.getInvoices',
      'invoices',
      {
        as: SUPER,
        given: [filled, order, inState('issued')],
        input: PAGE,
        reply: reply({
          list: eachLike(
            item({
              invoiceNo: regex('^F[0-9]+$', NO),
              type: regex('^(normal|special)$', 'normal'),
              state: regex('^(pending|issuing|issued|failed|rejected|reddening|reddened)$', 'issued'),
            }),
          ),
          total: integer(1),
          page: 1,
          pageSize: 10,
        }),
      },
      { ok: true, value: { page: 1 } },
    ));

  it('has no page before the first', () =>
    exchange(
      'InvoiceServiceMag.getInvoices',
      'invoices before the first page',
      { as: SUPER, input: { page: '0', pageSize: '10' }, reply: NO_PAGE },
      refused('bad-page'),
    ));
});

describe('InvoiceServiceMag.getInvoice', () => {
  it('shows one with its document', () =>
    exchange(
      'InvoiceServiceMag.getInvoice',
      'an invoice',
      {
        as: SUPER,
        given: [filled, order, inState('issued')],
        input: { invoiceNo: NO },
        reply: reply({ ...item({ state: 'issued' }), ...whole }),
      },
      done({ state: 'issued' }),
    ));

  it('does not know that of another member', () =>
    exchange(
      'InvoiceServiceMag.getInvoice',
      'an invoice of another member',
      { as: VIP, given: [filled, order, inState('issued')], input: { invoiceNo: NO }, reply: NOT_FOUND },
      refused('invoice-not-found'),
    ));
});

describe('InvoiceServiceMag.getInvoiceTitles', () => {
  it('lists titles', () =>
    exchange(
      'InvoiceServiceMag.getInvoiceTitles',
      'titles',
      { as: SUPER, given: [filled], input: {}, reply: reply({ list: eachLike(title), most: integer(20) }) },
      { ok: true, value: { most: 20 } },
    ));

  exchange.loggedOut('InvoiceServiceMag.getInvoiceTitles', {}, undefined, 'titles after the session ended');
});

describe('InvoiceServiceMag.saveInvoiceTitle', () => {
  const fresh = {
    ...{ titleID: '', kind: 'company', name: '云上画室', taxNo: '91330106MA2DEMO099' },
    ...{ address: '', tel: '', bank: '', account: '', email: '', isDefault: 'N' },
  };

  it('keeps one', () =>
    exchange(
      'InvoiceServiceMag.saveInvoiceTitle',
      'a new title',
      {
        as: SUPER,
        given: [filled],
        input: fresh,
        reply: reply({ ...title, name: '云上画室', isDefault: 'N' }),
      },
      done({ name: '云上画室' }),
    ));

  it('keeps no wrong tax number', () =>
    exchange(
      'InvoiceServiceMag.saveInvoiceTitle',
      'a title with a wrong tax number',
      {
        as: SUPER,
        input: { ...fresh, taxNo: '9133' },
        reply: refusal(1034, 'bad-invoice-tax-no', '税号须为 15、17、18 或 20 位大写字母或数字'),
      },
      refused('bad-invoice-tax-no'),
    ));
});

describe('InvoiceServiceMag.removeInvoiceTitle', () => {
  it('forgets one', () =>
    exchange(
      'InvoiceServiceMag.removeInvoiceTitle',
      'a title to remove',
      {
        as: SUPER,
        given: [filled],
        input: { titleID: '2' },
        reply: reply({ list: eachLike(title), most: integer(20) }),
      },
      { ok: true, value: { most: 20 } },
    ));

  it('does not know that of another member', () =>
    exchange(
      'InvoiceServiceMag.removeInvoiceTitle',
      'a title of another member',
      {
        as: VIP,
        given: [filled],
        input: { titleID: '1' },
        reply: refusal(404, 'invoice-title-not-found', '发票抬头不存在'),
      },
      refused('invoice-title-not-found'),
    ));
});

const taken = refusal(1120, 'orders-not-invoicable', '有订单不能开票', {
  orders: eachLike({ orderNo: ORDER, reason: sentence('已申请开票（已开票）') }),
});

describe('InvoiceServiceMag.previewInvoice', () => {
  const question = { orderNos: ORDER, titleID: '1', type: 'normal' };

  it('shows what would be issued', () =>
    exchange(
      'InvoiceServiceMag.previewInvoice',
      'a preview',
      {
        as: SUPER,
        given: [filled, order],
        input: question,
        reply: reply({
          document: paper,
          orders: eachLike({ orderNo: ORDER, title: sentence('《银杏树下》'), amount: amount('876.00') }),
          amount: amount('876.00'),
        }),
      },
      { ok: true },
    ));

  it('says why an order cannot be invoiced', () =>
    exchange(
      'InvoiceServiceMag.previewInvoice',
      'a preview of an invoiced order',
      { as: SUPER, given: [filled, order, inState('issued')], input: question, reply: taken },
      refused('orders-not-invoicable'),
    ));
});

describe('InvoiceServiceMag.applyInvoice', () => {
  const wish = {
    ...{ orderNos: ORDER, titleID: '1', type: 'normal', email: '', remark: '' },
    ...{ amount: '1924.00', idemKey: 'pact-invoice-1' },
  };

  it('applies for one', () =>
    exchange(
      'InvoiceServiceMag.applyInvoice',
      'an application',
      {
        as: SUPER,
        given: [filled, order],
        input: wish,
        reply: reply(
          item({
            invoiceNo: regex('^F[0-9]+$', NO),
            state: 'pending',
            amount: '1924.00',
            number: '',
            dueAt: moment('2026-11-21T02:01:05.000Z'),
          }),
        ),
      },
      done({ state: 'pending' }),
    ));

  it('takes no other amount than was shown', () =>
    exchange(
      'InvoiceServiceMag.applyInvoice',
      'an application for another amount',
      {
        as: SUPER,
        given: [filled, order],
        input: { ...wish, amount: '0.01' },
        reply: refusal(1061, 'bad-choice', '可开金额已变化，请核对后再提交'),
      },
      refused('bad-choice'),
    ));
});

describe('InvoiceServiceMag.retryInvoice', () => {
  it('sends a failed one again', () =>
    exchange(
      'InvoiceServiceMag.retryInvoice',
      'a failed invoice again',
      {
        as: SUPER,
        given: [filled, order, inState('failed')],
        input: { invoiceNo: NO },
        reply: reply(item({ state: 'pending', number: '', dueAt: moment('2026-11-21T02:01:05.000Z') })),
      },
      done({ state: 'pending' }),
    ));

  it('sends no issued one again', () =>
    exchange(
      'InvoiceServiceMag.retryInvoice',
      'an issued invoice again',
      { as: SUPER, given: [filled, order, inState('issued')], input: { invoiceNo: NO }, reply: CHANGED },
      refused('invoice-state'),
    ));
});

describe('InvoiceServiceMag.withdrawInvoice', () => {
  it('gives a failed one up', () =>
    exchange(
      'InvoiceServiceMag.withdrawInvoice',
      'a failed invoice given up',
      {
        as: SUPER,
        given: [filled, order, inState('failed')],
        input: { invoiceNo: NO },
        reply: reply(
          item({
            state: 'withdrawn',
            reason: sentence('您已撤回这次申请，订单可以重新开票'),
            number: '',
          }),
        ),
      },
      done({ state: 'withdrawn' }),
    ));

  it('gives no issued one up', () =>
    exchange(
      'InvoiceServiceMag.withdrawInvoice',
      'an issued invoice given up',
      { as: SUPER, given: [filled, order, inState('issued')], input: { invoiceNo: NO }, reply: CHANGED },
      refused('invoice-state'),
    ));
});

describe('InvoiceServiceMag.redInvoice', () => {
  const wish = { invoiceNo: NO, reason: '抬头开错', reissueTitleID: '', idemKey: 'pact-red-1' };

  it('takes one back', () =>
    exchange(
      'InvoiceServiceMag.redInvoice',
      'an invoice back',
      {
        as: SUPER,
        given: [filled, order, inState('issued')],
        input: wish,
        reply: reply(item({ state: 'reddening', reason: '抬头开错' })),
      },
      done({ state: 'reddening' }),
    ));

  it('takes none back twice', () =>
    exchange(
      'InvoiceServiceMag.redInvoice',
      'a red invoice back',
      { as: SUPER, given: [filled, order, inState('reddened')], input: wish, reply: CHANGED },
      refused('invoice-state'),
    ));
});

describe('InvoiceServiceMag.sendInvoice', () => {
  const wish = { invoiceNo: NO, email: 'kuaiji@desk.example' };

  it('sends one by mail', () =>
    exchange(
      'InvoiceServiceMag.sendInvoice',
      'an invoice by mail',
      {
        as: SUPER,
        given: [filled, order, inState('issued')],
        input: wish,
        reply: reply({ ...item({ state: 'issued' }), ...whole }),
      },
      done({ state: 'issued' }),
    ));

  it('sends none to what is no address', () =>
    exchange(
      'InvoiceServiceMag.sendInvoice',
      'an invoice to no address',
      {
        as: SUPER,
        given: [filled, order, inState('issued')],
        input: { ...wish, email: 'kuaiji' },
        reply: refusal(1034, 'bad-invoice-email', '邮箱格式不正确'),
      },
      refused('bad-invoice-email'),
    ));
});
