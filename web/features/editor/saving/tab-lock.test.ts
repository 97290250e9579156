import { afterEach, expect, it, vi } from 'vitest';

/** Locks are the platform's: before Node 24 there are none, and the other lock, for plain http, wants a page. */
const withLocks = it.skipIf(navigator.locks === undefined);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A module that was loaded anew knows nothing of the locks of the others, as a tab does. */
async function tabs(name: string) {
  const opened = [];
  for (let no = 0; no < 3; no += 1) {
    vi.resetModules();
    opened.push((await import('./tab-lock.ts')).tabLock(name));
  }
  return opened as [(typeof opened)[0], (typeof opened)[0], (typeof opened)[0]];
}

async function heldLocks(of: string) {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name?.includes(of)).length;
}

withLocks('is not held where it was taken during the wait for the tab before', async () => {
  const [first, second, third] = await tabs('taken');
  expect([await first.hold(), await second.hold()]).toEqual([true, false]);
  second.onLost(first.left);
  const taken = second.hold(true);
  await new Promise<void>((resolve) => void first.onLost(resolve));
  const last = third.hold(true);
  expect([await taken, await last]).toEqual([false, true]);
  third.release();
  await vi.waitFor(async () => expect(await heldLocks('taken')).toBe(0));
});

withLocks('is not held where the screen was left during that wait', async () => {
  const [first, second, third] = await tabs('left');
  await first.hold();
  const lost = new Promise<void>((resolve) => void first.onLost(resolve));
  const taken = second.hold(true);
  await lost;
  second.release();
  first.left();
  expect(await taken).toBe(false);
  await vi.waitFor(async () => expect(await heldLocks('left')).toBe(0));
  expect(await third.hold()).toBe(true);
  third.release();
});

withLocks('is not held where the screen was left before it came', async () => {
  const [first, second] = await tabs('early');
  const taking = first.hold();
  first.release();
  expect(await taking).toBe(false);
  expect(await second.hold()).toBe(true);
  second.release();
});

withLocks('is held where the answer comes late, as on a busy machine, and no other tab has it', async () => {
  const [first, second] = await tabs('busy');
  // The patience is over before the browser has looked.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  expect(await first.hold()).toBe(true);
  expect(await second.hold()).toBe(false);
  first.release();
  await vi.waitFor(async () => expect(await heldLocks('busy')).toBe(0));
  expect(await second.hold()).toBe(true);
  second.release();
});

withLocks(
  'is waited for longer by a tab that is loaded again: its own page before still has it',
  async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const [before, again] = await tabs('again');
    const patience = vi.spyOn(AbortSignal, 'timeout');
    expect(await before.hold()).toBe(true);
    const holding = again.hold();
    expect(patience.mock.calls.at(-1)).toEqual([4000]);
    before.release();
    expect(await holding).toBe(true);
    again.release();
  },
);
