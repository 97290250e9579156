import { uploads as configured } from '#web/lib/call/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';
import type { Card } from './model/cards.ts';

export type CardPicture = 'photo' | 'wechat';

interface SentPicture {
  readonly cardID: string;
  readonly picture: CardPicture;
  readonly file: Blob;
}

/** Brings a picture of a card (头像照片、微信二维码); answers the card with it. */
export async function sendPicture(
  { cardID, picture, file }: SentPicture,
  uploads: Uploads = configured(),
): Promise<Outcome<Card>> {
  const path = `/media/cards/${encodeURIComponent(cardID)}/${picture}`;
  return outcomeOf((await uploads.send(path, [['file', file]])) as { code: 0; data: Card });
}
