import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV3, type V3Request } from '@pact-foundation/pact';
import { afterAll, expect, it } from 'vitest';
import { type Input, type OperationId, operationMeta, type ServiceName } from '#contracts/operations.ts';
import { METHOD_PARAMETER, SERVICE_PARAMETER, SERVLET_PATH } from '#contracts/servlet-url.ts';
import type { ScenarioName } from '#db/scenarios/index.ts';
import { type DataOf, type DataOperation, send } from '#web/kit/ask/send.ts';
import { type ApiClient, createApiClient } from '#web/lib/call/api-client.ts';
import { moneyWords } from '#web/lib/words/money-words.ts';
import { CONSUMER, PROVIDER, publishInteractions, readPact } from '../pact-file.ts';
import { derived, type SpecialData } from './derived.ts';
import { notLoggedIn, type Reply, reify } from './replies.ts';

export interface State {
  readonly name: ScenarioName;
  readonly params: Record<string, string>;
}

export function given(name: ScenarioName, params: Record<string, string> = {}): State {
  return { name, params };
}

/** Who calls: the token that is sent and the states that make it what it is. */
export interface Caller {
  readonly token: string | null;
  readonly states: readonly State[];
}

export function member(account: string): Caller {
  const token = `pact-${account}-token`;
  return { token, states: [given('logged-in', { account, token })] };
}

/** Somebody whose session ended; the browser still has the token. */
export const late: Caller = {
  token: 'pact-late-token',
  states: [given('session-expired', { account: 'super', token: 'pact-late-token' })],
};

export const visitor: Caller = { token: null, states: [] };

/** Every interaction has a state, because a state is what gives it a world of its own. */
const SEED = given('personas-seeded');

export interface Exchange<K extends OperationId> {
  readonly as: Caller;
  /** What has to be so beside the caller's own states. */
  readonly given?: readonly State[];
  readonly input: Input<K>;
  /** The happy reply of the contract unless told. */
  readonly reply?: Reply;
  /** What is special in the data of the happy reply. */
  readonly data?: SpecialData<K>;
}

/** Makes the call in its own way; `agreed` are the data of the reply. */
type Play<K extends OperationId> = (api: ApiClient, agreed: DataOf<K>) => Promise<void>;

type OperationOf<S extends ServiceName> = Extract<OperationId, `${S}.${string}`>;

/** Written out by hand rather than by the client's own code, so that it can be compared with what the client sends. */
function requestOf(operation: OperationId, input: object, token: string | null): V3Request {
  const meta = operationMeta(operation);
  const names: Record<string, string> =
    meta.wirePath === SERVLET_PATH
      ? { [SERVICE_PARAMETER]: meta.service, [METHOD_PARAMETER]: meta.method }
      : {};
  const values = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const headers: Record<string, string> = token === null ? {} : { Authorization: token };
  const request = { method: meta.httpMethod, path: meta.wirePath };
  if (meta.httpMethod === 'GET') return { ...request, query: { ...names, ...values }, headers };
  if (Object.keys(values).length === 0) return { ...request, query: names, headers };
  return {
    ...request,
    query: names,
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(values).toString(),
  };
}

interface Body {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
  readonly reason?: string;
  readonly details?: object;
}

function bodyOf(reply: Reply): Body {
  return reify(reply.response.body) as unknown as Body;
}

/** What the web makes of a reply: its data, or the refusal. */
function outcomeOf(reply: Reply): object {
  const { code, message, data, reason, details } = bodyOf(reply);
  if (code === 0) return { ok: true, value: data };
  const error = { code, message: moneyWords(message), reason, ...(details === undefined ? {} : { details }) };
  return { ok: false, error };
}

/**
 * The web's agreement with one service. The answer is a function that plays one exchange: the real client against
 * a stand-in server, which refuses whatever was not agreed. When all went well the pact file is written.
 */
export function deskPact<S extends ServiceName>(service: S) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-pact-'));
  let begun = 0;
  let done = 0;

  afterAll(() => {
    if (done > 0 && done === begun) {
      publishInteractions(service, readPact(join(folder, `${CONSUMER}-${PROVIDER}.json`)));
    }
    rmSync(folder, { recursive: true });
  });

  async function exchange<K extends OperationOf<S>>(
    operation: K,
    situation: string,
    { as, given: more = [], input, data, reply = derived(operation, data) }: Exchange<K>,
    /** Where a reader of the web turns the reply into something else. */
    play: Play<K> = async (api) =>
      expect(await send(operation as DataOperation, input as never, { api })).toMatchObject(outcomeOf(reply)),
  ): Promise<void> {
    begun += 1;
    const request = requestOf(operation, input, as.token);
    // The states are run in this order, and a member has to exist before it can log in.
    const states = [...more, ...as.states];
    const agree = async () => {
      const pact = new PactV3({ consumer: CONSUMER, provider: PROVIDER, dir: folder, logLevel: 'error' });
      for (const { name, params } of states.length > 0 ? states : [SEED]) pact.given(name, params);
      pact.uponReceiving(`${operation}: ${situation}`).withRequest(request).willRespondWith(reply.response);
      if (reply.rules) pact.withResponseMatchingRules(request, reply.rules);
      await pact.executeTest(({ url }) =>
        play(
          createApiClient({ baseUrl: url, token: () => as.token, retry: { retries: 0 } }),
          bodyOf(reply).data as DataOf<K>,
        ),
      );
    };
    await againWhereUnseen(agree);
    done += 1;
  }

  /** The test of a call after the session ended: it is refused, and the login dialog says why. */
  function loggedOut<K extends OperationOf<S>>(
    operation: K,
    input: Input<K>,
    call: (api: ApiClient) => Promise<unknown> = (api) =>
      send(operation as DataOperation, input as never, { api }),
    situation = 'the session ended',
  ): void {
    it('asks for a login when the session ended', () =>
      exchange(operation, situation, { as: late, input, reply: notLoggedIn }, async (api) =>
        expect(await call(api)).toMatchObject({
          ok: false,
          error: { kind: 'logged-out', code: 401, isToldElsewhere: true },
        }),
      ));
  }

  return Object.assign(exchange, { loggedOut });
}

const UNSEEN = 'was expected but not received';
const MOST_RUNS = 3;

/**
 * On a busy machine the mock server may answer a request and be asked what it received before it has written that
 * down. A request that is never made is missing each time.
 */
async function againWhereUnseen(agree: () => Promise<void>): Promise<void> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await agree();
    } catch (error) {
      const isUnseen = error instanceof Error && error.message.includes(UNSEEN);
      if (!isUnseen || runs === MOST_RUNS) throw error;
    }
  }
}
