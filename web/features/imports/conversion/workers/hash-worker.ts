/** Reckons the hash of one file in slices, beside the page's own thread. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** `hash` with the last one. */
export type HashProgress = { readonly bytes: number; readonly hash?: string } | { readonly error: unknown };

const SLICE_BYTES = 4 * 1024 * 1024;

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  try {
    const hash = sha256.create();
    for (let at = 0; at < file.size; at += SLICE_BYTES) {
      const slice = new Uint8Array(await file.slice(at, at + SLICE_BYTES).arrayBuffer());
      hash.update(slice);
      tell({ bytes: at + slice.length });
    }
    tell({ bytes: file.size, hash: bytesToHex(hash.digest()) });
  } catch (error) {
    tell({ error });
  }
});

function tell(progress: HashProgress): void {
  postMessage(progress);
}
