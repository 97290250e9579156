import { scanPath } from '#contracts/rules/cards/card-slug.ts';
import type { Database } from '#db/client.ts';
import { codeOf } from '#db/queries/cards/card-tokens.ts';
import { worksOnCard } from '#db/queries/cards/card-works.ts';
import type { CardRow } from '#db/queries/cards/cards.ts';
import { pictureAddress } from './picture-address.ts';

/** A card as its owner gets it to work on. */
export function cardView(db: Database, card: CardRow) {
  const works = worksOnCard(db, card.ownerId, card.content);
  const { content } = card;
  return {
    ID: String(card.id),
    slug: card.slug,
    state: card.state,
    theme: card.theme,
    revision: card.revision,
    updatedAt: new Date(card.updatedAt).toISOString(),
    photoPath: pictureAddress(card.photoHash),
    wechatPath: pictureAddress(card.wechatHash),
    scanPath: scanPath(codeOf(db, card.id)),
    works: works.map(({ id, isShown, ...work }) => ({
      ID: id,
      ...work,
      isShown: isShown ? ('Y' as const) : ('N' as const),
    })),
    content: {
      ...content,
      mobiles: [...content.mobiles],
      emails: [...content.emails],
      sections: [...content.sections],
      // A work that is gone is not sent back with the next save.
      works: { ids: works.map(({ id }) => id), privacy: content.works.privacy },
    },
  };
}

export function cardReply(db: Database, card: CardRow) {
  return { code: 0, message: '成功', data: cardView(db, card) } as const;
}
