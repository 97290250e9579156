import { KEYS } from '#web/lib/query-keys.ts';
import { createCard, deleteCard, exchangeCard, printCard, saveCard, setCardState } from './api.ts';
import { sendPicture } from './upload-picture.ts';

export const mutations = {
  /** Begins a card (新建名片). */
  create: { call: (idemKey: string) => createCard(idemKey), touches: [KEYS.cards] },
  /** Saves a card (保存名片). */
  save: { call: (card: Parameters<typeof saveCard>[0]) => saveCard(card), touches: [KEYS.cards] },
  /** Shows a card, or stops that (发布、停用). */
  setState: { call: (wish: Parameters<typeof setCardState>[0]) => setCardState(wish), touches: [KEYS.cards] },
  /** Deletes a card (删除名片). */
  remove: { call: (cardID: string) => deleteCard(cardID), touches: [KEYS.cards] },
  /** Makes a work of the card (印名片). */
  print: {
    call: (wish: Parameters<typeof printCard>[0]) => printCard(wish),
    touches: [KEYS.publications, KEYS.cards],
  },
  /** Leaves the own card with somebody (交换名片). */
  exchange: { call: (wish: Parameters<typeof exchangeCard>[0]) => exchangeCard(wish), touches: [KEYS.cards] },
  /** Brings a picture (上传图片). */
  bring: { call: (sent: Parameters<typeof sendPicture>[0]) => sendPicture(sent), touches: [KEYS.cards] },
};
