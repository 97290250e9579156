import { beforeEach, expect, it, vi } from 'vitest';

const WANTED = 'control-token-required';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A page that loads anew; the storage of the tab stays. */
async function load() {
  vi.resetModules();
  return import('./control-token.ts');
}

it('is sent as the guard wants it, also after a reload', async () => {
  (await load()).rememberToken('secret');
  expect((await load()).tokenHeaders()).toEqual({ authorization: 'Bearer secret' });
});

it('is asked for when there is none, and forgotten when it is wrong', async () => {
  const token = await load();
  token.learnFromReply(WANTED);
  expect(token.tokenDemand.get()).toBe('missing');
  token.rememberToken('other');
  token.learnFromReply(WANTED);
  expect([token.tokenDemand.get(), token.hasToken()]).toEqual(['wrong', false]);
  expect((await load()).hasToken()).toBe(false);
});

it('is asked for no longer once a call is let in', async () => {
  const token = await load();
  const heard = vi.fn();
  token.tokenDemand.subscribe(heard);
  token.learnFromReply(WANTED);
  token.learnFromReply('');
  expect(token.tokenDemand.get()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
});

it('is no matter of any other refusal', async () => {
  const token = await load();
  token.rememberToken('secret');
  token.learnFromReply('unknown-snapshot');
  expect([token.tokenDemand.get(), token.hasToken()]).toEqual([null, true]);
});

it('is kept for the page where the browser denies a storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const token = await load();
  token.rememberToken('secret');
  expect(token.tokenHeaders()).toEqual({ authorization: 'Bearer secret' });
});
