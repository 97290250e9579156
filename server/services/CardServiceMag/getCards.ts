import { CARD_LIMITS } from '#contracts/rules/cards/card-content.ts';
import { cardsOf } from '#db/queries/cards/cards.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { cardView } from './card-view.ts';

/** 我的名片. */
export const getCards: Handler<'CardServiceMag.getCards'> = (_input, { db, user }) => ({
  code: 0,
  message: '成功',
  data: { list: cardsOf(db, user.id).map((card) => cardView(db, card)), most: CARD_LIMITS.cards },
});
