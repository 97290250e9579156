/** What the product has to know of the control plane: which of its paths are public, and who runs the server. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Env } from './env.ts';

/** Says nothing secret and changes nothing. */
const PUBLIC = /^\/__replica\/(health|ready|contract\.json|docs(\/.*)?)$/;

/** Who presents a demo leads the worlds of others and needs none; a guest's own question is another path. */
const PRESENTER = /^\/__replica\/show(\/(move|extend))?$/;

export function isPresenterPath(path: string): boolean {
  return PRESENTER.test(path);
}

export function isPublicControl(path: string): boolean {
  return PUBLIC.test(path);
}

/** Whether the request proves that it comes from the operator of the server. */
export function isOperator(request: FastifyRequest, { controlToken }: Env): boolean {
  const sent = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() ?? '';
  return controlToken !== null && timingSafeEqual(digest(sent), digest(controlToken));
}

/** Equal lengths, which the comparison in constant time wants. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
