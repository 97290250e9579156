import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESENCE } from '#contracts/rules/pages/draft/presence.ts';
import { createPresencePoll, type Presence, waitAfter } from './presence-poll.ts';

const { everyMs } = PRESENCE;
const SOME: Presence = { others: [{ name: '张三', isSelf: false, page: 'b' }], revision: 3 };
const FAILED = { ok: false, error: { kind: 'failed', code: 500, message: '' } } as never;

let sight: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.useFakeTimers();
  sight = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function polled() {
  const server = { isGone: false };
  const told: string[] = [];
  const taken: (Presence | null)[] = [];
  const shown = { page: 'a' };
  const poll = createPresencePoll({
    page: () => shown.page,
    async tell(page) {
      told.push(page);
      if (server.isGone) return FAILED;
      return { ok: true, value: SOME };
    },
    take: (presence) => taken.push(presence),
  });
  return { poll, server, told, taken, shown };
}

function look(at: DocumentVisibilityState): void {
  sight = at;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('telling where a tab is', () => {
  it('begins at once, goes on every few seconds, and leaves at the end', async () => {
    const { poll, told, taken } = polled();
    const stop = poll.start();
    await pass(2 * everyMs);
    expect([told, taken]).toEqual([
      ['a', 'a', 'a'],
      [SOME, SOME, SOME],
    ]);
    stop();
    await pass(5 * everyMs);
    expect(told).toEqual(['a', 'a', 'a', '']);
    expect(taken).toHaveLength(3);
  });

  it('tells another page soon, and pages that are turned quickly once', async () => {
    const { poll, told, shown } = polled();
    const stop = poll.start();
    await pass(0);
    for (const page of ['b', 'c', 'd']) {
      shown.page = page;
      poll.turned();
      await pass(100);
    }
    await pass(300);
    expect(told).toEqual(['a', 'd']);
    stop();
  });

  it('leaves while the tab is hidden, and is back at once', async () => {
    const { poll, told } = polled();
    const stop = poll.start();
    await pass(0);
    look('hidden');
    await pass(5 * everyMs);
    expect(told).toEqual(['a', '']);
    look('visible');
    await pass(0);
    expect(told).toEqual(['a', '', 'a']);
    stop();
  });

  it('asks less often while it fails, then no longer says who is there, and recovers', async () => {
    const { poll, server, told, taken } = polled();
    const stop = poll.start();
    await pass(0);
    server.isGone = true;
    await pass(everyMs);
    poll.turned();
    await pass(waitAfter(1) - 1);
    expect(told).toHaveLength(2);
    await pass(1 + waitAfter(2));
    expect([told.length, taken]).toEqual([4, [SOME, null]]);
    server.isGone = false;
    await pass(waitAfter(3));
    expect(taken).toEqual([SOME, null, SOME]);
    stop();
  });
});

it('never waits longer than a minute', () => {
  expect([0, 1, 2, 9].map(waitAfter)).toEqual([everyMs, 2 * everyMs, 4 * everyMs, 60_000]);
});
