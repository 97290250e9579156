import { uploads as configured } from '#web/lib/call/client.ts';
import { type Outcome, outcomeOf } from '#web/lib/call/outcome.ts';
import type { Uploads } from '#web/lib/files/uploads.ts';
import type { Payment } from './model/payment.ts';

interface SentSlip {
  readonly payNo: string;
  readonly file: Blob;
}

/** Sends the slip of a bank transfer (转账回单); answers the payment with it. */
export async function sendSlip(
  { payNo, file }: SentSlip,
  uploads: Uploads = configured(),
): Promise<Outcome<Payment>> {
  const path = `/media/payments/${encodeURIComponent(payNo)}/slip`;
  return outcomeOf((await uploads.send(path, [['file', file]])) as { code: 0; data: Payment });
}
