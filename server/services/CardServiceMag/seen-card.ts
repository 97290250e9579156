import { type CardLevel, type CardView, visibleCard } from '#contracts/rules/cards/card-view.ts';
import type { CardRow } from '#db/queries/cards/cards.ts';

const NO_PICTURES = { photo: '', wechatPicture: '', works: [] };

/** The words of a card as somebody sees them. */
export function seenWords({ content, theme }: CardRow, level: CardLevel): CardView {
  return visibleCard(content, { theme, level, pictures: NO_PICTURES });
}
