import { and, asc, eq, like } from 'drizzle-orm';
import {
  AUTHORITY_ANSWERS,
  type AuthorityAnswer,
  INVOICE_STATES,
  type InvoiceState,
} from '#contracts/rules/invoices/invoice-states.ts';
import type { Database } from '../client.ts';
import { applyInvoice, tellAuthority } from '../queries/invoices/applying.ts';
import { invoicablePage, ordersToInvoice } from '../queries/invoices/invoicable-orders.ts';
import { invoiceById } from '../queries/invoices/invoice-reading.ts';
import { invoiceTitlesOf, saveInvoiceTitle } from '../queries/invoices/invoice-titles.ts';
import { advanceInvoices, redInvoice, withdrawInvoice } from '../queries/invoices/moving.ts';
import { invoices, invoiceTitles, notices, orderLines, orders, sentMessages } from '../schema/index.ts';
import { INVOICES_OF_SUPER, SEEDED_TITLES } from '../seeded/invoices.ts';
import { accountOrRefuse, doneOrRefuse } from './find.ts';
import { leaveOldNoticesRead } from './leave-notices-read.ts';
import { demoOrders } from './orders.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

const HOUR_MS = 3_600_000;
/** More than one world ever has due at once. */
const ALL = 1000;

export const invoicesFilled: Scenario = {
  name: 'invoices-filled',
  title: '发票：各账号的演示发票',
  description:
    'The demo accounts have titles and the invoices of their orders; super also a red one, a rejected and a failed one. Where there are titles, nothing is added.',
  defaults: {},
  run(context) {
    const { db, now } = context;
    demoOrders.run(context, {});
    if (db.orm.select().from(invoiceTitles).limit(1).get()) return {};
    for (const { account, fields } of SEEDED_TITLES) {
      const { id: userId } = accountOrRefuse(db, account);
      doneOrRefuse(saveInvoiceTitle(db, { userId, id: null, fields, isDefault: false }));
    }
    const { id: userId } = accountOrRefuse(db, 'super');
    for (const { works, hoursAgo, answer = 'ok', red, remark = '', buyer, type } of INVOICES_OF_SUPER) {
      const at = now - hoursAgo * HOUR_MS;
      advanceInvoices(db, at, { most: ALL });
      const wished =
        ordersToInvoice(
          db,
          userId,
          works.map((work) => orderNoOf(db, userId, work)),
        ) ?? [];
      const shownFen = wished.reduce((sum, { totalFen }) => sum + totalFen, 0);
      tellAuthority(db, answer, 1);
      const application = { userId, type, buyer, remark, email: buyer.email, at, shownFen };
      const { id } = doneOrRefuse(applyInvoice(db, wished, application));
      if (!red) continue;
      const redAt = now - red.hoursAgo * HOUR_MS;
      advanceInvoices(db, redAt, { most: ALL });
      const issued = invoiceById(db, id);
      if (issued) doneOrRefuse(redInvoice(db, issued, { ...red, at: redAt }));
    }
    advanceInvoices(db, now, { most: ALL });
    leaveOldNoticesRead(db, now);
    return {};
  },
};

function orderNoOf(db: Database, userId: number, work: string): string {
  const row = db.orm
    .select({ no: orders.no })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), eq(orderLines.artId, work)))
    .orderBy(asc(orders.id))
    .get();
  return row?.no ?? '';
}

/** What else than ok the authority must answer to bring an invoice into a state. */
const ANSWERS: Partial<Record<InvoiceState, AuthorityAnswer>> = {
  failed: 'busy',
  withdrawn: 'busy',
  rejected: 'mismatch',
};

interface InvoiceParams extends Record<string, string> {
  account: string;
  orderNo: string;
  invoiceNo: string;
  state: string;
}

export const invoiceInState: Scenario<InvoiceParams> = {
  name: 'invoice-in-state',
  title: '发票：申请中、已开、失败、红冲',
  description:
    'The account has an invoice of an order, the latest that can be invoiced unless told: pending, issuing, issued, failed, rejected, withdrawn, reddening or reddened. Its title is the default one.',
  defaults: { account: 'super', orderNo: '', invoiceNo: 'F2026000090000001', state: 'issued' },
  choices: { state: INVOICE_STATES },
  run({ db, now }, { account, orderNo, invoiceNo, state }) {
    const { id: userId } = accountOrRefuse(db, account);
    const goal = INVOICE_STATES.find((known) => known === state);
    if (!goal) throw new ScenarioRefused(`there is no state "${state}", only ${INVOICE_STATES.join(', ')}`);
    // Its number makes it this one invoice, however often the scenario runs.
    db.orm.delete(invoices).where(eq(invoices.no, invoiceNo)).run();
    db.orm
      .delete(notices)
      .where(like(notices.path, `%invoice=${invoiceNo}`))
      .run();
    const [latest] = invoicablePage(db, { userId, now, page: 1, pageSize: 1 }).list;
    const wished = orderNo === '' ? latest && [latest] : ordersToInvoice(db, userId, [orderNo]);
    const [first] = invoiceTitlesOf(db, userId);
    if (!wished || !first) throw new ScenarioRefused(`"${account}" has no order to invoice, or no title`);
    tellAuthority(db, ANSWERS[goal] ?? 'ok', 1);
    const shownFen = wished.reduce((sum, { totalFen }) => sum + totalFen, 0);
    const { id: _, userId: _owner, isDefault: _is, ...buyer } = first;
    const application = {
      userId,
      type: 'normal',
      buyer,
      remark: '',
      email: buyer.email,
      shownFen,
    } as const;
    const begun = goal === 'pending' ? now : now - HOUR_MS;
    const { id } = doneOrRefuse(applyInvoice(db, wished, { ...application, at: begun }));
    const own = eq(invoices.id, id);
    db.orm.update(invoices).set({ no: invoiceNo }).where(own).run();
    if (goal === 'issuing') db.orm.update(invoices).set({ dueAt: now }).where(own).run();
    if (goal !== 'pending') advanceInvoices(db, now, { among: own, most: goal === 'issuing' ? 1 : 2 });
    const failed = goal === 'withdrawn' ? invoiceById(db, id) : null;
    if (failed) doneOrRefuse(withdrawInvoice(db, failed, now));
    if (goal === 'reddening' || goal === 'reddened') {
      const issued = invoiceById(db, id);
      const at = goal === 'reddening' ? now : now - HOUR_MS / 2;
      if (issued) doneOrRefuse(redInvoice(db, issued, { reason: '抬头开错', reissueFor: null, at }));
      advanceInvoices(db, now, { among: own, most: 1 });
    }
    return { invoiceNo, orderNo: wished[0]?.orderNo ?? '', userId: String(userId) };
  },
};

export const invoicesNone: Scenario<{ account: string } & Record<string, string>> = {
  name: 'invoices-none',
  title: '没有发票',
  description: 'The account has neither invoices nor titles; its orders can be invoiced.',
  defaults: { account: 'super' },
  run({ db }, { account }) {
    const { id: userId } = accountOrRefuse(db, account);
    db.orm.delete(sentMessages).where(eq(sentMessages.userId, userId)).run();
    db.orm.delete(invoices).where(eq(invoices.userId, userId)).run();
    db.orm.delete(invoiceTitles).where(eq(invoiceTitles.userId, userId)).run();
    return { userId: String(userId) };
  },
};

export const titlesMany: Scenario<{ account: string } & Record<string, string>> = {
  name: 'invoice-titles-full',
  title: '发票抬头已满',
  description: 'The account keeps as many titles of invoices as it can.',
  defaults: { account: 'super' },
  run({ db }, { account }) {
    const { id: userId } = accountOrRefuse(db, account);
    const [first] = invoiceTitlesOf(db, userId);
    if (!first) throw new ScenarioRefused(`"${account}" has no title`);
    const { id: _, userId: _owner, isDefault: _is, ...fields } = first;
    for (let place = 1; ; place += 1) {
      const one = { ...fields, name: `${fields.name}第 ${place} 分部` };
      if (saveInvoiceTitle(db, { userId, id: null, fields: one, isDefault: false }).kind !== 'done') break;
    }
    return { userId: String(userId) };
  },
};

interface AuthorityParams extends Record<string, string> {
  answer: string;
  times: string;
}

export const taxAuthority: Scenario<AuthorityParams> = {
  name: 'tax-authority',
  title: '税务机关：通过、变慢、失败',
  description:
    'The tax authority takes the next applications so: ok, slow (a day), busy (fails, can be tried again) or mismatch (sent back); times says how many.',
  defaults: { answer: 'busy', times: '1' },
  run({ db }, { answer, times }) {
    const known = AUTHORITY_ANSWERS.find((one) => one === answer);
    if (!known)
      throw new ScenarioRefused(`there is no answer "${answer}", only ${AUTHORITY_ANSWERS.join(', ')}`);
    if (!/^[0-9]{1,4}$/.test(times)) throw new ScenarioRefused(`not a number of times: "${times}"`);
    tellAuthority(db, known, Number(times));
    return { answer, times };
  },
};
