import { describe, it } from 'vitest';
import { deskPact, given, member } from './desk-pact.ts';
import { MAY_BE_EMPTY } from './matched.ts';
import { eachLike, moment, refusal, sentence } from './replies.ts';

const exchange = deskPact('InvoiceServiceMag');
const SUPER = member('super');
const VIP = member('vip');

const ORDER = '9000000000000071';
const NO = 'F2026000090000001';

const filled = given('invoices-filled');
const order = given('order-in-state', { account: 'super', orderNo: ORDER, state: 'done' });
const inState = (state: string) =>
  given('invoice-in-state', { account: 'super', orderNo: ORDER, invoiceNo: NO, state });
const NOT_FOUND = refusal(404, 'invoice-not-found', '发票不存在');
const CHANGED = refusal(1121, 'invoice-state', '发票状态已更新');
const PAGE = { page: '1', pageSize: '10' };
const NO_PAGE = refusal(400, 'bad-page', '页码不正确');

describe('InvoiceServiceMag.getInvoiceOrders', () => {
  it('lists what can be invoiced', () =>
    exchange('InvoiceServiceMag.getInvoiceOrders', 'orders that can be invoiced', {
      as: SUPER,
      given: [filled, order],
      input: PAGE,
      data: { page: 1, pageSize: 10 },
    }));

  it('has no page before the first', () =>
    exchange('InvoiceServiceMag.getInvoiceOrders', 'orders to invoice before the first page', {
      as: SUPER,
      input: { page: '0', pageSize: '10' },
      reply: NO_PAGE,
    }));
});

describe('InvoiceServiceMag.getInvoices', () => {
  it('lists invoices', () =>
    exchange('InvoiceServiceMag.getInvoices', 'invoices', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: PAGE,
      data: { list: { actions: MAY_BE_EMPTY }, page: 1, pageSize: 10 },
    }));

  it('has no page before the first', () =>
    exchange('InvoiceServiceMag.getInvoices', 'invoices before the first page', {
      as: SUPER,
      input: { page: '0', pageSize: '10' },
      reply: NO_PAGE,
    }));
});

describe('InvoiceServiceMag.getInvoice', () => {
  it('shows one with its document', () =>
    exchange('InvoiceServiceMag.getInvoice', 'an invoice', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: { invoiceNo: NO },
      data: { invoiceNo: NO, type: 'normal', orderNos: [ORDER], state: 'issued' },
    }));

  it('does not know that of another member', () =>
    exchange('InvoiceServiceMag.getInvoice', 'an invoice of another member', {
      as: VIP,
      given: [filled, order, inState('issued')],
      input: { invoiceNo: NO },
      reply: NOT_FOUND,
    }));
});

describe('InvoiceServiceMag.getInvoiceTitles', () => {
  it('lists titles', () =>
    exchange('InvoiceServiceMag.getInvoiceTitles', 'titles', { as: SUPER, given: [filled], input: {} }));

  exchange.loggedOut('InvoiceServiceMag.getInvoiceTitles', {}, undefined, 'titles after the session ended');
});

describe('InvoiceServiceMag.saveInvoiceTitle', () => {
  const fresh = {
    ...{ titleID: '', kind: 'company', name: '云上画室', taxNo: '91330106MA2DEMO099' },
    ...{ address: '', tel: '', bank: '', account: '', email: '', isDefault: 'N' },
  };

  it('keeps one', () =>
    exchange('InvoiceServiceMag.saveInvoiceTitle', 'a new title', {
      as: SUPER,
      given: [filled],
      input: fresh,
      data: { name: '云上画室', isDefault: 'N' },
    }));

  it('keeps no wrong tax number', () =>
    exchange('InvoiceServiceMag.saveInvoiceTitle', 'a title with a wrong tax number', {
      as: SUPER,
      input: { ...fresh, taxNo: '9133' },
      reply: refusal(1034, 'bad-invoice-tax-no', '税号须为 15、17、18 或 20 位大写字母或数字'),
    }));
});

describe('InvoiceServiceMag.removeInvoiceTitle', () => {
  it('forgets one', () =>
    exchange('InvoiceServiceMag.removeInvoiceTitle', 'a title to remove', {
      as: SUPER,
      given: [filled],
      input: { titleID: '2' },
      data: {
        list: {},
      },
    }));

  it('does not know that of another member', () =>
    exchange('InvoiceServiceMag.removeInvoiceTitle', 'a title of another member', {
      as: VIP,
      given: [filled],
      input: { titleID: '1' },
      reply: refusal(404, 'invoice-title-not-found', '发票抬头不存在'),
    }));
});

const taken = refusal(1120, 'orders-not-invoicable', '有订单不能开票', {
  orders: eachLike({ orderNo: ORDER, reason: sentence('已申请开票（已开票）') }),
});

describe('InvoiceServiceMag.previewInvoice', () => {
  const question = { orderNos: ORDER, titleID: '1', type: 'normal' };

  it('shows what would be issued', () =>
    exchange('InvoiceServiceMag.previewInvoice', 'a preview', {
      as: SUPER,
      given: [filled, order],
      input: question,
      data: { orders: { orderNo: ORDER } },
    }));

  it('says why an order cannot be invoiced', () =>
    exchange('InvoiceServiceMag.previewInvoice', 'a preview of an invoiced order', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: question,
      reply: taken,
    }));
});

describe('InvoiceServiceMag.applyInvoice', () => {
  const wish = {
    ...{ orderNos: ORDER, titleID: '1', type: 'normal', email: '', remark: '' },
    ...{ amount: '1924.00', idemKey: 'pact-invoice-1' },
  };

  it('applies for one', () =>
    exchange('InvoiceServiceMag.applyInvoice', 'an application', {
      as: SUPER,
      given: [filled, order],
      input: wish,
      data: {
        type: 'normal',
        amount: '1924.00',
        orderNos: [ORDER],
        number: '',
        dueAt: moment('2026-11-21T02:01:05.000Z'),
        state: 'pending',
      },
    }));

  it('takes no other amount than was shown', () =>
    exchange('InvoiceServiceMag.applyInvoice', 'an application for another amount', {
      as: SUPER,
      given: [filled, order],
      input: { ...wish, amount: '0.01' },
      reply: refusal(1061, 'bad-choice', '可开金额已变化，请核对后再提交'),
    }));
});

describe('InvoiceServiceMag.retryInvoice', () => {
  it('sends a failed one again', () =>
    exchange('InvoiceServiceMag.retryInvoice', 'a failed invoice again', {
      as: SUPER,
      given: [filled, order, inState('failed')],
      input: { invoiceNo: NO },
      data: {
        invoiceNo: NO,
        type: 'normal',
        orderNos: [ORDER],
        number: '',
        dueAt: moment('2026-11-21T02:01:05.000Z'),
        state: 'pending',
      },
    }));

  it('sends no issued one again', () =>
    exchange('InvoiceServiceMag.retryInvoice', 'an issued invoice again', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: { invoiceNo: NO },
      reply: CHANGED,
    }));
});

describe('InvoiceServiceMag.withdrawInvoice', () => {
  it('gives a failed one up', () =>
    exchange('InvoiceServiceMag.withdrawInvoice', 'a failed invoice given up', {
      as: SUPER,
      given: [filled, order, inState('failed')],
      input: { invoiceNo: NO },
      data: {
        invoiceNo: NO,
        type: 'normal',
        reason: sentence('您已撤回这次申请，订单可以重新开票'),
        orderNos: [ORDER],
        number: '',
        state: 'withdrawn',
      },
    }));

  it('gives no issued one up', () =>
    exchange('InvoiceServiceMag.withdrawInvoice', 'an issued invoice given up', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: { invoiceNo: NO },
      reply: CHANGED,
    }));
});

describe('InvoiceServiceMag.redInvoice', () => {
  const wish = { invoiceNo: NO, reason: '抬头开错', reissueTitleID: '', idemKey: 'pact-red-1' };

  it('takes one back', () =>
    exchange('InvoiceServiceMag.redInvoice', 'an invoice back', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: wish,
      data: { invoiceNo: NO, type: 'normal', reason: '抬头开错', orderNos: [ORDER], state: 'reddening' },
    }));

  it('takes none back twice', () =>
    exchange('InvoiceServiceMag.redInvoice', 'a red invoice back', {
      as: SUPER,
      given: [filled, order, inState('reddened')],
      input: wish,
      reply: CHANGED,
    }));
});

describe('InvoiceServiceMag.sendInvoice', () => {
  const wish = { invoiceNo: NO, email: 'kuaiji@desk.example' };

  it('sends one by mail', () =>
    exchange('InvoiceServiceMag.sendInvoice', 'an invoice by mail', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: wish,
      data: {
        invoiceNo: NO,
        type: 'normal',
        orderNos: [ORDER],
        state: 'issued',
        documents: {},
        sent: {},
      },
    }));

  it('sends none to what is no address', () =>
    exchange('InvoiceServiceMag.sendInvoice', 'an invoice to no address', {
      as: SUPER,
      given: [filled, order, inState('issued')],
      input: { ...wish, email: 'kuaiji' },
      reply: refusal(1034, 'bad-invoice-email', '邮箱格式不正确'),
    }));
});
