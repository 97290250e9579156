import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Env, isLoopback } from '#server/env.ts';
import { ControlProblem } from './control-problem.ts';

export const CONTROL_PREFIX = '/__replica';

/** Says nothing secret and changes nothing. */
const PUBLIC = /^\/__replica\/(health|contract\.json|docs(\/.*)?)$/;

export function needsControlToken(env: Env): boolean {
  return !isLoopback(env.host);
}

/**
 * Who may steer the replica. On a loopback host everybody on this machine; bound wider, whoever sends
 * `Authorization: Bearer <REPLICA_CONTROL_TOKEN>`, and nobody when that variable is not set.
 */
export function guardControlPlane(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (PUBLIC.test(path)) return;
    if (needsControlToken(env)) demandToken(request, env.controlToken);
    else demandSameSite(request);
  });
}

function demandToken(request: FastifyRequest, token: string | null): void {
  if (!token) {
    throw new ControlProblem(
      403,
      'control-plane-closed',
      'the control plane is closed, because REPLICA_CONTROL_TOKEN is not set and the host is not a loopback one',
    );
  }
  const sent = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() ?? '';
  if (timingSafeEqual(digest(sent), digest(token))) return;
  throw new ControlProblem(
    401,
    'control-token-required',
    'send the header "authorization: Bearer <REPLICA_CONTROL_TOKEN>"',
  );
}

/** A page of some other site, open in the same browser, must not reset somebody's replica. */
function demandSameSite(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return;
  throw new ControlProblem(403, 'cross-site', 'the control plane does not answer pages of other sites');
}

/** Equal lengths, which the comparison in constant time wants. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
