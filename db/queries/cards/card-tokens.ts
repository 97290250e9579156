import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { cardTokens } from '../../schema/index.ts';

interface NewToken {
  readonly cardId: number;
  readonly token: string;
  readonly batch: number;
  readonly now: number;
}

export function addToken(db: Database, { now, ...token }: NewToken): void {
  db.orm
    .insert(cardTokens)
    .values({ ...token, createdAt: now })
    .run();
}

/** What the code of a card says. */
export function codeOf(db: Database, cardId: number): string {
  const own = and(eq(cardTokens.cardId, cardId), eq(cardTokens.batch, 0));
  const found = db.orm.select({ token: cardTokens.token }).from(cardTokens).where(own).get();
  // It is made together with its card.
  if (!found) throw new Error(`card ${cardId} has no code`);
  return found.token;
}

/** A printing of its own (印刷批次), so that it is known afterwards who came by it. Answers its number. */
export function addBatch(db: Database, token: Omit<NewToken, 'batch'>): number {
  const { cardId } = token;
  const last = db.orm
    .select({ batch: max(cardTokens.batch) })
    .from(cardTokens)
    .where(eq(cardTokens.cardId, cardId))
    .get();
  const batch = (last?.batch ?? 0) + 1;
  addToken(db, { ...token, batch });
  return batch;
}

export interface ScannedCode {
  readonly cardId: number;
  readonly batch: number;
}

/** Whose code this is; null for one that nobody has. */
export function scannedCode(db: Database, token: string): ScannedCode | null {
  const { cardId, batch } = cardTokens;
  return db.orm.select({ cardId, batch }).from(cardTokens).where(eq(cardTokens.token, token)).get() ?? null;
}

export function countScan(db: Database, token: string): void {
  db.orm
    .update(cardTokens)
    .set({ scans: sql`${cardTokens.scans} + 1` })
    .where(eq(cardTokens.token, token))
    .run();
}

/** The printings of a card and how often each was scanned, the latest first; older ones are on paper all the same. */
const SHOWN = 20;

export function batchesOf(
  db: Database,
  cardId: number,
): { batch: number; scans: number; createdAt: number }[] {
  return db.orm
    .select({ batch: cardTokens.batch, scans: cardTokens.scans, createdAt: cardTokens.createdAt })
    .from(cardTokens)
    .where(and(eq(cardTokens.cardId, cardId), sql`${cardTokens.batch} > 0`))
    .orderBy(sql`${cardTokens.batch} DESC`)
    .limit(SHOWN)
    .all();
}
