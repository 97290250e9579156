import { eq, max, sql } from 'drizzle-orm';
import { datedNumber } from '#contracts/rules/dated-number.ts';
import { type Done, done, type Refused, refused } from '#contracts/rules/decision.ts';
import { type InvoiceBuyer, type InvoiceType, whyNotType } from '#contracts/rules/invoices/buyer.ts';
import { invoicableFen, whyNotInvoicable } from '#contracts/rules/invoices/invoicable.ts';
import { invoiceLine, invoiceSums } from '#contracts/rules/invoices/invoice-lines.ts';
import { type AuthorityAnswer, invoiceWaitMs } from '#contracts/rules/invoices/invoice-states.ts';
import type { InvoiceWish } from '#contracts/rules/orders/invoice-fields.ts';
import type { Database } from '../../client.ts';
import { authorityAnswers, invoiceOrders, invoices } from '../../schema/index.ts';
import { type OrderWithFacts, ordersByIds } from './invoicable-orders.ts';
import { type Invoice, invoiceOfRow } from './invoice-reading.ts';

export interface Application {
  readonly userId: number;
  readonly type: InvoiceType;
  readonly buyer: InvoiceBuyer;
  readonly remark: string;
  readonly email: string;
  readonly at: number;
}

/** Applies for one invoice of these orders (申请开票); `shownFen` is the amount that the member has seen. */
export function applyInvoice(
  db: Database,
  chosen: readonly OrderWithFacts[],
  { shownFen, ...application }: Application & { readonly shownFen: number },
): Done<Invoice> | Refused<'orders-not-invoicable' | 'bad-choice'> {
  const typeProblem = whyNotType(application.buyer, application.type);
  if (typeProblem !== null) return refused('bad-choice', { message: typeProblem });
  const refusedOrders = chosen.flatMap(({ orderNo, facts }) => {
    const why = whyNotInvoicable(facts, application.at);
    return why === null ? [] : [{ orderNo, reason: why }];
  });
  if (refusedOrders.length > 0) return refused('orders-not-invoicable', { orders: refusedOrders });
  const totalFen = chosen.reduce((sum, order) => sum + order.totalFen, 0);
  if (totalFen !== shownFen) return refused('bad-choice', { message: '可开金额已变化，请核对后再提交' });
  return done(insertInvoice(db, chosen, application));
}

/**
 * Applies for what the order asked for when it was placed (下单时的发票选择), once it is finished; not where its member
 * applied before, whatever became of that application.
 */
export function applyWished(
  db: Database,
  order: { readonly id: number; readonly userId: number; readonly invoice: string },
  at: number,
): void {
  if (order.invoice === '' || wasAppliedFor(db, order.id)) return;
  const { kind, title: name, taxNo, email, special }: InvoiceWish = JSON.parse(order.invoice);
  const buyer = { kind: kind === 'company' ? 'company' : 'personal', name, taxNo, email } as const;
  const empty = { address: '', tel: '', bank: '', account: '' };
  applyForWhatIsLeft(db, [order.id], {
    userId: order.userId,
    type: special ? 'special' : 'normal',
    buyer: { ...buyer, ...(special ?? empty) },
    remark: '',
    email,
    at,
  });
}

function wasAppliedFor(db: Database, orderId: number): boolean {
  const ofIt = eq(invoiceOrders.orderId, orderId);
  return db.orm.select().from(invoiceOrders).where(ofIt).limit(1).get() !== undefined;
}

/**
 * One invoice of what can still be invoiced of these orders; nothing where there is nothing. It follows from an earlier one
 * or from a wish, so the window of 180 days does not count; nor does an after-sale that is open, whose refund comes later.
 */
export function applyForWhatIsLeft(
  db: Database,
  orderIds: readonly number[],
  application: Application,
): void {
  const left = ordersByIds(db, orderIds).filter(
    ({ facts }) => facts.taken === null && facts.state !== 'refunding' && invoicableFen(facts) > 0,
  );
  if (left.length > 0) insertInvoice(db, left, application);
}

/** How the authority takes the next application (税局答复): as it was told to, otherwise well. */
export function takeAnswer(db: Database): AuthorityAnswer {
  const told = db.orm.select().from(authorityAnswers).get();
  if (!told || told.times <= 0) return 'ok';
  db.orm
    .update(authorityAnswers)
    .set({ times: sql`${authorityAnswers.times} - 1` })
    .where(eq(authorityAnswers.id, told.id))
    .run();
  return told.answer;
}

/** How it shall take the next ones. */
export function tellAuthority(db: Database, answer: AuthorityAnswer, times: number): void {
  const told = { answer, times };
  db.orm
    .insert(authorityAnswers)
    .values({ id: 1, ...told })
    .onConflictDoUpdate({ target: authorityAnswers.id, set: told })
    .run();
}

function insertInvoice(
  db: Database,
  orders: readonly OrderWithFacts[],
  { userId, type, buyer, remark, email, at }: Application,
): Invoice {
  const last = db.orm
    .select({ id: max(invoices.id) })
    .from(invoices)
    .get();
  const id = (last?.id ?? 0) + 1;
  const lines = orders.map(({ orderNo, goodsName, title: works, copies, totalFen }) =>
    invoiceLine({ orderNo, goodsName, title: works, copies, totalFen }),
  );
  const answer = takeAnswer(db);
  const row = db.orm
    .insert(invoices)
    .values({
      id,
      no: datedNumber('F', at, id),
      userId,
      type,
      state: 'pending',
      buyer: JSON.stringify(buyer),
      lines: JSON.stringify(lines),
      totalFen: invoiceSums(lines).totalFen,
      remark,
      email,
      answer,
      dueAt: at + (invoiceWaitMs('pending', answer) ?? 0),
      createdAt: at,
    })
    .returning()
    .get();
  const parts = orders.map(({ orderId, totalFen }) => ({ invoiceId: id, orderId, amountFen: totalFen }));
  db.orm.insert(invoiceOrders).values(parts).run();
  return invoiceOfRow(row);
}
