import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** What `unpacked` can read, for an Accept-Encoding. */
export const KNOWN_ENCODINGS = 'gzip, deflate, br';

/** A body without its compression; null for one that cannot be unpacked, or is bigger than `most` then. */
export function unpacked(bytes: Buffer, encoding: string, most: number): Buffer | null {
  const limit = { maxOutputLength: most };
  try {
    switch (encoding.trim().toLowerCase()) {
      case '':
      case 'identity':
        return bytes;
      case 'gzip':
      case 'x-gzip':
        return gunzipSync(bytes, limit);
      case 'deflate':
        return inflateSync(bytes, limit);
      case 'br':
        return brotliDecompressSync(bytes, limit);
      default:
        return null;
    }
  } catch {
    return null;
  }
}
