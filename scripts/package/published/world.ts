/** A world of a running replica: rows, clock, faults and journal that are nobody else's. */
import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { type ControlClient, createControlClient } from '#contracts/control/client.ts';
import type { ControlBody, ControlReply } from '#contracts/control/operations.ts';
import type { CallId } from '#contracts/uploads.ts';
import type { ApiClient } from '#web/lib/call/api-client.ts';
import { createClient } from './client.ts';
import type { DemoAccount, ErrorName, ScenarioName } from './names.ts';

type Rule = ControlBody<'POST /faults'>;
type ClockState = ControlReply<'GET /clock'>;
type Named<R> = R extends Rule ? Omit<R, 'operation'> & { readonly operation: CallId | '*' } : never;
/** What goes wrong: `{ operation: 'ShopCarService.cartInfo', kind: 'status', status: 500, times: 1 }`. */
export type Fault = Named<Rule>;

export interface World {
  /** Of the server. */
  readonly url: string;
  readonly name: string;
  /** What a request sends to be in this world. */
  readonly headers: Readonly<Record<string, string>>;
  /** The whole control plane, by its routes. */
  readonly control: ControlClient;
  readonly clock: {
    now(): Promise<ClockState>;
    /** An ISO date. */
    freeze(at: string): Promise<ClockState>;
    /** Such as `90s`, `10m`, `2h` or `30d`. */
    advance(by: string): Promise<ClockState>;
    reset(): Promise<ClockState>;
  };
  /** Prepares data, or makes a row of the error catalogue happen; answers the ids of what it made. */
  scenario(
    name: ScenarioName | ErrorName,
    params?: Readonly<Record<string, string | number>>,
  ): Promise<Readonly<Record<string, string>>>;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** A token without a password. */
  login(persona: DemoAccount): Promise<string>;
  /** The typed client in this world, in the name of a token. */
  client(token?: string | null): ApiClient;
  /** Back to the seed. */
  reset(): Promise<void>;
  /** It ends, and nothing of it is left. */
  end(): Promise<void>;
}

export interface WorldOptions {
  readonly url: string;
  readonly name: string;
  /** Where the replica wants REPLICA_CONTROL_TOKEN. */
  readonly controlToken?: string | null | undefined;
}

/** The world of that name; its first request makes it. */
export function openWorld({ url, name, controlToken = null }: WorldOptions): World {
  const headers = { [SANDBOX_HEADER]: name };
  const bearer: Record<string, string> =
    controlToken === null ? {} : { authorization: `Bearer ${controlToken}` };
  const control = createControlClient({
    url,
    headers: () => ({ ...headers, ...bearer }),
    send: (address, init) => fetch(address, init),
    failed: ({ method, address, status, text, cause }) =>
      new Error(`${method} ${address} of the replica at ${url}: ${status === 0 ? 'no answer' : text}`, {
        cause,
      }),
  });
  const { call } = control;
  const setClock = (body: ControlBody<'POST /clock'>) => call('POST /clock', { body });

  return {
    ...{ url, name, headers, control },
    clock: {
      now: () => call('GET /clock'),
      freeze: (at) => setClock({ freeze: at }),
      advance: (by) => setClock({ advance: by }),
      reset: () => setClock({ reset: true }),
    },
    scenario: async (name, params = {}) =>
      (await call('POST /scenarios/{name}/run', { path: { name }, body: { params } })).result,
    fault: async (rule) => void (await call('POST /faults', { body: rule })),
    clearFaults: async () => void (await call('DELETE /faults')),
    login: async (account) => (await call('POST /personas/{account}/login', { path: { account } })).token,
    client: (token = null) => createClient({ baseUrl: url, headers, token }),
    reset: async () => void (await call('POST /reset')),
    end: async () => void (await call('DELETE /sandboxes/{name}', { path: { name } })),
  };
}
