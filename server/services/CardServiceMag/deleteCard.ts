import { deleteCard as remove } from '#db/queries/cards/cards.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { cardIdOf } from './own-card.ts';

/** 删除名片. */
export const deleteCard: Handler<'CardServiceMag.deleteCard'> = ({ cardID }, context) => {
  const { id } = doneOrRefuse(remove(context.db, context.user.id, cardIdOf(cardID)));
  context.dropUnusedFiles();
  return { code: 0, message: '成功', data: { ID: String(id) } };
};
