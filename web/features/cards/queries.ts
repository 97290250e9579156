import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrow } from '#web/lib/outcome.ts';
import { KEYS } from '#web/lib/query-keys.ts';
import { cardContacts, cardPictures, cards, cardVisits, ownWorks } from './api.ts';

// Visitors come without this page, so what was read before is never taken for the truth.
const ALWAYS_ANEW = { staleTime: 0 } as const;

export const queries = {
  /** The member's cards (我的名片). */
  cards: () => queryOptions({ queryKey: [...KEYS.cards, 'list'], queryFn: () => orThrow(cards()) }),

  /** Codes and poster (二维码与海报). */
  pictures: (cardID: string) =>
    queryOptions({
      queryKey: [...KEYS.cards, 'pictures', cardID],
      queryFn: () => orThrow(cardPictures(cardID)),
    }),

  /** Who came (访问记录). */
  visits: (cardID: string, page: number) =>
    queryOptions({
      queryKey: [...KEYS.cards, 'visits', cardID, page],
      queryFn: () => orThrow(cardVisits(cardID, page)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),

  /** Cards of others (名片夹). */
  contacts: (page: number) =>
    queryOptions({
      queryKey: [...KEYS.cards, 'contacts', page],
      queryFn: () => orThrow(cardContacts(page)),
      placeholderData: keepPreviousData,
      ...ALWAYS_ANEW,
    }),

  /** What a card can show of the member's works (可展示的作品). */
  works: () =>
    queryOptions({ queryKey: [...KEYS.publications, 'for-cards'], queryFn: () => orThrow(ownWorks()) }),
};
