import { stat } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { fileKind } from '#contracts/rules/files/file-kinds.ts';
import { withShare } from '../shares/hold-share.ts';
import { headOf } from './check-file.ts';
import { BadPicture, PICTURES, readPicture } from './pictures.ts';

/** The bits of a WebP that say that EXIF or XMP stands beside its pixels, and where they are. */
const TELLING = 0x08 | 0x04;
const TELLING_AT = 20;

/** A light WebP was its own large size once, with all that it tells; it gets another one when it is shown. */
export async function withoutTelling(
  request: FastifyRequest,
  hash: string,
  path: string,
): Promise<string | null> {
  const { files } = request.world;
  if (path !== files.find(hash) || !isTelling(await headOf(path))) return path;
  const { size: bytes } = await stat(path);
  try {
    const { sizes } = await withShare('pictures', request, (whose) =>
      readPicture({ path, hash, bytes }, { whose, limits: PICTURES }),
    );
    if (sizes.large) files.put(`${hash}.large`, sizes.large);
    return files.find(hash, 'large') ?? path;
  } catch (error) {
    if (error instanceof BadPicture) return null;
    throw error;
  }
}

function isTelling(head: Uint8Array): boolean {
  const isExtended = Buffer.from(head.subarray(12, 16)).toString('latin1') === 'VP8X';
  return fileKind(head) === 'webp' && isExtended && ((head[TELLING_AT] ?? 0) & TELLING) !== 0;
}
