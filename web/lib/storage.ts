/** Local storage key prefix: the full key is the prefix and the key with nothing between, `deskyongfengToken`. */
export const STORAGE_PREFIX = 'desk';

export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

export interface JsonStorage {
  get(key: string): unknown;
  /** What stands there, as it stands there. */
  text(key: string): string | undefined;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

export function fullKey(key: string): string {
  return STORAGE_PREFIX + key;
}

// Old Firefox names the error differently and WebKit once gave only the code.
function isQuotaExceeded(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED' || error.code === 22)
  );
}

// In privacy mode reading the property `localStorage` itself can throw, so it is read within a try.
function browserBackend(): StorageBackend | undefined {
  return typeof globalThis.localStorage === 'undefined' ? undefined : globalThis.localStorage;
}

/**
 * JSON values in the browser's local storage, every key under the prefix.
 * A full storage is cleared entirely, other keys and the token included, and the write is tried once more.
 * Where storage refuses altogether, values live in memory until the page closes.
 */
export function openStorage(backend: () => StorageBackend | undefined = browserBackend): JsonStorage {
  const memory = new Map<string, string>();

  function attempt<T>(action: (storage: StorageBackend) => T): T | undefined {
    try {
      const storage = backend();
      return storage === undefined ? undefined : action(storage);
    } catch {
      return undefined;
    }
  }

  function write(storage: StorageBackend, key: string, text: string): true {
    try {
      storage.setItem(key, text);
    } catch (error) {
      if (!isQuotaExceeded(error)) {
        throw error;
      }
      storage.clear();
      storage.setItem(key, text);
    }
    return true;
  }

  function remove(key: string): void {
    memory.delete(fullKey(key));
    attempt((storage) => storage.removeItem(fullKey(key)));
  }

  function text(key: string): string | undefined {
    return memory.get(fullKey(key)) ?? attempt((storage) => storage.getItem(fullKey(key))) ?? undefined;
  }

  return {
    text,
    get(key) {
      const stored = text(key);
      if (stored === undefined) {
        return undefined;
      }
      try {
        return JSON.parse(stored);
      } catch {
        remove(key);
        return undefined;
      }
    },
    set(key, value) {
      if (value === undefined) {
        remove(key);
        return;
      }
      const json = JSON.stringify(value);
      if (attempt((storage) => write(storage, fullKey(key), json))) {
        memory.delete(fullKey(key));
      } else {
        memory.set(fullKey(key), json);
      }
    },
    remove,
  };
}

export const storage = openStorage();

/** Of this tab, and gone with it: what another tab holds is its own business. */
export const tabStorage = openStorage(() => globalThis.sessionStorage);
