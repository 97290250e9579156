import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PRESENTER_HEADER } from '#contracts/control/address.ts';

const KEY_BYTES = 18;

/** Opens the presenter's side of a demo until the server ends: a photo of it is worth nothing after a restart. */
export function newPresenterKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Whether the request proves that it comes from who presents; never where there is no key. */
export function isPresenter({ headers }: Pick<FastifyRequest, 'headers'>, key: string | null): boolean {
  const sent = headers[PRESENTER_HEADER];
  return key !== null && typeof sent === 'string' && timingSafeEqual(digest(sent), digest(key));
}

/** Equal lengths, which the comparison in constant time wants. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
