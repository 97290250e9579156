import { createStore } from '#web/lib/store.ts';

/** After a key was pressed the next one may follow. */
const KEYS_REST_MS = 2000;
/** A pointer whose end was missed holds a save up for no longer. */
const LONGEST_HOLD_MS = 10_000;

/** What a member does at this moment (手上): what is held or written is not moved away. */
export interface Hands {
  /** Something is held, written, or moved by keys. */
  isBusy(): boolean;
  /** A pointer is down. */
  isHolding(): boolean;
  /** Resolves when no pointer holds anything. */
  letGo(): Promise<void>;
  /** The returned function ends it. */
  start(): () => void;
}

export function watchHands(): Hands {
  const holding = createStore(false);
  let pressedAt = Number.NEGATIVE_INFINITY;

  return {
    isBusy: () => holding.get() || isWriting() || performance.now() - pressedAt < KEYS_REST_MS,
    isHolding: holding.get,
    letGo: () =>
      new Promise((resolve) => {
        if (!holding.get()) return resolve();
        const timer = setTimeout(done, LONGEST_HOLD_MS);
        const end = holding.subscribe(done);
        function done(): void {
          clearTimeout(timer);
          end();
          resolve();
        }
      }),
    start() {
      const ended = new AbortController();
      const options = { capture: true, passive: true, signal: ended.signal };
      addEventListener('pointerdown', () => holding.set(true), options);
      for (const event of ['pointerup', 'pointercancel'])
        addEventListener(event, () => holding.set(false), options);
      const press = () => {
        pressedAt = performance.now();
      };
      addEventListener('keydown', press, options);
      return () => ended.abort();
    },
  };
}

/** A text on the page, or in the sheet of a phone. */
function isWriting(): boolean {
  const isOnPage = document.querySelector('[contenteditable="true"]') !== null;
  return isOnPage || document.activeElement?.tagName === 'TEXTAREA';
}
