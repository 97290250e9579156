import { aside, pageNumber, words } from '#web/kit/address/address.ts';

/** What the address says (购物车): the words that are looked for, the page, and the line whose print options are open. */
export const CART_PLACE = {
  keyword: { ...words, read: (text: string) => text.trim() },
  page: pageNumber,
  cartID: aside({ ...words, read: (text: string) => text.trim() }),
};
