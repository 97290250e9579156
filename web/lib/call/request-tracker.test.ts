import { describe, expect, it, vi } from 'vitest';
import { RequestCancelled } from './cancelled.ts';
import { createRequestTracker, requestKey } from './request-tracker.ts';

function pendingRequests() {
  const started: { signal: AbortSignal; answer: (reply: string) => void; fail: (error: Error) => void }[] =
    [];
  const start = vi.fn(
    (signal: AbortSignal) =>
      new Promise<string>((answer, fail) => {
        started.push({ signal, answer, fail });
      }),
  );
  return { started, start };
}

describe('requestKey', () => {
  const request = {
    url: '/a',
    method: 'POST',
    params: { x: '1', y: { p: 1, q: 2 } },
    data: { m: 1, n: [1, 2] },
  };

  it('does not depend on the order of fields, at any depth', () => {
    const reordered = {
      data: { n: [1, 2], m: 1 },
      params: { y: { q: 2, p: 1 }, x: '1' },
      method: 'post',
      url: '/a',
    };
    expect(requestKey(reordered)).toBe(requestKey(request));
  });

  it('takes a field left undefined and a field left out as the same', () => {
    const spelledOut = { ...request, params: { ...request.params, z: undefined } };
    expect(requestKey(spelledOut)).toBe(requestKey(request));
    expect(requestKey({ url: '/a', method: 'GET' })).toBe(
      requestKey({ url: '/a', method: 'GET', params: {} }),
    );
  });

  it.each([
    ['url', { ...request, url: '/b' }],
    ['method', { ...request, method: 'GET' }],
    ['params', { ...request, params: { ...request.params, x: '2' } }],
    ['data', { ...request, data: { ...request.data, n: [2, 1] } }],
    ['the place of a value', { ...request, params: request.data, data: request.params }],
  ])('tells requests apart by %s', (_what, other) => {
    expect(requestKey(other)).not.toBe(requestKey(request));
  });

  it('takes two files as different even when they look alike', () => {
    const file = new Blob(['x']);
    const upload = (data: Blob) => requestKey({ url: '/u', method: 'POST', data: { file: data } });
    expect(upload(file)).toBe(upload(file));
    expect(upload(file)).not.toBe(upload(new Blob(['x'])));
  });
});

describe('request tracker', () => {
  it('lets identical requests run side by side when allowed', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const first = tracker.run('k', 'allow', start);
    const second = tracker.run('k', 'allow', start);
    expect(tracker.inFlight()).toBe(2);
    started[0]?.answer('one');
    started[1]?.answer('two');
    await expect(Promise.all([first, second])).resolves.toEqual(['one', 'two']);
    expect(tracker.inFlight()).toBe(0);
  });

  it('cancels the earlier identical request', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const first = tracker.run('k', 'allow', start);
    const second = tracker.run('k', 'cancel-earlier', start);
    await expect(first).rejects.toBeInstanceOf(RequestCancelled);
    expect(started[0]?.signal.aborted).toBe(true);
    started[1]?.answer('two');
    await expect(second).resolves.toBe('two');
  });

  it('leaves a request with another key alone', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const first = tracker.run('k1', 'allow', start);
    const second = tracker.run('k2', 'cancel-earlier', start);
    started[0]?.answer('one');
    started[1]?.answer('two');
    await expect(Promise.all([first, second])).resolves.toEqual(['one', 'two']);
  });

  it('joins the request in flight, so it is sent once', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const both = Promise.all([tracker.run('k', 'join', start), tracker.run('k', 'join', start)]);
    started[0]?.answer('shared');
    await expect(both).resolves.toEqual(['shared', 'shared']);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts anew once the earlier one has landed, well or badly', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const first = tracker.run('k', 'join', start);
    started[0]?.fail(new Error('down'));
    await expect(first).rejects.toThrow('down');
    const second = tracker.run('k', 'join', start);
    started[1]?.answer('up');
    await expect(second).resolves.toBe('up');
  });

  it('does not join an answer asked for before a write', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const before = tracker.run('k', 'join', start);
    tracker.closeToJoiners();
    const after = tracker.run('k', 'join', start);
    started[0]?.answer('old');
    started[1]?.answer('new');
    await expect(Promise.all([before, after])).resolves.toEqual(['old', 'new']);
  });

  it('still joins the one key that is left out', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const both = [tracker.run('k', 'join', start)];
    tracker.closeToJoiners('k');
    both.push(tracker.run('k', 'join', start));
    started[0]?.answer('one');
    await expect(Promise.all(both)).resolves.toEqual(['one', 'one']);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('keeps a shared request going when only one of two callers leaves', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const leaver = new AbortController();
    const first = tracker.run('k', 'join', start, leaver.signal);
    const second = tracker.run('k', 'join', start);
    leaver.abort();
    await expect(first).rejects.toBeInstanceOf(RequestCancelled);
    expect(started[0]?.signal.aborted).toBe(false);
    started[0]?.answer('still here');
    await expect(second).resolves.toBe('still here');
  });

  it('aborts the request when its last caller leaves, and nobody joins it afterwards', async () => {
    const tracker = createRequestTracker<string>();
    const { started, start } = pendingRequests();
    const leaver = new AbortController();
    const first = tracker.run('k', 'join', start, leaver.signal);
    leaver.abort();
    await expect(first).rejects.toBeInstanceOf(RequestCancelled);
    expect(started[0]?.signal.aborted).toBe(true);
    expect(tracker.inFlight()).toBe(0);
    const second = tracker.run('k', 'join', start);
    started[1]?.answer('fresh');
    await expect(second).resolves.toBe('fresh');
  });

  it('does not even start for a caller who has already left', async () => {
    const { start } = pendingRequests();
    const run = createRequestTracker<string>().run('k', 'allow', start, AbortSignal.abort());
    await expect(run).rejects.toBeInstanceOf(RequestCancelled);
    expect(start).not.toHaveBeenCalled();
  });
});
