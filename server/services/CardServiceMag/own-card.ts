import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { type CardRow, ownCard as find } from '#db/queries/cards/cards.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';

/** What is no number is nobody's card. */
export function cardIdOf(cardID: string): number {
  return parseDecimalId(cardID) ?? 0;
}

/** The caller's card of that id. */
export function ownCard({ db, user }: Context, cardID: string): CardRow {
  return doneOrRefuse(find(db, user.id, cardIdOf(cardID)));
}
