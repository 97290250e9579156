import { describe, expect, it, vi } from 'vitest';
import { RequestCancelled } from './cancelled.ts';
import { withRetry } from './retry.ts';

const down = new TypeError('fetch failed');
const sleep = () => vi.fn(async (_ms: number) => undefined);
const failing = () => vi.fn(async (_attempt: number): Promise<string> => Promise.reject(down));

describe('withRetry', () => {
  it('repeats up to three times by default and then throws the last error', async () => {
    const run = failing();
    await expect(withRetry(run, { sleep: sleep() })).rejects.toBe(down);
    expect(run.mock.calls).toEqual([[0], [1], [2], [3]]);
  });

  it('stops at the first success', async () => {
    const run = failing().mockRejectedValueOnce(down).mockResolvedValueOnce('ok');
    await expect(withRetry(run, { sleep: sleep() })).resolves.toBe('ok');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('takes another number of retries, zero included', async () => {
    const once = failing();
    await expect(withRetry(once, { retries: 0, sleep: sleep() })).rejects.toBe(down);
    expect(once).toHaveBeenCalledTimes(1);
    const twice = failing();
    await expect(withRetry(twice, { retries: 1, sleep: sleep() })).rejects.toBe(down);
    expect(twice).toHaveBeenCalledTimes(2);
  });

  it('waits the given time before each retry, a number or by retry', async () => {
    const fixed = sleep();
    await expect(withRetry(failing(), { delayMs: 50, sleep: fixed })).rejects.toBe(down);
    expect(fixed.mock.calls).toEqual([[50], [50], [50]]);
    const growing = sleep();
    await expect(withRetry(failing(), { delayMs: (n) => n * 10, sleep: growing })).rejects.toBe(down);
    expect(growing.mock.calls).toEqual([[10], [20], [30]]);
  });

  it('waits longer each time when no delay is given', async () => {
    const pause = sleep();
    await expect(withRetry(failing(), { sleep: pause })).rejects.toBe(down);
    expect(pause.mock.calls).toEqual([[300], [600], [1200]]);
  });

  it('does not repeat what is not worth repeating', async () => {
    const run = failing();
    await expect(withRetry(run, { isWorthRepeating: () => false, sleep: sleep() })).rejects.toBe(down);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never repeats a write that may have happened, and takes an unknown outcome as such', async () => {
    for (const mayHaveHappened of [undefined, () => true]) {
      const run = failing();
      await expect(withRetry(run, { isWrite: true, mayHaveHappened, sleep: sleep() })).rejects.toBe(down);
      expect(run).toHaveBeenCalledTimes(1);
    }
  });

  it('repeats a write that surely never reached the server', async () => {
    const run = failing().mockRejectedValueOnce(down).mockResolvedValueOnce('ok');
    await expect(
      withRetry(run, { isWrite: true, mayHaveHappened: () => false, sleep: sleep() }),
    ).resolves.toBe('ok');
  });

  it('repeats by force although the caller switched retry off', async () => {
    const run = failing();
    await expect(withRetry(run, { retries: 0, force: true, sleep: sleep() })).rejects.toBe(down);
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('does not repeat a write that may have happened even by force', async () => {
    const run = failing();
    await expect(withRetry(run, { retries: 0, force: true, isWrite: true, sleep: sleep() })).rejects.toBe(
      down,
    );
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('stops waiting as soon as the caller leaves, without another attempt', async () => {
    const leaver = new AbortController();
    const run = failing();
    const neverOver = () => new Promise<void>(() => undefined);
    const result = withRetry(run, { signal: leaver.signal, sleep: neverOver });
    setTimeout(() => leaver.abort(), 5);
    await expect(result).rejects.toBeInstanceOf(RequestCancelled);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not repeat after an abort during the attempt', async () => {
    const leaver = new AbortController();
    const run = vi.fn(async () => {
      leaver.abort();
      throw down;
    });
    await expect(withRetry(run, { signal: leaver.signal, sleep: sleep() })).rejects.toBeInstanceOf(
      RequestCancelled,
    );
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not repeat an attempt that ended as cancelled', async () => {
    const run = vi.fn(async () => Promise.reject(new RequestCancelled()));
    await expect(withRetry(run, { sleep: sleep() })).rejects.toBeInstanceOf(RequestCancelled);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not start for a caller who has already left', async () => {
    const run = failing();
    await expect(withRetry(run, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(RequestCancelled);
    expect(run).not.toHaveBeenCalled();
  });
});
