import type { ScenarioName } from '#db/scenarios/index.ts';

/** What the server noted about one exchange. */
export interface Exchange {
  readonly operation: string;
  readonly account: string | null;
  readonly status: number;
  readonly code: number | null;
  readonly fault: { readonly kind: string; readonly draw: string | null } | null;
  /** A backend that is not ours answered. */
  readonly forwarded: boolean;
}

/** One rule of what goes wrong. */
export interface Rule {
  readonly operation: string;
  readonly fault: Readonly<Record<string, unknown>>;
}

export const SANDBOX_HEADER = 'x-replica-sandbox';

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
  fault(rule: Record<string, unknown>): Promise<void>;
  /** The rules in force, the newest first. */
  faults(): Promise<readonly Rule[]>;
  clearFaults(): Promise<void>;
  clock(change: { advance?: string; freeze?: string; reset?: true }): Promise<void>;
  qr(loginSessionID: string, step: 'scan' | 'confirm' | 'cancel' | 'expire', account?: string): Promise<void>;
  /** Money arrives or does not: of a payment, or of an order. */
  pay(no: string, how: 'settle' | 'fail' | 'expire'): Promise<void>;
  /** The workshop works on an order. */
  advance(orderNo: string, how?: { to?: string; event?: string; reason?: string }): Promise<void>;
  token(account: string): Promise<string>;
  /** Ends a private world. */
  dropSandbox(name: string): Promise<void>;
  journal(operation: string): Promise<readonly Exchange[]>;
  /** What one tab of a browser asked for; only the console's build tells. */
  journalOfTab(tab: string): Promise<readonly Exchange[]>;
}

/** Steers the default world, or the sandbox of that name. */
export function controls(url: string, sandbox?: string): Replica {
  const world: Record<string, string> = sandbox === undefined ? {} : { [SANDBOX_HEADER]: sandbox };

  async function ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(`${url}/__replica/${path}`, {
      method,
      headers: body === undefined ? world : { ...world, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  return {
    url,
    sandbox,
    reset: async () => void (await ask('POST', 'reset')),
    scenario: async (name, params = {}) => {
      const { result } = await ask('POST', `scenarios/${name}/run`, { params });
      return (result ?? {}) as Record<string, string>;
    },
    preset: async (name) => void (await ask('POST', `error-catalogue/${name}`)),
    fault: async (rule) => void (await ask('POST', 'faults', rule)),
    faults: async () => {
      const { list } = await ask('GET', 'faults');
      return list as Rule[];
    },
    clearFaults: async () => void (await ask('DELETE', 'faults')),
    clock: async (change) => void (await ask('POST', 'clock', change)),
    qr: async (id, step, account) => void (await ask('POST', `qr/${id}/${step}`, account ? { account } : {})),
    pay: async (no, how) => void (await ask('POST', `pay/${no}/${how}`)),
    advance: async (orderNo, how = {}) => void (await ask('POST', `orders/${orderNo}/advance`, how)),
    token: async (account) => String((await ask('POST', `personas/${account}/login`)).token),
    dropSandbox: async (name) => void (await ask('DELETE', `sandboxes/${name}`)),
    journal: async (operation) => {
      const { list } = await ask('GET', `journal?operation=${operation}`);
      return list as Exchange[];
    },
    journalOfTab: async (tab) => {
      const { list } = await ask('GET', `journal?tab=${tab}`);
      return list as Exchange[];
    },
  };
}
