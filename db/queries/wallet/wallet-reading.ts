import { and, count, desc, eq, getTableColumns, gte, lt, min, type SQL, sql, sum } from 'drizzle-orm';
import type { EntryKind } from '#contracts/rules/wallet/wallet-entries.ts';
import type { Database } from '../../client.ts';
import { payments, walletEntries, wallets } from '../../schema/index.ts';

export type WalletRow = typeof wallets.$inferSelect;
export type WalletEntryRow = typeof walletEntries.$inferSelect;

export interface EntryFilter {
  readonly userId: number;
  /** Null for all of them. */
  readonly kind: EntryKind | null;
  readonly span: { readonly from: number; readonly to: number } | null;
}

/** The wallet of a member (钱包); without one there is nothing in it. */
export function walletOf(db: Database, userId: number): WalletRow {
  const row = db.orm.select().from(wallets).where(eq(wallets.userId, userId)).get();
  const nothing = { principalFen: 0, bonusFen: 0, frozenPrincipalFen: 0, frozenBonusFen: 0 };
  return row ?? { userId, ...nothing, remindBelowFen: null };
}

/** Null turns the reminder off (余额提醒). */
export function saveReminder(db: Database, userId: number, remindBelowFen: number | null): void {
  db.orm
    .insert(wallets)
    .values({ userId, remindBelowFen })
    .onConflictDoUpdate({ target: wallets.userId, set: { remindBelowFen } })
    .run();
}

/** One page of entries (流水), the newest first. */
export function entryPage(
  db: Database,
  filter: EntryFilter,
  { page, pageSize }: { page: number; pageSize: number },
): { list: (WalletEntryRow & { payNo: string | null })[]; total: number } {
  const where = matching(filter);
  const list = db.orm
    .select({ ...getTableColumns(walletEntries), payNo: payments.no })
    .from(walletEntries)
    .leftJoin(payments, eq(payments.id, walletEntries.paymentId))
    .where(where)
    .orderBy(desc(walletEntries.at), desc(walletEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  const counted = db.orm.select({ n: count() }).from(walletEntries).where(where).get();
  return { list, total: counted?.n ?? 0 };
}

/** When the wallet began to be used; null for one that was not. */
export function firstEntryAt(db: Database, userId: number): number | null {
  const row = db.orm
    .select({ at: min(walletEntries.at) })
    .from(walletEntries)
    .where(eq(walletEntries.userId, userId))
    .get();
  return row?.at ?? null;
}

export interface Statement {
  readonly openingFen: number;
  readonly incomeFen: number;
  readonly spendingFen: number;
  readonly closingFen: number;
}

/** What a month did to the wallet (月结单): every kind of entry, whichever are listed. */
export function statementOf(
  db: Database,
  userId: number,
  span: { readonly from: number; readonly to: number },
): Statement {
  const amount = walletEntries.amountFen;
  const before = db.orm
    .select({ fen: sum(amount).mapWith(Number) })
    .from(walletEntries)
    .where(and(eq(walletEntries.userId, userId), lt(walletEntries.at, span.from)))
    .get();
  const within = db.orm
    .select({
      income: sql<number>`coalesce(sum(max(${amount}, 0)), 0)`,
      spending: sql<number>`coalesce(sum(max(0 - ${amount}, 0)), 0)`,
    })
    .from(walletEntries)
    .where(matching({ userId, kind: null, span }))
    .get();
  const openingFen = before?.fen ?? 0;
  const { income: incomeFen, spending: spendingFen } = within ?? { income: 0, spending: 0 };
  return { openingFen, incomeFen, spendingFen, closingFen: openingFen + incomeFen - spendingFen };
}

function matching({ userId, kind, span }: EntryFilter): SQL | undefined {
  return and(
    eq(walletEntries.userId, userId),
    kind === null ? undefined : eq(walletEntries.kind, kind),
    span === null ? undefined : and(gte(walletEntries.at, span.from), lt(walletEntries.at, span.to)),
  );
}
