import { readCardContent } from '#contracts/rules/cards/card-content.ts';
import { readSlug } from '#contracts/rules/cards/card-slug.ts';
import { cardTheme } from '#contracts/rules/cards/card-themes.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { worksOnCard } from '#db/queries/cards/card-works.ts';
import { CARD_PICTURES, saveCard as save } from '#db/queries/cards/cards.ts';
import { choiceRefusal, fieldRefusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../done-or-refuse.ts';
import { cardReply } from './card-view.ts';
import { ownCard } from './own-card.ts';

/** 保存名片. */
export const saveCard: Handler<'CardServiceMag.saveCard'> = (input, context) => {
  const { db, user, now } = context;
  const { id } = ownCard(context, input.cardID);
  const slug = doneOrRefuse(readSlug(input.slug));
  const theme = cardTheme(input.theme);
  if (theme === null) throw choiceRefusal('请选择名片主题');
  const content = doneOrRefuse(readCardContent(input.content));
  if (worksOnCard(db, user.id, content).length < content.works.ids.length) {
    throw fieldRefusal('bad-works', '有作品已经不在了，请重新选择');
  }
  const named = (input.without ?? '').split(',');
  const without = CARD_PICTURES.filter((picture) => named.includes(picture));
  const revision = parseWholeNumber(input.revision) ?? 0;
  const card = { ownerId: user.id, id, revision, slug, theme, content, without, now };
  return cardReply(db, doneOrRefuse(save(db, card)));
};
