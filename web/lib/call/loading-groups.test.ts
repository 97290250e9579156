import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLoadingGroups } from './loading-groups.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('loading groups', () => {
  it('counts the requests of a group and reaches zero when all have ended', () => {
    const groups = createLoadingGroups();
    const endFirst = groups.begin('cart');
    const endSecond = groups.begin('cart');
    expect(groups.count('cart')).toBe(2);
    endFirst();
    expect(groups.count('cart')).toBe(1);
    endSecond();
    expect(groups.count('cart')).toBe(0);
  });

  it('keeps groups apart', () => {
    const groups = createLoadingGroups();
    groups.begin('cart');
    expect(groups.count('page')).toBe(0);
  });

  it('counts a request out once, even when it is ended twice', () => {
    const groups = createLoadingGroups();
    const end = groups.begin('cart');
    groups.begin('cart');
    end();
    end();
    expect(groups.count('cart')).toBe(1);
  });

  it('tells its subscribers of every change until they leave', () => {
    const groups = createLoadingGroups();
    const listener = vi.fn();
    const leave = groups.subscribe(listener);
    const end = groups.begin('cart');
    end();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    groups.begin('cart');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('never times out', () => {
    vi.useFakeTimers();
    const groups = createLoadingGroups();
    groups.begin('cart');
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(groups.count('cart')).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
