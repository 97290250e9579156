import { SANDBOX_HEADER } from '#contracts/control/address.ts';
import { createControlClient } from '#contracts/control/client.ts';
import type { ControlBody, ControlReply } from '#contracts/control/operations.ts';
import type { ScenarioName } from '#db/scenarios/index.ts';

/** What the server noted about one exchange. */
export type Exchange = ControlReply<'GET /journal'>['list'][number];
/** One rule of what goes wrong. */
export type Rule = ControlReply<'POST /faults'>;

/** The control plane of one world of a server. */
export interface Replica {
  readonly url: string;
  /** The name of the world; the default one has none. */
  readonly sandbox: string | undefined;
  reset(): Promise<void>;
  /** A state of the data, or a row of the error catalogue by its name. */
  scenario(
    name: ScenarioName | string,
    params?: Record<string, string>,
  ): Promise<Readonly<Record<string, string>>>;
  /** Makes a row of the error catalogue happen. */
  preset(name: string): Promise<void>;
  fault(rule: ControlBody<'POST /faults'>): Promise<void>;
  /** The rules in force, the newest first. */
  faults(): Promise<readonly Rule[]>;
  clearFaults(): Promise<void>;
  clock(change: ControlBody<'POST /clock'>): Promise<void>;
  qr(loginSessionID: string, step: 'scan' | 'confirm' | 'cancel' | 'expire', account?: string): Promise<void>;
  /** Money arrives or does not: of a payment, or of an order. */
  pay(no: string, how: 'settle' | 'fail' | 'expire'): Promise<void>;
  /** The workshop works on an order. */
  advance(orderNo: string, how?: ControlBody<'POST /orders/{no}/advance'>): Promise<void>;
  token(account: string): Promise<string>;
  /** Ends a private world. */
  dropSandbox(name: string): Promise<void>;
  /** What was asked for, of one operation or of all. */
  journal(operation?: string): Promise<readonly Exchange[]>;
  /** What one tab of a browser asked for; only the console's build tells. */
  journalOfTab(tab: string): Promise<readonly Exchange[]>;
}

/** Steers the default world, or the sandbox of that name. */
export function controls(url: string, sandbox?: string, send: typeof fetch = fetch): Replica {
  const world: Record<string, string> = sandbox === undefined ? {} : { [SANDBOX_HEADER]: sandbox };
  const { call } = createControlClient({
    url,
    headers: () => world,
    send,
    failed: ({ method, address, status, text, cause }) =>
      new Error(`${method} ${address}: ${status} ${text}`, { cause }),
  });

  return {
    url,
    sandbox,
    reset: async () => void (await call('POST /reset')),
    scenario: async (name, params = {}) =>
      (await call('POST /scenarios/{name}/run', { path: { name }, body: { params } })).result,
    preset: async (name) => void (await call('POST /error-catalogue/{name}', { path: { name }, body: {} })),
    fault: async (rule) => void (await call('POST /faults', { body: rule })),
    faults: async () => (await call('GET /faults')).list,
    clearFaults: async () => void (await call('DELETE /faults')),
    clock: async (change) => void (await call('POST /clock', { body: change })),
    qr: async (loginSessionID, step, account) => {
      const path = { loginSessionID };
      if (step === 'scan' || step === 'confirm')
        await call(`POST /qr/{loginSessionID}/${step}`, { path, body: { account } });
      else await call(`POST /qr/{loginSessionID}/${step}`, { path });
    },
    pay: async (no, how) => void (await call(`POST /pay/{no}/${how}`, { path: { no } })),
    advance: async (no, how = {}) =>
      void (await call('POST /orders/{no}/advance', { path: { no }, body: how })),
    token: async (account) => (await call('POST /personas/{account}/login', { path: { account } })).token,
    dropSandbox: async (name) => void (await call('DELETE /sandboxes/{name}', { path: { name } })),
    journal: async (operation) => (await call('GET /journal', { query: { operation } })).list,
    journalOfTab: async (tab) => (await call('GET /journal', { query: { tab } })).list,
  };
}
