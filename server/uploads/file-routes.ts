import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileKind } from '#contracts/rules/files/file-kinds.ts';
import { parseDecimalId } from '#contracts/rules/whole-number.ts';
import { userById } from '#db/queries/account/users.ts';
import { hasFile } from '#db/queries/files/member-files.ts';
import { mayReadFile } from '#db/queries/files/readable-file.ts';
import { headOf } from '#server/files/check-file.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { withoutTelling } from '#server/files/without-telling.ts';
import { maySeeAvatar } from '#server/media/routes.ts';
import { avatarPath } from '#server/services/UserCenterMag/member-view.ts';
import { readingRights } from '#server/servlet/reading-rights.ts';
import { byteRange } from './byte-range.ts';

const TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** A name is a hash, so what it names never changes; only the reader's own browser keeps it. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/** 文件: for who may read it, in the size that is asked for. What is hidden is not told from what is not there. */
export function registerFiles(app: FastifyInstance): void {
  app.get('/media/files/:hash', async (request, reply) => {
    const { hash } = request.params as { hash: string };
    const { world, visitor } = request;
    const { size, token } = request.query as { size?: unknown; token?: unknown };
    // A picture as it was brought tells where and when it was taken; others have what was made of it.
    const isOwn = visitor !== null && hasFile(world.db, visitor.id, hash);
    const isAsBrought = size === 'original' && isOwn;
    const path = isAsBrought ? world.files.find(hash) : pathOf(world.files, hash, size);
    const rights = readingRights(world.exportKey);
    const now = world.clock.now();
    const reading = {
      readerId: visitor?.id ?? null,
      now,
      hasRight: (subject: string) => typeof token === 'string' && rights.holds(token, subject, now),
    };
    if (path === null || !mayReadFile(world.db, hash, reading)) return reply.callNotFound();
    const shown = isAsBrought ? path : await withoutTelling(request, hash, path);
    return shown === null ? reply.callNotFound() : sendFile(request, reply, shown);
  });

  // Also where the member is about to log in, where nobody may read the file as a file.
  app.get('/media/avatars/:id/:file', async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string };
    const { world } = request;
    const user = userById(world.db, parseDecimalId(id) ?? 0);
    const isIts = user !== null && avatarPath(user).endsWith(`/${id}/${file}`);
    const path = isIts && maySeeAvatar(request, user.id) ? world.files.find(user.avatarHash) : null;
    return path === null ? reply.callNotFound() : sendFile(request, reply, path, 'private, no-cache');
  });
}

/** The large one unless the small one is meant; a picture that is small enough is its own large size. */
function pathOf(files: FileStore, hash: string, size: unknown): string | null {
  if (size === 'small') return files.find(hash, 'small') ?? files.find(hash);
  return files.find(hash, 'large') ?? files.find(hash);
}

/** A file of the store, also a part of it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  cacheControl = FOR_EVER,
): Promise<FastifyReply> {
  const { size } = await stat(path);
  const etag = `"${path.slice(-72).replaceAll(/[^0-9a-z.]/g, '')}"`;
  const kind = fileKind(await headOf(path));
  reply.header('etag', etag).header('cache-control', cacheControl).header('accept-ranges', 'bytes');
  // A PDF is a file to keep, never a page of this origin.
  if (kind === null || kind === 'pdf') reply.header('content-disposition', 'attachment');
  reply.type(kind === null ? 'application/octet-stream' : TYPES[kind]);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = byteRange(request.headers.range, size);
  if (range === 'none') return reply.header('content-length', size).send(createReadStream(path));
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(createReadStream(path, { start, end }));
}
