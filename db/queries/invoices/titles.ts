import { and, asc, count, desc, eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { TITLES_MAX, type TitleFields } from '#contracts/rules/invoices/title-fields.ts';
import type { Database } from '../../client.ts';
import { invoiceTitles } from '../../schema/index.ts';

export type TitleRow = typeof invoiceTitles.$inferSelect;

/** The titles of a member (发票抬头), the default ones first and of these that of a company. */
export function titlesOf(db: Database, userId: number): TitleRow[] {
  return db.orm
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.userId, userId))
    .orderBy(desc(invoiceTitles.isDefault), asc(invoiceTitles.kind), asc(invoiceTitles.id))
    .limit(TITLES_MAX)
    .all();
}

export function ownTitle(db: Database, userId: number, id: number): TitleRow | null {
  return db.orm.select().from(invoiceTitles).where(isOwn(userId, id)).get() ?? null;
}

interface TitleToSave {
  readonly userId: number;
  /** Null for a new one. */
  readonly id: number | null;
  readonly fields: TitleFields;
  readonly isDefault: boolean;
}

/** Keeps a title (保存抬头). A person and a company have one default each, the first one unless told otherwise. */
export function saveTitle(
  db: Database,
  { userId, id, fields, isDefault }: TitleToSave,
): Done<TitleRow> | Refused<'titles-full'> | Missing<'invoice-title'> {
  return db.sqlite.transaction(() => {
    const known = id === null ? null : ownTitle(db, userId, id);
    if (id !== null && known === null) return missing('invoice-title');
    const kept = titleCount(db, userId);
    if (known === null && kept >= TITLES_MAX) return refused('titles-full', { most: TITLES_MAX });
    const stays = known?.isDefault === 'Y' && known.kind === fields.kind;
    if (isDefault)
      db.orm.update(invoiceTitles).set({ isDefault: 'N' }).where(isOfKind(userId, fields.kind)).run();
    const row = { ...fields, userId, isDefault: isDefault || stays ? 'Y' : 'N' } as const;
    const saved = known
      ? db.orm.update(invoiceTitles).set(row).where(isOwn(userId, known.id)).returning().get()
      : db.orm.insert(invoiceTitles).values(row).returning().get();
    nameDefaults(db, userId);
    const named = saved && ownTitle(db, userId, saved.id);
    return named ? done(named) : missing('invoice-title');
  })();
}

/** Forgets a title (删除抬头). Invoices keep their own copy; the oldest of the others of its kind becomes the default. */
export function removeTitle(db: Database, userId: number, id: number): Done<null> | Missing<'invoice-title'> {
  return db.sqlite.transaction(() => {
    const known = ownTitle(db, userId, id);
    if (!known) return missing('invoice-title');
    db.orm.delete(invoiceTitles).where(isOwn(userId, id)).run();
    nameDefaults(db, userId);
    return done(null);
  })();
}

/** Of each kind that has titles and no default one, the oldest is it. */
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

function isOfKind(userId: number, kind: TitleFields['kind']) {
  return and(eq(invoiceTitles.userId, userId), eq(invoiceTitles.kind, kind));
}

function titleCount(db: Database, userId: number): number {
  const row = db.orm.select({ n: count() }).from(invoiceTitles).where(eq(invoiceTitles.userId, userId)).get();
  return row?.n ?? 0;
}

function isOwn(userId: number, id: number) {
  return and(eq(invoiceTitles.id, id), eq(invoiceTitles.userId, userId));
}
