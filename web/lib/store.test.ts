import { describe, expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

describe('a store', () => {
  test('holds what was set last', () => {
    const store = createStore(1);
    expect(store.get()).toBe(1);
    store.set(2);
    expect(store.get()).toBe(2);
  });

  test('tells its listeners of a change until they leave', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.set(2);
    leave();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('says nothing where nothing changed', () => {
    const store = createStore(1);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });

  test('may be left and joined by those it tells', () => {
    const store = createStore(1);
    const late = vi.fn();
    const leave = store.subscribe(() => {
      leave();
      store.subscribe(late);
    });
    store.set(2);
    expect(late).not.toHaveBeenCalled();
    store.set(3);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
