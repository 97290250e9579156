/** A signature behind a file that this server gave out (签名), by which it knows the file again. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

const MAGIC = Buffer.from('DESK-SIGNED-1');
const SIGNATURE_BYTES = 32;
const TRAILER_BYTES = SIGNATURE_BYTES + MAGIC.length;
/** After so many bytes others have their turn. */
const BYTES_AT_ONCE = 4 * 1024 * 1024;

/** Passes the parts of a file on, with the signature of all of them behind. */
export async function* signed(parts: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const digest = createHmac('sha256', key);
  for await (const part of parts) {
    digest.update(part);
    yield part;
  }
  yield Buffer.concat([digest.digest(), MAGIC]);
}

/** What stands before the signature, and whether it is just what this server signed. */
export async function withoutSignature(
  file: Buffer,
  key: Buffer,
): Promise<{ readonly content: Buffer; readonly isOurs: boolean }> {
  const end = file.length - TRAILER_BYTES;
  if (end < 0 || !file.subarray(-MAGIC.length).equals(MAGIC)) return { content: file, isOurs: false };
  const content = file.subarray(0, end);
  const digest = createHmac('sha256', key);
  for (let at = 0; at < end; at += BYTES_AT_ONCE) {
    digest.update(content.subarray(at, at + BYTES_AT_ONCE));
    await setImmediate();
  }
  return { content, isOurs: timingSafeEqual(digest.digest(), file.subarray(end, end + SIGNATURE_BYTES)) };
}
