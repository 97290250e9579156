import { describe, expect, it, vi } from 'vitest';
import { isCancelled, orCancelled, RequestCancelled, throwIfCancelled } from './cancelled.ts';

const never = new Promise<string>(() => undefined);

describe('orCancelled', () => {
  it('settles with the work when nobody cancels', async () => {
    const { signal } = new AbortController();
    await expect(orCancelled(Promise.resolve('done'), signal, undefined)).resolves.toBe('done');
    await expect(orCancelled(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  });

  it('rejects at once when any of the signals aborts, even if the work never ends', async () => {
    const second = new AbortController();
    const waiting = orCancelled(never, new AbortController().signal, second.signal);
    second.abort();
    await expect(waiting).rejects.toBeInstanceOf(RequestCancelled);
  });

  it('rejects when the signal was aborted before', async () => {
    await expect(orCancelled(never, AbortSignal.abort())).rejects.toBeInstanceOf(RequestCancelled);
  });

  it('leaves no listener on a long-lived signal', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await orCancelled(Promise.resolve(1), signal);
    await Promise.resolve();
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed).toHaveBeenCalledWith('abort', added.mock.calls[0]?.[1]);
  });
});

describe('isCancelled', () => {
  it('knows our own error and the one the browser throws', () => {
    expect(isCancelled(new RequestCancelled())).toBe(true);
    expect(isCancelled(new DOMException('stopped', 'AbortError'))).toBe(true);
    expect(isCancelled(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('throwIfCancelled', () => {
  it('throws only for an aborted signal', () => {
    expect(() => throwIfCancelled(undefined)).not.toThrow();
    expect(() => throwIfCancelled(new AbortController().signal)).not.toThrow();
    expect(() => throwIfCancelled(AbortSignal.abort())).toThrow(RequestCancelled);
  });
});
