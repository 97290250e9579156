import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, isOwnPage } from '#server/caller.ts';
import { isOperator, isPresenterPath, isPublicControl } from '#server/control-access.ts';
import type { Env } from '#server/env.ts';
import { isLoopback } from '#server/loopback.ts';
import type { ControlParts } from './control-parts.ts';
import { ControlProblem } from './control-problem.ts';
import { isPresenter } from './show/who-presents.ts';

/** What a visitor of a demo may do, because it reaches no further than the own sandbox. Whatever is new is not. */
const OWN =
  /^\/__replica\/(info|ledger|reset|scenarios|faults|clock|personas|qr|pay|orders|journal|events|snapshots|error-catalogue|tour|show\/guest|export|import|openapi\.json)(\/|$)/;
/** Back before a write of the own world; a branch would be another sandbox, and rows are not a visitor's. */
const OWN_MOMENTS = /^\/__replica\/moments(\/:id\/rewind)?$/;
const ONE_SANDBOX = '/__replica/sandboxes/:name';

export function controlMode(env: Env): 'open' | 'token' | 'own-sandbox' {
  if (env.mode === 'demo') return 'own-sandbox';
  return isLoopback(env.host) ? 'open' : 'token';
}

/**
 * Who may steer the replica: on a loopback host everybody on this machine; bound wider, whoever sends
 * `Authorization: Bearer <REPLICA_CONTROL_TOKEN>`, and nobody when that variable is not set. In a demo every visitor
 * steers the own sandbox, who presents leads the guests, and the rest wants the token on any host. No page of another
 * origin ever does.
 */
export function guardControlPlane(
  app: FastifyInstance,
  { env, presenterKey }: Pick<ControlParts, 'env' | 'presenterKey'>,
): void {
  const demand = { open: () => {}, token: demandToken, 'own-sandbox': demandOwn }[controlMode(env)];
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?');
    if (isPublicControl(path)) return;
    demandOwnPage(request);
    if (env.mode === 'demo' && isPresenterPath(request.routeOptions.url ?? ''))
      return demandPresenter(request, env, presenterKey);
    demand(request, env);
  });
}

function demandToken(request: FastifyRequest, env: Env): void {
  if (env.controlToken === null) {
    throw new ControlProblem(
      403,
      'control-plane-closed',
      'the control plane is closed, because REPLICA_CONTROL_TOKEN is not set and the host is not a loopback one',
    );
  }
  if (isOperator(request, env)) return;
  throw new ControlProblem(
    401,
    'control-token-required',
    'send the header "authorization: Bearer <REPLICA_CONTROL_TOKEN>"',
  );
}

/** No guest leads the others, sees them or gives them time. */
function demandPresenter(request: FastifyRequest, env: Env, key: string | null): void {
  if (isOperator(request, env) || isPresenter(request, key)) return;
  throw new ControlProblem(
    403,
    'presenter-only',
    'open the link of the presenter, which the terminal of this demo shows since its last start',
  );
}

function demandOwn(request: FastifyRequest, env: Env): void {
  if (isOperator(request, env)) return;
  const route = request.routeOptions.url ?? '';
  const { name } = request.params as { readonly name?: string };
  if (
    OWN.test(route) ||
    OWN_MOMENTS.test(route) ||
    (route === ONE_SANDBOX && name === request.world.sandbox?.name)
  )
    return;
  throw new ControlProblem(
    403,
    'demo-forbidden',
    'in a demo a visitor steers the own sandbox only; the rest wants the control token',
  );
}

/** A page of another origin, open in the same browser, must not look at or reset somebody's replica. */
function demandOwnPage(request: FastifyRequest): void {
  if (isOwnPage(callerOf(request), 'same-address')) return;
  throw new ControlProblem(
    403,
    'foreign-page',
    `the control plane answers pages of its own address only, which for this request was "${request.host.slice(0, 100)}"; a proxy in front has to hand on the Host header`,
  );
}
