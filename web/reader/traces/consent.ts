import { READER_KEY } from '#contracts/rules/readers/read-events.ts';
import { type JsonStorage, storage } from '#web/lib/storage.ts';
import { createStore } from '#web/lib/store.ts';

const KEY = 'readerTraces';
const YES = 'yes';

/** `asked`: the question was shown and not answered, which is a no; it does not come again. */
type Answer = 'yes' | 'no' | 'asked';

interface Stored {
  readonly answer: Answer;
  /** Drawn where the reader allowed it; another one after each withdrawal. */
  readonly key: string;
}

/** Whether a reader lets others know what is read (是否留下阅读记录): said once for this browser, and changed at any time. */
export interface Consent {
  /** Null while the reader was never asked. */
  answer(): Answer | null;
  /** By which the reader is known; empty without consent. */
  key(): string;
  /** A yes draws another key, unless the one before stays. */
  say(answer: Answer, key?: string): void;
  /** The browser asks not to be tracked, so that it is not even asked. */
  readonly isRefusedByBrowser: boolean;
  subscribe(listener: () => void): () => void;
}

interface Browser {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { answer, key } = value as Partial<Record<keyof Stored, unknown>>;
  return (answer !== YES || READER_KEY.test(String(key))) && ['yes', 'no', 'asked'].includes(String(answer));
}

function drawnKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function openConsent(values: JsonStorage = storage, browser: Browser = navigator): Consent {
  const said = createStore(0);
  const isRefusedByBrowser = browser.doNotTrack === '1' || browser.globalPrivacyControl === true;

  function stored(): Stored | null {
    const value = values.get(KEY);
    return isStored(value) ? value : null;
  }

  return {
    isRefusedByBrowser,
    answer: () => stored()?.answer ?? null,
    key() {
      const known = stored();
      return !isRefusedByBrowser && known?.answer === YES ? known.key : '';
    },
    say(answer, key = drawnKey()) {
      values.set(KEY, { answer, key: answer === YES ? key : '' } satisfies Stored);
      said.set(said.get() + 1);
    },
    subscribe: said.subscribe,
  };
}

export const consent = openConsent();
