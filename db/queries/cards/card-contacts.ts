import { and, desc, eq } from 'drizzle-orm';
import type { CardLevel } from '#contracts/rules/cards/card-view.ts';
import { countRows } from '#db/rows/count-rows.ts';
import type { Database } from '../../client.ts';
import { preparedOnce } from '../../prepared.ts';
import { businessCards, cardContacts } from '../../schema/index.ts';
import type { CardRow } from './cards.ts';

interface NewContact {
  readonly userId: number;
  readonly cardId: number;
  readonly level: CardLevel;
  readonly at: number;
}

/** So many a member has; the oldest goes for a new one. */
const KEPT = 1000;

const trimming = preparedOnce(({ sqlite }) =>
  sqlite.prepare<{ userId: number }>(`
    DELETE FROM card_contacts WHERE user_id = @userId AND at < (
      SELECT at FROM card_contacts WHERE user_id = @userId ORDER BY at DESC LIMIT 1 OFFSET ${KEPT - 1})`),
);

/**
 * Puts a card into a member's card case (名片夹), once; what was seen by its code before is not hidden again. Answers
 * whether it was not there before.
 */
export function addContact(db: Database, { userId, cardId, level, at }: NewContact): boolean {
  const known = and(eq(cardContacts.userId, userId), eq(cardContacts.cardId, cardId));
  const isNew = countRows(db, cardContacts, known) === 0;
  db.orm
    .insert(cardContacts)
    .values({ userId, cardId, level, at })
    .onConflictDoUpdate({
      target: [cardContacts.userId, cardContacts.cardId],
      set: level === 'scan' ? { at, level } : { at },
    })
    .run();
  trimming(db).run({ userId });
  return isNew;
}

export interface Contact {
  readonly id: number;
  readonly level: CardLevel;
  readonly at: number;
  readonly card: CardRow;
}

export function contactPage(
  db: Database,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): { list: Contact[]; total: number } {
  const own = eq(cardContacts.userId, userId);
  const { id, level, at } = cardContacts;
  const list = db.orm
    .select({ id, level, at, card: businessCards })
    .from(cardContacts)
    .innerJoin(businessCards, eq(businessCards.id, cardContacts.cardId))
    .where(own)
    .orderBy(desc(at), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all();
  return { list, total: countRows(db, cardContacts, own) };
}
