import type { Outcome } from '#web/lib/call/outcome.ts';
import { createStore } from '#web/lib/store.ts';
import type { LoginQrcode, LoginQrcodeState } from '../api.ts';
import { createWatchedPoll } from './watched-poll.ts';

export type QrPhase =
  | 'idle'
  | 'loading'
  | 'waiting'
  | 'scanned'
  | 'confirmed'
  | 'expired'
  | 'failed'
  | 'missing';

export interface QrSnapshot {
  readonly phase: QrPhase;
  /** Address the code shows; the last one stays until a new one is there, so that nothing jumps. */
  readonly url: string;
  readonly nick: string;
  readonly avatar: string;
  readonly token: string;
  /** The phone cancelled and this is the next code; or the last question did not get through. */
  readonly notice: '' | 'cancelled' | 'offline';
  readonly failure: string;
}

export interface QrCalls {
  readonly create: () => Promise<Outcome<LoginQrcode>>;
  readonly query: (loginSessionID: string) => Promise<Outcome<LoginQrcodeState>>;
}

export interface QrSession {
  snapshot(): QrSnapshot;
  subscribe(listener: () => void): () => void;
  /** The code came into view: the first time brings a code, later times ask at once how it stands. */
  watch(): void;
  /** Hidden tab, other login type, agreement withdrawn: no questions meanwhile. */
  pause(): void;
  /** 点击刷新: a new code by hand. */
  refresh(): void;
}

export const WAITING_POLL_MS = 3000;
export const SCANNED_POLL_MS = 1000;
export const SILENT_REFRESHES = 3;

const EMPTY: QrSnapshot = {
  phase: 'idle',
  url: '',
  nick: '',
  avatar: '',
  token: '',
  notice: '',
  failure: '',
};

/**
 * One login by QR code (扫码登录). Whether a code has expired is the server's word alone.
 * A code that expired before the user's eyes says so; one that expired unseen is replaced silently,
 * a few times, so that a tab left open over lunch greets with a fresh code and yet stops making them in the end.
 */
export function createQrSession({ create, query }: QrCalls): QrSession {
  const shown = createStore(EMPTY);
  let loginSessionID = '';
  let creation = 0;
  let silentRefreshes = 0;
  let isUnseen = false;

  function show(next: Partial<QrSnapshot>): void {
    shown.set({ ...shown.get(), ...next });
  }

  async function renew(notice: QrSnapshot['notice'] = ''): Promise<void> {
    creation += 1;
    const mine = creation;
    poll.end();
    show({ ...EMPTY, phase: 'loading', url: shown.get().url, notice });
    // Given up for the sake of a newer code, it rejects, and nothing waits for it any more.
    const made = await create().catch(() => null);
    if (made === null || mine !== creation) return;
    if (!made.ok) {
      const { kind, message } = made.error;
      show({ phase: kind === 'not-there' ? 'missing' : 'failed', failure: message });
      return;
    }
    loginSessionID = made.value.loginSessionID;
    show({ phase: 'waiting', url: made.value.qrcodeUrl });
    poll.begin(WAITING_POLL_MS);
  }

  function expire(wasUnseen: boolean): null {
    if (wasUnseen && silentRefreshes < SILENT_REFRESHES) {
      silentRefreshes += 1;
      void renew();
    } else {
      show({ phase: 'expired', notice: '' });
    }
    return null;
  }

  function take(answer: Outcome<LoginQrcodeState>): number | null {
    const failure = answer.ok ? null : answer.error.kind;
    if (failure === 'failed') {
      show({ notice: 'offline' });
      return shown.get().phase === 'scanned' ? SCANNED_POLL_MS : WAITING_POLL_MS;
    }
    if (failure === 'not-there') {
      show({ phase: 'missing', notice: '' });
      return null;
    }
    const wasUnseen = isUnseen;
    isUnseen = false;
    if (!answer.ok) return expire(wasUnseen);
    const { state, nick = '', user_avatar: avatar = '', token } = answer.value;
    switch (state) {
      case 'waiting':
        show({ phase: 'waiting', notice: shown.get().notice === 'offline' ? '' : shown.get().notice });
        return WAITING_POLL_MS;
      case 'scanned':
        show({ phase: 'scanned', nick, avatar, notice: '' });
        return SCANNED_POLL_MS;
      case 'cancelled':
        void renew('cancelled');
        return null;
      case 'expired':
        return expire(wasUnseen);
      case 'confirmed':
        // The token is handed out once; a code that was used elsewhere is of no more use here.
        if (token === undefined) return expire(wasUnseen);
        show({ phase: 'confirmed', token, notice: '' });
        return null;
    }
  }

  const poll = createWatchedPoll(
    () => query(loginSessionID),
    (answer, { isFirstAfterPause }) => {
      isUnseen ||= isFirstAfterPause;
      return take(answer);
    },
  );

  return {
    snapshot: shown.get,
    subscribe: shown.subscribe,
    watch() {
      poll.watch();
      if (shown.get().phase === 'idle') void renew();
    },
    pause: poll.pause,
    refresh() {
      silentRefreshes = 0;
      void renew();
    },
  };
}
