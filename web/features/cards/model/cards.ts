import type { DataOf } from '#web/kit/ask/send.ts';

export type CardList = DataOf<'CardServiceMag.getCards'>;
export type Card = CardList['list'][number];
export type Visits = DataOf<'CardServiceMag.getCardVisits'>;
export type Contact = DataOf<'CardServiceMag.getCardContacts'>['list'][number];

/** Rows on a page of visits or of contacts. */
export const PAGE_SIZE = 10;
