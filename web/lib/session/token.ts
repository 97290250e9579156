import { fullKey, type JsonStorage, storage } from '../storage.ts';

/** The session token is kept under this key; the browser shows it as `deskyongfengToken`. */
export const TOKEN_KEY = 'yongfengToken';

export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls back when another tab logs in or out; the returned function ends it. */
  subscribe(listener: (token: string | null) => void): () => void;
}

/** Only the storage events of a window are needed, so a test can hand in any event target. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function keyOf(event: Event): string | null | undefined {
  return 'key' in event ? (typeof event.key === 'string' ? event.key : null) : undefined;
}

// What other programs leave behind where they mean that there is none.
const NO_TOKEN: readonly string[] = ['', 'null', 'undefined'];

/** The token in what is stored: ours is JSON, another program may have stored it raw (不带引号). */
function tokenIn(stored: string): string | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'string') return value === '' ? null : value;
    // A raw token may look like a number; an object is no token of anybody.
    if (typeof value === 'object') return null;
  } catch {
    // Raw, then.
  }
  const text = stored.trim();
  return NO_TOKEN.includes(text) ? null : text;
}

export function createTokenStore(
  values: JsonStorage = storage,
  events: StorageEvents = globalThis,
): TokenStore {
  function read(): string | null {
    const stored = values.text(TOKEN_KEY);
    return stored === undefined ? null : tokenIn(stored);
  }

  return {
    read,
    write: (token) => values.set(TOKEN_KEY, token),
    clear: () => values.remove(TOKEN_KEY),
    subscribe(listener) {
      const onStorage = (event: Event) => {
        const key = keyOf(event);
        // The key is null when the other tab cleared everything, which ends the session as well.
        if (key === null || key === fullKey(TOKEN_KEY)) {
          listener(read());
        }
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

export const tokenStore = createTokenStore();
