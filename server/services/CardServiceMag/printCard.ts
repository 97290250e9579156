import { scanPath } from '#contracts/rules/cards/card-slug.ts';
import { CARD_SIZE, printedCard } from '#contracts/rules/cards/printed-card.ts';
import { addBatch } from '#db/queries/cards/card-tokens.ts';
import { setPageCover } from '#db/queries/publications/covers.ts';
import { createWork } from '#db/queries/publications/creating.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { newBookCode } from '../new-book-code.ts';
import { once } from '../once.ts';
import { ownCard } from './own-card.ts';
import { codeOfText } from './qr.ts';
import { seenWords } from './seen-card.ts';

/** 印名片: a work like any other, so that it is checked, priced and ordered like any other. */
export const printCard: Handler<'CardServiceMag.printCard'> = (input, context) => {
  const { db, now, user } = context;
  const card = ownCard(context, input.cardID);
  const made = once(context, 'CardServiceMag.printCard', input, () => {
    const token = newBookCode(context);
    const batch = addBatch(db, { cardId: card.id, token, now });
    const code = codeOfText(context.outsideUrl(scanPath(token)), 'quartile');
    const name = `${card.content.name}的名片（第 ${batch} 次印刷）`;
    const work = { ownerId: user.id, code: newBookCode(context), now, type: 'document', name } as const;
    // Who is handed the card may as well scan it, so both see the same.
    const pages = printedCard(seenWords(card, 'scan'), code);
    const opusID = createWork(db, { ...work, ...CARD_SIZE, pages });
    setPageCover(db, opusID);
    return { opusID, batch };
  });
  return { code: 0, message: '成功', data: { opusID: String(made.opusID), batch: made.batch } };
};
