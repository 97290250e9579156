import { tell } from '#db/queries/account/notices.ts';
import { addContact } from '#db/queries/cards/card-contacts.ts';
import { scannedCode } from '#db/queries/cards/card-tokens.ts';
import { addVisit } from '#db/queries/cards/card-visits.ts';
import { cardBySlug } from '#db/queries/cards/cards.ts';
import { choiceRefusal, refusal } from '#server/errors.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { ownCard } from './own-card.ts';

/** 交换名片. */
export const exchangeCard: Handler<'CardServiceMag.exchangeCard'> = (input, context) => {
  const { db, user, now } = context;
  const own = ownCard(context, input.cardID);
  const other = cardBySlug(db, input.slug);
  if (other?.state !== 'published') throw refusal('card-not-found');
  if (other.ownerId === user.id) throw choiceRefusal('这是您自己的名片');
  if (own.state !== 'published') throw choiceRefusal('请先发布要交换的名片');
  const code = input.token ? scannedCode(db, input.token) : null;
  const hasScanned = code?.cardId === other.id;
  db.sqlite.transaction(() => {
    addContact(db, { userId: user.id, cardId: other.id, level: hasScanned ? 'scan' : 'open', at: now });
    // Whoever leaves a card hands it over himself, as if it had been scanned.
    const isNew = addContact(db, { userId: other.ownerId, cardId: own.id, level: 'scan', at: now });
    if (!isNew) return;
    const source = !hasScanned ? 'link' : code.batch > 0 ? 'print' : 'scan';
    const visit = {
      cardId: other.id,
      visitorId: user.id,
      source,
      batch: hasScanned ? code.batch : 0,
    } as const;
    addVisit(db, { ...visit, action: 'exchange', at: now });
    tell(db, {
      ...{ userId: other.ownerId, kind: 'card', title: '收到一张名片' },
      text: `${own.content.name}与您交换了名片。`,
      ...{ path: '/manager/businessCard?view=contacts', createdAt: now },
    });
  })();
  return { code: 0, message: '成功', data: { name: other.content.name } };
};
