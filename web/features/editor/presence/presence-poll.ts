import type { Id } from '#contracts/rules/pages/document.ts';
import { PRESENCE } from '#contracts/rules/pages/draft/presence.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import type { Other } from '../model/company.ts';

/** Pages that are turned quickly are told once. */
const TURN_MS = 300;
const LONGEST_WAIT_MS = 60_000;
/** After so many failures it is not known who is still there. */
const MOST_MISSES = 3;

export interface Presence {
  readonly others: readonly Other[];
  /** The newest one of the draft. */
  readonly revision: number;
}

interface PollParts {
  /** The page that is shown. */
  readonly page: () => Id;
  /** Tells the page, or that this tab leaves. */
  readonly tell: (page: Id | '') => Promise<Outcome<Presence>>;
  /** Null where it is no longer known. */
  readonly take: (presence: Presence | null) => void;
}

export interface PresencePoll {
  /** Another page is shown. */
  turned(): void;
  /** Tells while the tab is in sight; the returned function leaves. */
  start(): () => void;
}

/** How long after that many failures in a row the next question comes. */
export function waitAfter(misses: number): number {
  return Math.min(PRESENCE.everyMs * 2 ** misses, LONGEST_WAIT_MS);
}

/** Tells where this tab is, and hears of the others (同时编辑). A failure says nothing and makes the pauses longer. */
export function createPresencePoll({ page, tell, take }: PollParts): PresencePoll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isThere = false;
  let misses = 0;
  let asked = 0;

  async function answerTo(told: Id | ''): Promise<Presence | null> {
    try {
      const outcome = await tell(told);
      return outcome.ok ? outcome.value : null;
    } catch {
      return null;
    }
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    isThere = true;
    asked += 1;
    const mine = asked;
    const presence = await answerTo(page());
    if (mine !== asked) return;
    misses = presence ? 0 : misses + 1;
    if (presence || misses === MOST_MISSES) take(presence);
    wait(waitAfter(misses));
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  }

  function leave(): void {
    clearTimeout(timer);
    if (!isThere) return;
    isThere = false;
    // An answer that is still on its way is too late.
    asked += 1;
    void answerTo('');
  }

  return {
    turned() {
      if (isThere && misses === 0) wait(TURN_MS);
    },
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      const follow = () => (document.visibilityState === 'hidden' ? leave() : void ask());
      document.addEventListener('visibilitychange', follow, { signal });
      addEventListener('pagehide', leave, { signal });
      follow();
      return () => {
        ended.abort();
        leave();
      };
    },
  };
}
