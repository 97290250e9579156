/** Verifies generated backends of the documented calls, without a network between: nothing may be worse than our reading. */
import { OPERATIONS } from '#contracts/operations.ts';
import { SERVLET_PATH } from '#contracts/servlet-url.ts';
import { callName } from '../../../../web/e2e/bare-backend/route.ts';
import type { Finding } from '../finding.ts';
import { replyOf, type Target, type WireRequest } from '../request.ts';
import { loginCall } from '../session.ts';
import { drawFrom } from '../values/random.ts';
import { verify } from '../verify.ts';
import { type GeneratedBackend, generateBackend, TOKEN } from './backend.ts';

const DOCUMENTED = OPERATIONS.filter(({ provenance }) => provenance === 'documented').map(({ id }) => id);
/** Each call is looked at in some of the backends, so that a run of many takes minutes. */
const CALLS_OF_EACH = 4;
/** Some are asked for every call there is, ours too. */
const ASKED_ALL = 50;
const BASE_URL = 'http://backend.example';

export interface FalseAlarm {
  readonly seed: number;
  readonly traits: GeneratedBackend['traits'];
  readonly finding: Finding;
}

/** What is said of the backends of these seeds that the specification does not say. */
export async function verifyBackends(seeds: readonly number[]): Promise<FalseAlarm[]> {
  const alarms: FalseAlarm[] = [];
  for (const seed of seeds) alarms.push(...(await verifyBackend(seed)));
  return alarms;
}

async function verifyBackend(seed: number): Promise<FalseAlarm[]> {
  const backend = generateBackend(seed);
  const chosen: readonly string[] = drawFrom(DOCUMENTED, CALLS_OF_EACH, seed, 'calls');
  const { findings } = await verify({
    target: targetOf(backend),
    recipe: { call: loginCall('LoginServiceMag.loginByPassword'), account: '', password: '', token: TOKEN },
    allowsWrites: seed % 2 === 0,
    seed,
    waitMs: 0,
    cartIDs: backend.cartIDs,
    isChosen: (operation) => seed % ASKED_ALL === 0 || chosen.includes(operation),
    say: () => {},
  });
  const { traits } = backend;
  return findings
    .filter((finding) => finding.class !== 'assumed only')
    .map((finding) => ({ seed, traits, finding }));
}

function targetOf(backend: GeneratedBackend): Target {
  return {
    baseUrl: BASE_URL,
    send: async (request) => {
      const { status, type, body } = backend.answer(askedOf(request));
      return { ok: true, reply: replyOf(status, type, body) };
    },
  };
}

function askedOf({ method, path, headers, body = '' }: WireRequest) {
  const { pathname, searchParams } = new URL(path, BASE_URL);
  const isJson = headers['content-type'] === 'application/json';
  const form = new URLSearchParams(isJson ? '' : body);
  const params = Object.fromEntries([...searchParams, ...form]);
  const token = headers.authorization ?? '';
  // The control plane of a replica is not there, whatever is under it.
  const call = callName({ method, path: pathname, params, token, origin: BASE_URL });
  return {
    method,
    call: pathname.startsWith(SERVLET_PATH) || !call.includes('.') ? call : pathname,
    params,
    token,
  };
}
