import { cardPath, scanPath } from '#contracts/rules/cards/card-slug.ts';
import type { Database } from '#db/client.ts';
import { type Contact, contactPage } from '#db/queries/cards/card-contacts.ts';
import { codeOf } from '#db/queries/cards/card-tokens.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { pageOf } from '../page-of.ts';
import { seenWords } from './seen-card.ts';

const PAGE_SIZE = 10;

/** 名片夹. */
export const getCardContacts: Handler<'CardServiceMag.getCardContacts'> = (input, { db, user }) => {
  const { page, pageSize } = pageOf(input, PAGE_SIZE);
  const { list, total } = contactPage(db, user.id, { page, pageSize });
  const data = { list: list.map((contact) => contactView(db, contact)), total, page, pageSize };
  return { code: 0, message: '成功', data };
};

function contactView(db: Database, { id, level, at, card }: Contact) {
  const known = { ID: String(id), state: card.state, at: new Date(at).toISOString() };
  // What is not shown any more keeps its name alone, so that the member knows whom he cannot reach this way.
  if (card.state !== 'published') {
    return { ...known, name: card.content.name, title: '', company: '', mobile: '', path: '' };
  }
  const { name, title, company, mobiles } = seenWords(card, level);
  const path = level === 'scan' ? scanPath(codeOf(db, card.id)) : cardPath(card.slug);
  return { ...known, name, title, company, mobile: mobiles[0]?.text ?? '', path };
}
