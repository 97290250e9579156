import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptStore } from './kept-store.ts';
import { type SessionUser, sessionStore } from './session/session-store.ts';

const member = (user_id: string) => ({ user_id, vip_name: '' }) as SessionUser;
const form = {
  write: (value: number) => value,
  read: (kept: unknown) => (typeof kept === 'number' ? kept : null),
};
/** The same store in a page that was loaded anew. */
const inNewPage = () => keptStore('kept', 0, form);

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
    removeItem: (key: string) => values.delete(key),
  });
  sessionStore.forget();
  sessionStore.logIn(member('1'), 'token');
});
afterEach(() => {
  sessionStore.forget();
  vi.unstubAllGlobals();
});

test('what was kept is there when the page is loaded anew', () => {
  inNewPage().set(7);
  expect(inNewPage().get()).toBe(7);
});

test('another member finds nothing, and neither does the same one in the next session', () => {
  inNewPage().set(7);
  sessionStore.logOut();
  sessionStore.logIn(member('1'), 'token');
  expect(inNewPage().get()).toBe(0);
});

test('what nobody of us wrote is nothing', () => {
  sessionStorage.setItem('deskkept', '{"of":"1","value":"x"}');
  expect(inNewPage().get()).toBe(0);
  sessionStorage.setItem('deskkept', '{"of":"2","value":7}');
  expect(inNewPage().get()).toBe(0);
  sessionStorage.setItem('deskkept', '[');
  expect(inNewPage().get()).toBe(0);
});
