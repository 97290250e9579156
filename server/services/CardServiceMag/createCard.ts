import { createCard as create } from '#db/queries/cards/cards.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { newBookCode } from '../new-book-code.ts';
import { once } from '../once.ts';
import { cardReply } from './card-view.ts';
import { ownCard } from './own-card.ts';

/** 新建名片. */
export const createCard: Handler<'CardServiceMag.createCard'> = (input, context) => {
  const { db, user, now } = context;
  const id = once(context, 'CardServiceMag.createCard', input, () => {
    // Nobody else has such an address, and it says nothing of the member; a nicer one is chosen in the editor.
    const [slug, token] = [newBookCode(context), newBookCode(context)];
    return doneOrRefuse(create(db, { ownerId: user.id, name: user.nick, slug, token, now })).id;
  });
  return cardReply(db, ownCard(context, String(id)));
};
