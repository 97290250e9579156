import { and, asc, count, desc, eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { INVOICE_TITLES_MAX, type InvoiceBuyer } from '#contracts/rules/invoices/buyer.ts';
import type { Database } from '../../client.ts';
import { invoiceTitles } from '../../schema/index.ts';

export type InvoiceTitleRow = typeof invoiceTitles.$inferSelect;

/** The titles of a member (发票抬头), the default ones first and of these that of a company. */
export function invoiceTitlesOf(db: Database, userId: number): InvoiceTitleRow[] {
  return db.orm
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.userId, userId))
    .orderBy(desc(invoiceTitles.isDefault), asc(invoiceTitles.kind), asc(invoiceTitles.id))
    .limit(INVOICE_TITLES_MAX)
    .all();
}

export function ownInvoiceTitle(db: Database, userId: number, id: number): InvoiceTitleRow | null {
  return db.orm.select().from(invoiceTitles).where(isOwn(userId, id)).get() ?? null;
}

interface InvoiceTitleToSave {
  readonly userId: number;
  /** Null for a new one. */
  readonly id: number | null;
  readonly fields: InvoiceBuyer;
  readonly isDefault: boolean;
}

/** Keeps a title (保存抬头). A person and a company have one default each, the first one unless told otherwise. */
export function saveInvoiceTitle(
  db: Database,
  { userId, id, fields, isDefault }: InvoiceTitleToSave,
): Done<InvoiceTitleRow> | Refused<'titles-full'> | Missing<'invoice-title'> {
  return db.sqlite.transaction(() => {
    const known = id === null ? null : ownInvoiceTitle(db, userId, id);
    if (id !== null && known === null) return missing('invoice-title');
    const kept = titleCount(db, userId);
    if (known === null && kept >= INVOICE_TITLES_MAX)
      return refused('titles-full', { most: INVOICE_TITLES_MAX });
    const stays = known?.isDefault === 'Y' && known.kind === fields.kind;
    if (isDefault)
      db.orm.update(invoiceTitles).set({ isDefault: 'N' }).where(isOfKind(userId, fields.kind)).run();
    const row = { ...fields, userId, isDefault: isDefault || stays ? 'Y' : 'N' } as const;
    const saved = known
      ? db.orm.update(invoiceTitles).set(row).where(isOwn(userId, known.id)).returning().get()
      : db.orm.insert(invoiceTitles).values(row).returning().get();
    nameDefaults(db, userId);
    const named = saved && ownInvoiceTitle(db, userId, saved.id);
    return named ? done(named) : missing('invoice-title');
  })();
}

/** Forgets a title (删除抬头). Invoices keep their own copy; the oldest of the others of its kind becomes the default. */
export function removeInvoiceTitle(
  db: Database,
  userId: number,
  id: number,
): Done<null> | Missing<'invoice-title'> {
  return db.sqlite.transaction(() => {
    const known = ownInvoiceTitle(db, userId, id);
    if (!known) return missing('invoice-title');
    db.orm.delete(invoiceTitles).where(isOwn(userId, id)).run();
    nameDefaults(db, userId);
    return done(null);
  })();
}

/** Where a kind has titles and none of them is the default, the oldest becomes it. */
function nameDefaults(db: Database, userId: number): void {
  for (const kind of ['company', 'personal'] as const) {
    const [first] = db.orm
      .select()
      .from(invoiceTitles)
      .where(isOfKind(userId, kind))
      .orderBy(desc(invoiceTitles.isDefault), asc(invoiceTitles.id))
      .limit(1)
      .all();
    if (first?.isDefault === 'N') {
      db.orm.update(invoiceTitles).set({ isDefault: 'Y' }).where(isOwn(userId, first.id)).run();
    }
  }
}

function isOfKind(userId: number, kind: InvoiceBuyer['kind']) {
  return and(eq(invoiceTitles.userId, userId), eq(invoiceTitles.kind, kind));
}

function titleCount(db: Database, userId: number): number {
  const row = db.orm.select({ n: count() }).from(invoiceTitles).where(eq(invoiceTitles.userId, userId)).get();
  return row?.n ?? 0;
}

function isOwn(userId: number, id: number) {
  return and(eq(invoiceTitles.id, id), eq(invoiceTitles.userId, userId));
}
