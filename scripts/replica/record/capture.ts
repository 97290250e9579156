import { unpacked } from '#server/backend/unpack.ts';

/** What is bigger goes through and is not kept. */
export const MOST_KEPT = 1024 * 1024;

/** Listens to a body that passes by, and forgets it when it grows too big. */
export interface Capture {
  take(chunk: Buffer): void;
  /** Null for a body that was too big or cannot be unpacked. */
  text(encoding?: string): string | null;
}

export function createCapture(): Capture {
  let chunks: Buffer[] = [];
  let size = 0;
  return {
    take(chunk) {
      size += chunk.length;
      if (size > MOST_KEPT) chunks = [];
      else chunks.push(chunk);
    },
    text(encoding = '') {
      if (size > MOST_KEPT) return null;
      // A target may compress although it was asked not to.
      const bytes = unpacked(Buffer.concat(chunks), encoding, MOST_KEPT);
      return bytes === null ? null : bytes.toString('utf8');
    },
  };
}
