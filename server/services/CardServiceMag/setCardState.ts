import { canBecome } from '#contracts/rules/cards/card-states.ts';
import { setCardState as set } from '#db/queries/cards/cards.ts';
import { choiceRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { cardReply } from './card-view.ts';
import { ownCard } from './own-card.ts';

/** 发布名片, 停用名片. */
export const setCardState: Handler<'CardServiceMag.setCardState'> = ({ cardID, state }, context) => {
  const { db, user, now } = context;
  const card = ownCard(context, cardID);
  if (!canBecome(card.state, state)) throw choiceRefusal('名片状态不正确');
  return cardReply(db, doneOrRefuse(set(db, { ownerId: user.id, id: card.id, state, now })));
};
