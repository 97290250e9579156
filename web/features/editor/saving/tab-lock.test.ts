import { expect, it, vi } from 'vitest';

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

it('is not held where it was taken during the wait for the tab before', async () => {
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

it('is not held where the screen was left during that wait', async () => {
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

it('is not held where the screen was left before it came', async () => {
  const [first, second] = await tabs('early');
  const taking = first.hold();
  first.release();
  expect(await taking).toBe(false);
  expect(await second.hold()).toBe(true);
  second.release();
});
