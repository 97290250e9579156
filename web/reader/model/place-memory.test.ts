import { describe, expect, it } from 'vitest';
import { openStorage, type StorageBackend } from '#web/lib/storage.ts';
import { openPlaceMemory } from './place-memory.ts';

function deviceWith(values: Record<string, string> = {}) {
  const backend: StorageBackend = {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
    removeItem: (key) => {
      delete values[key];
    },
    clear: () => undefined,
  };
  return { values, memory: openPlaceMemory(openStorage(() => backend)) };
}

describe('what the device remembers', () => {
  it('is the page of each book, under the prefix of the product', () => {
    const { values, memory } = deviceWith();
    memory.rememberPlace('a', 12);
    memory.rememberPlace('b', 3);
    expect([memory.place('a'), memory.place('b'), memory.place('c')]).toEqual([12, 3, null]);
    expect(Object.keys(values)).toEqual(['deskreaderPlaces']);
  });

  it('is no more than 50 books, the last ones', () => {
    const { memory } = deviceWith();
    for (let no = 1; no <= 60; no += 1) memory.rememberPlace(`book-${no}`, no);
    expect(memory.place('book-10')).toBeNull();
    expect(memory.place('book-11')).toBe(11);
  });

  it.each(['{}', '[1]', '[["a","2"]]', 'broken'])('is nothing where %s stands', (stored) => {
    expect(deviceWith({ deskreaderPlaces: stored }).memory.place('a')).toBeNull();
  });

  it('is how one likes to read', () => {
    const { memory } = deviceWith({ deskreaderMode: '"upside-down"' });
    expect(memory.mode()).toBeNull();
    memory.rememberMode('slide');
    expect(memory.mode()).toBe('slide');
  });
});
