import { describe, expect, it, vi } from 'vitest';
import { openStorage, type StorageBackend } from './storage.ts';

function backendWith(entries: Record<string, string> = {}, room = Number.POSITIVE_INFINITY) {
  const values = new Map(Object.entries(entries));
  const clear = vi.fn(() => values.clear());
  const backend: StorageBackend = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...values]
        .filter(([name]) => name !== key)
        .reduce((sum, [, held]) => sum + held.length, 0);
      if (others + text.length > room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      values.set(key, text);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear,
  };
  return { values, clear, storage: openStorage(() => backend) };
}

describe('storage', () => {
  it('keeps JSON under the prefix and the key with nothing between', () => {
    const { storage, values } = backendWith();
    storage.set('yongfengToken', 'abc');
    expect([...values]).toEqual([['deskyongfengToken', '"abc"']]);
  });

  it.each([['text'], [0], [false], [null], [{ nested: [1, '二'] }]])('gives %j back as it was', (value) => {
    const { storage } = backendWith();
    storage.set('key', value);
    expect(storage.get('key')).toEqual(value);
  });

  it('reads a missing key as absent', () => {
    expect(backendWith().storage.get('nothing')).toBeUndefined();
  });

  it('removes a key and treats undefined as removal', () => {
    const { storage, values } = backendWith({ deska: '1', deskb: '2', other: '3' });
    storage.remove('a');
    storage.set('b', undefined);
    expect([...values.keys()]).toEqual(['other']);
  });

  it('reads corrupted JSON as absent and removes it', () => {
    const { storage, values } = backendWith({ deskkey: '{"half":' });
    expect(storage.get('key')).toBeUndefined();
    expect(values.has('deskkey')).toBe(false);
  });

  it('clears the entire storage when the quota is exceeded and writes again', () => {
    const { storage, values, clear } = backendWith({ foreign: 'x'.repeat(50), deskold: '"x"' }, 60);
    storage.set('draft', 'y'.repeat(30));
    expect(clear).toHaveBeenCalledTimes(1);
    expect([...values.keys()]).toEqual(['deskdraft']);
    expect(storage.get('draft')).toBe('y'.repeat(30));
  });

  it('clears and retries once only, then keeps the value in memory', () => {
    const { storage, values, clear } = backendWith({}, 10);
    storage.set('draft', 'y'.repeat(30));
    expect(clear).toHaveBeenCalledTimes(1);
    expect(values.size).toBe(0);
    expect(storage.get('draft')).toBe('y'.repeat(30));
  });

  it('does not clear anything for an error that is not about the quota', () => {
    const clear = vi.fn();
    const refusing: StorageBackend = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      removeItem: () => undefined,
      clear,
    };
    const storage = openStorage(() => refusing);
    storage.set('key', 1);
    expect(clear).not.toHaveBeenCalled();
    expect(storage.get('key')).toBe(1);
  });

  it('falls back to memory when access itself throws, as in privacy mode', () => {
    const storage = openStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('key', { a: 1 });
    expect(storage.get('key')).toEqual({ a: 1 });
    storage.remove('key');
    expect(storage.get('key')).toBeUndefined();
  });

  it('works without local storage, as on a server', () => {
    const storage = openStorage(() => undefined);
    storage.set('key', 1);
    expect(storage.get('key')).toBe(1);
  });

  it('forgets the value in memory once a later write reaches the storage', () => {
    let isOpen = false;
    const values = new Map<string, string>();
    const backend: StorageBackend = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => values.set(key, text),
      removeItem: (key) => values.delete(key),
      clear: () => values.clear(),
    };
    const storage = openStorage(() => (isOpen ? backend : undefined));
    storage.set('key', 'early');
    isOpen = true;
    storage.set('key', 'late');
    values.set('deskkey', '"from another tab"');
    expect(storage.get('key')).toBe('from another tab');
  });
});
