import { and, asc, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { type Done, done, type Refused } from '#contracts/rules/decision.ts';
import {
  BUYER_LABELS,
  type BuyerField,
  type InvoiceBuyer,
  whyNotType,
} from '#contracts/rules/invoices/buyer.ts';
import { invoiceNumber } from '#contracts/rules/invoices/invoice-number.ts';
import {
  afterRed,
  afterRefund,
  afterRetry,
  afterWithdrawal,
  type InvoiceState,
  invoiceWaitMs,
  nextOfInvoice,
  REFUND_RED_REASON,
  REFUNDED_REASON,
  TAKEN_STATES,
  WITHDRAWN_REASON,
} from '#contracts/rules/invoices/invoice-states.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { invoiceOrders, invoices } from '../../schema/index.ts';
import { applyForWhatIsLeft, takeAnswer } from './applying.ts';
import { type Invoice, invoiceById, invoiceOfRow, orderIdsOf } from './invoice-reading.ts';
import { tellOfInvoice } from './telling.ts';

/** A red number must not meet a blue one: both come out of one series. */
const PLACES_OF_ONE = 2;
/** The invoices of one order have fewer steps due at once. */
const MOST_STEPS = 4;

/** Sends a failed one to the authority again (重试). */
export function retryInvoice(
  db: Database,
  invoice: Invoice,
  at: number,
): Done<Invoice> | Refused<'invoice-state'> {
  const next = afterRetry(invoice.state);
  if (next.kind !== 'done') return next;
  return done(move(db, { ...invoice, answer: takeAnswer(db) }, { state: next.value, at, reason: '' }));
}

/** Withdraws a failed one (撤回申请). */
export function withdrawInvoice(
  db: Database,
  invoice: Invoice,
  at: number,
): Done<Invoice> | Refused<'invoice-state'> {
  const next = afterWithdrawal(invoice.state);
  if (next.kind !== 'done') return next;
  return done(move(db, invoice, { state: next.value, at, reason: WITHDRAWN_REASON }));
}

/** Takes back an issued one with a red one (红冲); with another buyer its orders are then invoiced for that one. */
export function redInvoice(
  db: Database,
  invoice: Invoice,
  request: { readonly reason: string; readonly reissueFor: InvoiceBuyer | null; readonly at: number },
): Done<Invoice> | Refused<'invoice-state'> {
  const next = afterRed(invoice.state);
  if (next.kind !== 'done') return next;
  const { reason, reissueFor, at } = request;
  return done(move(db, { ...invoice, reissueFor }, { state: next.value, at, reason }));
}

const idsOfOrder = (db: Database, orderId: number) =>
  db.orm
    .select({ id: invoiceOrders.invoiceId })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.orderId, orderId));

/** Lets happen what had happened to the invoices of an order by then, before its money changes: they state what it was. */
export function catchUpBeforeRefund(db: Database, orderId: number, at: number): void {
  advanceInvoices(db, at, { among: inArray(invoices.id, idsOfOrder(db, orderId)), most: MOST_STEPS });
}

/** Takes back the invoice of a refunded order (退款红冲), and invoices what is left. */
export function followRefund(db: Database, orderId: number, at: number): void {
  const taken = and(
    inArray(invoices.id, idsOfOrder(db, orderId)),
    inArray(invoices.state, [...TAKEN_STATES]),
  );
  for (const row of db.orm.select().from(invoices).where(taken).all()) {
    const invoice = invoiceOfRow(row);
    const state = afterRefund(invoice.state);
    if (state === 'reddening') {
      moveAndTell(db, { ...invoice, reissueFor: invoice.buyer }, { state, at, reason: REFUND_RED_REASON });
    } else if (state === 'withdrawn') {
      moveAndTell(db, invoice, { state, at, reason: REFUNDED_REASON });
      applyAgain(db, invoice, invoice.buyer, at);
    }
  }
}

const isInvoiceDue = preparedOnce((db) =>
  db.sqlite
    .prepare<{ now: number }, number>('SELECT EXISTS (SELECT 1 FROM invoices WHERE due_at <= @now)')
    .pluck(),
);

/** Lets invoices whose time has come move on, each at its own moment (开票到期处理); answers how many moves that were. */
export function advanceInvoices(
  db: Database,
  now: number,
  { among, most }: { among?: SQL | undefined; most: number },
): number {
  let moves = 0;
  while (moves < most && isInvoiceDue(db).get({ now }) === 1) {
    const due = db.orm
      .select()
      .from(invoices)
      .where(and(lte(invoices.dueAt, now), among))
      .orderBy(asc(invoices.dueAt), asc(invoices.id))
      .limit(most - moves)
      .all();
    if (due.length === 0) break;
    for (const row of due) advance(db, invoiceOfRow(row), row.dueAt ?? now);
    moves += due.length;
  }
  return moves;
}

function advance(db: Database, invoice: Invoice, at: number): void {
  const next = nextOfInvoice(invoice.state, invoice.answer);
  if (!next) {
    db.orm.update(invoices).set({ dueAt: null }).where(eq(invoices.id, invoice.id)).run();
    return;
  }
  const { state } = next;
  const reason = state === 'reddened' ? invoice.reason : next.reason;
  const moved = moveAndTell(db, invoice, { state, at, reason });
  if (state === 'reddened' && invoice.reissueFor) applyAgain(db, moved, invoice.reissueFor, at);
}

const BUYER_FIELDS = Object.keys(BUYER_LABELS) as BuyerField[];

/** A buyer that was chosen for the new invoice, or corrected, never leaves it to the mailbox of the former one. */
function applyAgain(db: Database, invoice: Invoice, buyer: InvoiceBuyer, at: number): void {
  const { id, userId, remark, email } = invoice;
  const isOther = BUYER_FIELDS.some((field) => buyer[field] !== invoice.buyer[field]);
  // A buyer without the data of a special invoice gets a normal one, as the dialog says beforehand.
  const type = whyNotType(buyer, invoice.type) === null ? invoice.type : 'normal';
  applyForWhatIsLeft(db, orderIdsOf(db, id), {
    ...{ userId, type, buyer, remark, at },
    email: isOther && (buyer.email !== '' || email === invoice.buyer.email) ? buyer.email : email,
  });
}

interface Move {
  readonly state: InvoiceState;
  readonly at: number;
  readonly reason: string;
}

/** For what happens by itself: what the members do themselves they know. */
function moveAndTell(db: Database, invoice: Invoice, to: Move): Invoice {
  const moved = move(db, invoice, to);
  tellOfInvoice(db, moved, to.at);
  return moved;
}

function move(db: Database, invoice: Invoice, { state, at, reason }: Move): Invoice {
  const wait = invoiceWaitMs(state, invoice.answer);
  const { id, answer, reissueFor } = invoice;
  db.orm
    .update(invoices)
    .set({
      state,
      reason,
      answer,
      dueAt: wait === null ? null : at + wait,
      reissueFor: reissueFor === null ? '' : JSON.stringify(reissueFor),
      ...(state === 'issued' ? { number: invoiceNumber(at, id * PLACES_OF_ONE), issuedAt: at } : {}),
      ...(state === 'reddened'
        ? { redNumber: invoiceNumber(at, id * PLACES_OF_ONE + 1), reddenedAt: at }
        : {}),
    })
    .where(eq(invoices.id, id))
    .run();
  const moved = invoiceById(db, id);
  if (!moved) throw new Error(`invoice ${id} is gone`);
  return moved;
}
