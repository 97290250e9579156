import { and, asc, eq, ne } from 'drizzle-orm';
import { CARD_LIMITS, type CardContent, newCardContent } from '#contracts/rules/cards/card-content.ts';
import type { CardState } from '#contracts/rules/cards/card-states.ts';
import type { CardTheme } from '#contracts/rules/cards/card-themes.ts';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import { countRows } from '#db/rows/count-rows.ts';
import type { Database } from '../../client.ts';
import { businessCards } from '../../schema/index.ts';
import { addToken } from './card-tokens.ts';

export type CardRow = typeof businessCards.$inferSelect;
type Changed = Done<CardRow> | Missing<'card'> | Refused<'card-changed' | 'slug-taken' | 'bad-field'>;

/** A member's cards (名片), the oldest first. */
export function cardsOf(db: Database, ownerId: number): CardRow[] {
  return db.orm
    .select()
    .from(businessCards)
    .where(eq(businessCards.ownerId, ownerId))
    .orderBy(asc(businessCards.id))
    .limit(CARD_LIMITS.cards)
    .all();
}

export function ownCard(db: Database, ownerId: number, id: number): Done<CardRow> | Missing<'card'> {
  const own = and(eq(businessCards.id, id), eq(businessCards.ownerId, ownerId));
  const found = db.orm.select().from(businessCards).where(own).get();
  return found ? done(found) : missing('card');
}

export function cardBySlug(db: Database, slug: string): CardRow | null {
  return db.orm.select().from(businessCards).where(eq(businessCards.slug, slug)).get() ?? null;
}

export function cardById(db: Database, id: number): CardRow | null {
  return db.orm.select().from(businessCards).where(eq(businessCards.id, id)).get() ?? null;
}

interface NewCard {
  readonly ownerId: number;
  readonly name: string;
  readonly slug: string;
  readonly token: string;
  readonly now: number;
}

/** A draft (新建名片) with nothing but the member's name in it, and the code that will be its own for ever. */
export function createCard(db: Database, card: NewCard): Done<CardRow> | Refused<'cards-full'> {
  const { ownerId, slug, now } = card;
  return db.sqlite.transaction(() => {
    const has = countRows(db, businessCards, eq(businessCards.ownerId, ownerId));
    if (has >= CARD_LIMITS.cards) return refused('cards-full', { most: CARD_LIMITS.cards });
    const row = db.orm
      .insert(businessCards)
      .values({
        ...{ ownerId, slug, theme: 'ink', createdAt: now, updatedAt: now },
        content: newCardContent(card.name),
      })
      .returning()
      .get();
    addToken(db, { cardId: row.id, token: card.token, batch: 0, now });
    return done(row);
  })();
}

interface CardChange {
  readonly ownerId: number;
  readonly id: number;
  readonly now: number;
}

interface SavedCard extends CardChange {
  readonly revision: number;
  readonly slug: string;
  readonly theme: CardTheme;
  readonly content: CardContent;
  /** Pictures that are wanted no more. */
  readonly without: readonly CardPicture[];
}

/** Saves what was written (保存), unless somebody else did so since. */
export function saveCard(db: Database, { without, ...card }: SavedCard): Changed {
  return db.sqlite.transaction(() => {
    const found = ownCard(db, card.ownerId, card.id);
    if (found.kind !== 'done') return found;
    if (found.value.revision !== card.revision) return refused('card-changed');
    const sameSlug = and(eq(businessCards.slug, card.slug), ne(businessCards.id, card.id));
    if (countRows(db, businessCards, sameSlug) > 0) return refused('slug-taken');
    const { slug, theme, content } = card;
    const gone = Object.fromEntries(without.map((picture) => [COLUMNS[picture], '']));
    return done(change(db, found.value, { slug, theme, content, ...gone }, card.now));
  })();
}

export function setCardState(
  db: Database,
  { ownerId, id, state, now }: CardChange & { readonly state: CardState },
): Done<CardRow> | Missing<'card'> {
  const found = ownCard(db, ownerId, id);
  if (found.kind !== 'done' || found.value.state === state) return found;
  return done(change(db, found.value, { state }, now));
}

/** 头像照片, 微信二维码. */
export const CARD_PICTURES = ['photo', 'wechat'] as const;
export type CardPicture = (typeof CARD_PICTURES)[number];
const COLUMNS = { photo: 'photoHash', wechat: 'wechatHash' } as const;

/** Puts a picture that was just brought in the place of the one before. */
export function setCardPicture(
  db: Database,
  { card, picture, hash, now }: { card: CardRow; picture: CardPicture; hash: string; now: number },
): CardRow {
  return change(db, card, { [COLUMNS[picture]]: hash }, now);
}

export function deleteCard(db: Database, ownerId: number, id: number): Done<CardRow> | Missing<'card'> {
  const found = ownCard(db, ownerId, id);
  if (found.kind === 'done') db.orm.delete(businessCards).where(eq(businessCards.id, id)).run();
  return found;
}

function change(
  db: Database,
  { id, revision }: CardRow,
  how: Partial<typeof businessCards.$inferInsert>,
  now: number,
): CardRow {
  return db.orm
    .update(businessCards)
    .set({ ...how, revision: revision + 1, updatedAt: now })
    .where(eq(businessCards.id, id))
    .returning()
    .get();
}
