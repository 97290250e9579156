import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SessionUser, sessionStore } from '#web/lib/session/session-store.ts';
import { boughtLineOf, forgetBought, rememberBought } from './bought-line.ts';

const LINE = {
  ...{ cartID: '90027', publicationID: '50039', goodsID: '3', cnums: 'FM01|ZD10', count: '50' },
  ...{ pagesNum: '40', remarkinfo: '' },
};

beforeEach(() => sessionStore.logIn({ user_id: '1', vip_name: '' } as SessionUser, 'token'));
afterEach(() => sessionStore.forget());

test('what was bought at once is remembered for its publication until it is ordered or deleted', () => {
  rememberBought(LINE);
  expect(boughtLineOf('50039')).toEqual(LINE);
  expect(boughtLineOf('50001')).toBeNull();
  forgetBought(['90001']);
  expect(boughtLineOf('50039')).toEqual(LINE);
  forgetBought(['90001', '90027']);
  expect(boughtLineOf('50039')).toBeNull();
});
