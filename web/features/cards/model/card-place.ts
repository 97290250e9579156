import { type Address, oneOf, words } from '#web/kit/address/address.ts';

export const VIEWS = { edit: '编辑', share: '分享与印刷', visits: '访问', contacts: '名片夹' } as const;
export type View = keyof typeof VIEWS;

/** What the address of the screen says: the card, its view, and an exchange of cards with its token. */
export const CARD_PLACE = {
  card: words,
  view: oneOf(Object.keys(VIEWS) as View[], 'edit'),
  exchange: words,
  k: words,
};

export type CardAddress = Address<typeof CARD_PLACE>;
