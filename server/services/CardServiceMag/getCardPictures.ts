import { codeSvg, posterSvg } from '#contracts/rules/cards/card-drawings.ts';
import { cardPath, scanPath } from '#contracts/rules/cards/card-slug.ts';
import { vcardForCode } from '#contracts/rules/cards/vcard.ts';
import { codeOf } from '#db/queries/cards/card-tokens.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { ownCard } from './own-card.ts';
import { codeOfText } from './qr.ts';
import { seenWords } from './seen-card.ts';

/** 二维码与海报. */
export const getCardPictures: Handler<'CardServiceMag.getCardPictures'> = ({ cardID }, context) => {
  const card = ownCard(context, cardID);
  const { name } = card.content;
  const address = context.outsideUrl(cardPath(card.slug));
  const scanAddress = context.outsideUrl(scanPath(codeOf(context.db, card.id)));
  const link = codeOfText(scanAddress, 'quartile');
  const open = seenWords(card, 'open');
  // Whoever sees this code has the contact for good, so it says no more than everybody may know.
  const contact = vcardForCode(open, address);
  return {
    code: 0,
    message: '成功',
    data: {
      address,
      scanAddress,
      link: codeSvg(link, `${name}的名片二维码`, { hasSeal: true }),
      contact: contact === null ? '' : codeSvg(codeOfText(contact, 'low'), `${name}的通讯录二维码`),
      poster: posterSvg(open, link),
    },
  };
};
