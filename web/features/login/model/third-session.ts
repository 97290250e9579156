import type { CallError } from '#web/lib/call/call-error.ts';
import { done, type Outcome } from '#web/lib/call/outcome.ts';
import { createStore } from '#web/lib/store.ts';
import type { ThirdLoginInfo, ThirdLoginState } from '../api.ts';
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
    if (!answer.ok) {
      const { kind } = answer.error;
      if (kind === 'failed') return THIRD_POLL_MS;
      show({ phase: kind === 'not-there' ? 'unheard' : 'expired' });
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

  async function addressOf({ loginSessionID, qrcodeUrl }: ThirdLoginInfo): Promise<Outcome<string>> {
    return qrcodeUrl === undefined ? page(loginSessionID) : done(qrcodeUrl);
  }

  function fail({ kind, message }: CallError): undefined {
    show({ phase: kind === 'not-there' ? 'missing' : 'failed', failure: message });
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
      const told = await info();
      if (mine !== opening) return undefined;
      if (!told.ok) return fail(told.error);
      const address = await addressOf(told.value);
      if (mine !== opening) return undefined;
      if (!address.ok) return fail(address.error);
      show({ phase: 'waiting', loginSessionID: told.value.loginSessionID, address: address.value });
      poll.begin(THIRD_POLL_MS);
      return address.value;
    },
    watch: poll.watch,
    pause: poll.pause,
  };
}
