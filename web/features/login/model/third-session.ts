import type { Outcome, ThirdLoginInfo, ThirdLoginState } from '../api.ts';
import { createWatchedPoll } from './watched-poll.ts';

export type ThirdPhase =
  | 'opening'
  | 'waiting'
  | 'approved'
  | 'refused'
  | 'unbound'
  | 'bound'
  | 'expired'
  | 'failed';

export interface ThirdSnapshot {
  readonly phase: ThirdPhase;
  readonly loginSessionID: string;
  /** Address for the weixin QR code, empty for the others. */
  readonly qrcodeUrl: string;
  readonly nick: string;
  readonly token: string;
  readonly failure: string;
}

export interface ThirdCalls {
  readonly info: () => Promise<Outcome<ThirdLoginInfo>>;
  readonly query: (loginSessionID: string) => Promise<Outcome<ThirdLoginState>>;
}

export interface ThirdSession {
  snapshot(): ThirdSnapshot;
  subscribe(listener: () => void): () => void;
  /** Asks the server for a login session; resolves with it, or undefined where there is none. */
  open(): Promise<ThirdLoginInfo | undefined>;
  watch(): void;
  pause(): void;
}

export const THIRD_POLL_MS = 2000;

const OPENING: ThirdSnapshot = {
  phase: 'opening',
  loginSessionID: '',
  qrcodeUrl: '',
  nick: '',
  token: '',
  failure: '',
};

/** One login through an outside identity, or one binding of it (第三方登录), polled until the provider has answered. */
export function createThirdSession({ info, query }: ThirdCalls): ThirdSession {
  const listeners = new Set<() => void>();
  let snapshot = OPENING;
  let opening = 0;

  function show(next: Partial<ThirdSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function take(answer: Outcome<ThirdLoginState>): number | null {
    if (answer.kind === 'failed') return THIRD_POLL_MS;
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

  const poll = createWatchedPoll(() => query(snapshot.loginSessionID), take);

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      opening += 1;
      const mine = opening;
      poll.end();
      show(OPENING);
      const answer = await info();
      if (mine !== opening) return undefined;
      if (answer.kind !== 'done') {
        show({ phase: 'failed', failure: answer.message });
        return undefined;
      }
      const { loginSessionID, qrcodeUrl = '' } = answer.value;
      show({ phase: 'waiting', loginSessionID, qrcodeUrl });
      poll.begin(THIRD_POLL_MS);
      return answer.value;
    },
    watch: poll.watch,
    pause: poll.pause,
  };
}
