import { describe, expect, it } from 'vitest';
import { tabLocks } from './tab-locks.ts';

/** Locks as browsers have them, as far as they are needed here. */
class FakeLocks {
  readonly #queues = new Map<string, Promise<unknown>>();

  async request(
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    const before = this.#queues.get(name);
    if (before !== undefined && ifAvailable) return work(null);
    const run = (async () => {
      await before;
      signal?.throwIfAborted();
      return work({ name, mode: 'exclusive' });
    })();
    const ended = run.catch(() => undefined).then(() => void this.#queues.delete(name));
    this.#queues.set(name, ended);
    return run;
  }

  async query(): Promise<LockManagerSnapshot> {
    const held = [...this.#queues.keys(), 'of something else'].map((name) => ({ name }));
    return { held, pending: [] };
  }
}

function browser() {
  const manager = new FakeLocks() as unknown as LockManager;
  return { one: tabLocks(manager), other: tabLocks(manager) };
}

/** Work that lasts until it is ended. */
function lasting() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => promise, end };
}

const never = new AbortController().signal;

describe('two tabs', () => {
  it('do not work at the same at once', async () => {
    const { one, other } = browser();
    const first = lasting();
    const held = one.hold('50060', first.work);
    expect(await other.hold('50060', async () => {})).toBe(false);
    expect(await other.hold('50061', async () => {})).toBe(true);
    first.end();
    expect(await held).toBe(true);
    expect(await other.hold('50060', async () => {})).toBe(true);
  });

  it('know what the other is at', async () => {
    const { one, other } = browser();
    const first = lasting();
    void one.hold('50060', first.work);
    expect(await other.held()).toEqual(new Set(['50060']));
    first.end();
  });

  it('hear when the other has ended', async () => {
    const { one, other } = browser();
    const first = lasting();
    void one.hold('50060', first.work);
    const free = other.whenFree('50060', never);
    first.end();
    expect(await free).toBe(true);
  });

  it('need not wait for it', async () => {
    const { one, other } = browser();
    const first = lasting();
    void one.hold('50060', first.work);
    const own = new AbortController();
    const free = other.whenFree('50060', own.signal);
    own.abort();
    first.end();
    expect(await free).toBe(false);
  });

  it('are free again where the work broke', async () => {
    const { one, other } = browser();
    await expect(one.hold('50060', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await other.hold('50060', async () => {})).toBe(true);
  });
});

it('a browser without locks works all the same', async () => {
  const locks = tabLocks(null);
  expect(await locks.hold('50060', async () => {})).toBe(true);
  expect(await locks.held()).toEqual(new Set());
});
