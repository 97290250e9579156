import { createStore } from '#web/lib/store.ts';
import type { Outcome, ThirdLoginInfo, ThirdLoginState } from '../api.ts';
import { createWatchedPoll } from './watched-poll.ts';

export type ThirdPhase =
  | 'opening'
  | 'waiting'
  /** The way to the provider is open, but this backend cannot tell what comes of it. */
  | 'unheard'
  | 'approved'
  | 'refused'
  | 'unbound'
  | 'bound'
  | 'expired'
  | 'failed'
  /** This backend has no page of the provider. */
  | 'missing';

export interface ThirdSnapshot {
  readonly phase: ThirdPhase;
  readonly loginSessionID: string;
  /** Where the provider asks (授权页); for weixin a QR code shows it. Empty until it is known. */
  readonly address: string;
  readonly nick: string;
  readonly token: string;
  readonly failure: string;
}

export interface ThirdCalls {
  readonly info: () => Promise<Outcome<ThirdLoginInfo>>;
  /** Asked for where the login session came without an address. */
  readonly page: (loginSessionID: string) => Promise<Outcome<string>>;
  readonly query: (loginSessionID: string) => Promise<Outcome<ThirdLoginState>>;
}

export interface ThirdSession {
  snapshot(): ThirdSnapshot;
  subscribe(listener: () => void): () => void;
  /** Asks the server for a login session; resolves with the provider's address, or undefined where there is none. */
  open(): Promise<string | undefined>;
  watch(): void;
  pause(): void;
}

export const THIRD_POLL_MS = 2000;

type Unsuccessful = Exclude<Outcome<never>, { kind: 'done' }>;

const OPENING: ThirdSnapshot = {
  phase: 'opening',
  loginSessionID: '',
  address: '',
  nick: '',
  token: '',
  failure: '',
};

/** One login through an outside identity, or one binding of it (第三方登录), polled until the provider has answered. */
export function createThirdSession({ info, page, query }: ThirdCalls): ThirdSession {
  const shown = createStore(OPENING);
  let opening = 0;

  function show(next: Partial<ThirdSnapshot>): void {
    shown.set({ ...shown.get(), ...next });
  }

  function take(answer: Outcome<ThirdLoginState>): number | null {
    if (answer.kind === 'failed') return THIRD_POLL_MS;
    if (answer.kind === 'missing') {
      show({ phase: 'unheard' });
      return null;
    }
    if (answer.kind === 'refused') {
      show({ phase: 'expired' });
      return null;
    }
    const { state, nick = '', token } = answer.value;
    if (token !== undefined) {
      show({ phase: 'approved', token });
      return null;
    }
    if (state === 'waiting') return THIRD_POLL_MS;
    if (state === 'unbound' || state === 'bound') show({ phase: state, nick });
    else if (state === 'refused') show({ phase: 'refused' });
    // Approved without a token: it was handed out before, so this session is spent.
    else show({ phase: 'expired' });
    return null;
  }

  async function pageOf(loginSessionID: string): Promise<string | Unsuccessful> {
    const answer = await page(loginSessionID);
    return answer.kind === 'done' ? answer.value : answer;
  }

  function fail({ kind, message }: Unsuccessful): undefined {
    show({ phase: kind === 'missing' ? 'missing' : 'failed', failure: message });
  }

  const poll = createWatchedPoll(() => query(shown.get().loginSessionID), take);

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    async open() {
      opening += 1;
      const mine = opening;
      poll.end();
      show(OPENING);
      const answer = await info();
      if (mine !== opening) return undefined;
      if (answer.kind !== 'done') return fail(answer);
      const { loginSessionID, qrcodeUrl } = answer.value;
      const address = qrcodeUrl ?? (await pageOf(loginSessionID));
      if (mine !== opening) return undefined;
      if (typeof address !== 'string') return fail(address);
      show({ phase: 'waiting', loginSessionID, address });
      poll.begin(THIRD_POLL_MS);
      return address;
    },
    watch: poll.watch,
    pause: poll.pause,
  };
}
