import { uploads as configured } from '#web/lib/call/client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';

export interface SentPhoto {
  readonly orderNo: string;
  readonly file: Blob;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

/** Sends one photo of an order (订单照片); answers the name by which an after-sale or a review takes it along. */
export async function sendPhoto(
  { orderNo, file, signal, onShare }: SentPhoto,
  uploads: Uploads = configured(),
): Promise<Outcome<string>> {
  const path = `/media/orders/${encodeURIComponent(orderNo)}/photos`;
  const reply = await uploads.send(path, [['file', file]], { signal, onShare });
  return mapped(outcomeOf(reply as { code: 0; data: { photo: string } }), ({ photo }) => photo);
}
