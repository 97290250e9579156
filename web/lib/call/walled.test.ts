import { describe, expect, test, vi } from 'vitest';
import type { ApiClient, CallOptions } from './api-client.ts';
import { walled } from './walled.ts';

const OPERATION = 'UserCenterMag.userIsLogin3';

/** A client whose calls are answered by hand, and which gives up where its signal says so. */
function byHand() {
  const asked: CallOptions[] = [];
  const answers: ((reply: unknown) => void)[] = [];
  const api: ApiClient = {
    call(_operation, _input, options = {}) {
      asked.push(options);
      return new Promise<never>((resolve, reject) => {
        answers.push((reply) => resolve(reply as never));
        options.signal?.addEventListener('abort', () => reject(new Error('given up')));
      });
    },
  };
  return { api, asked, answers };
}

async function settled(promise: Promise<unknown>): Promise<'resolved' | 'rejected' | 'waiting'> {
  const outcome = promise.then(
    () => 'resolved' as const,
    () => 'rejected' as const,
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  return Promise.race([outcome, Promise.resolve('waiting' as const)]);
}

describe('the client of one session', () => {
  test('is like any other while the session lasts', async () => {
    const { api, asked, answers } = byHand();
    const reply = walled(api, new AbortController().signal).call(OPERATION, {}, { quiet: true });
    answers[0]?.('an answer');
    expect(await reply).toBe('an answer');
    expect(asked).toMatchObject([{ quiet: true }]);
  });

  test('lets a caller give up', async () => {
    const { api } = byHand();
    const own = new AbortController();
    const reply = walled(api, new AbortController().signal).call(OPERATION, {}, { signal: own.signal });
    own.abort();
    await expect(reply).rejects.toThrow('given up');
  });

  test('gives up what is on its way when the session ends, and nobody hears of it', async () => {
    const { api, asked } = byHand();
    const session = new AbortController();
    const reply = walled(api, session.signal).call(OPERATION, {});
    session.abort();
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(await settled(reply)).toBe('waiting');
  });

  test('keeps an answer to itself that came with the end', async () => {
    const { api, answers } = byHand();
    const session = new AbortController();
    const reply = walled(api, session.signal).call(OPERATION, {});
    answers[0]?.('an answer');
    session.abort();
    expect(await settled(reply)).toBe('waiting');
  });

  test('sends nothing after the end', async () => {
    const { api, asked } = byHand();
    const reply = walled(api, AbortSignal.abort()).call(OPERATION, {});
    expect(await settled(reply)).toBe('waiting');
    expect(asked).toEqual([]);
  });

  test('leaves no listener on a session that lasts long', async () => {
    const { api, answers } = byHand();
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const reply = walled(api, signal).call(OPERATION, {});
    answers[0]?.('an answer');
    await reply;
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });
});
