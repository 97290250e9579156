import type { CallError } from '#web/lib/call/call-error.ts';
import { failed, type Outcome } from '#web/lib/call/outcome.ts';
import type { ShownPrice } from './shown-price.ts';

export type PriceState =
  /** There is nothing to ask for: the quantity is wrong or a step has no option. */
  | { readonly status: 'none' }
  /** `last` is out of date and never to be taken for the price; `estimate` is right as far as one can reckon here. */
  | { readonly status: 'pending'; readonly last: ShownPrice | null; readonly estimate: ShownPrice | null }
  | { readonly status: 'current'; readonly shown: ShownPrice }
  | { readonly status: 'failed'; readonly error: CallError };

export const TYPING_PAUSE_MS = 300;

/** Asks for one price; it may reject when the signal aborts. */
export type AskPrice = (signal: AbortSignal) => Promise<Outcome<ShownPrice>>;

export interface PriceWatch {
  state(): PriceState;
  /** Asks at once, or when the typing has paused; null when there is nothing to ask for. */
  want(ask: AskPrice | null, when: 'now' | 'typing', estimate?: ShownPrice | null): void;
  retry(): void;
  stop(): void;
}

interface PriceWatchOptions {
  readonly last: ShownPrice | null;
  readonly failureText: string;
  readonly onChange: (state: PriceState) => void;
}

/**
 * Keeps the price (价格) current: each wish aborts the request before it, and requests are numbered, so that a
 * reply that comes although it was given up loses against every later wish.
 */
export function createPriceWatch({ last: first, failureText, onChange }: PriceWatchOptions): PriceWatch {
  let state: PriceState = { status: 'pending', last: first, estimate: null };
  let last = first;
  let wanted: AskPrice | null = null;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  function become(next: PriceState): void {
    state = next;
    onChange(next);
  }

  function giveUp(): void {
    newest += 1;
    clearTimeout(timer);
    request?.abort();
    request = undefined;
  }

  async function send(ask: AskPrice): Promise<void> {
    const mine = newest;
    const controller = new AbortController();
    request = controller;
    const reply = await ask(controller.signal).catch(() => failed(null, failureText));
    if (mine !== newest) return;
    request = undefined;
    if (reply.ok) {
      last = reply.value;
      become({ status: 'current', shown: reply.value });
    } else {
      become({ status: 'failed', error: reply.error });
    }
  }

  function want(ask: AskPrice | null, when: 'now' | 'typing', estimate: ShownPrice | null = null): void {
    giveUp();
    wanted = ask;
    if (ask === null) {
      become({ status: 'none' });
      return;
    }
    become({ status: 'pending', last, estimate });
    if (when === 'now') void send(ask);
    else timer = setTimeout(() => void send(ask), TYPING_PAUSE_MS);
  }

  return {
    state: () => state,
    want,
    retry() {
      if (state.status === 'failed') want(wanted, 'now');
    },
    stop: giveUp,
  };
}
