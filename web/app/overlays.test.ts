import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { askForLogin, goOn, useIsLoginAsked } from './overlays.ts';

const user = {
  ...{ user_id: '10003', yaoqingma: '', member_code: '', vip_name: '', vip_lastTime_desc: '' },
  ...{ vip_lastTime: '', user_avatar: '', bind_wx: 'N', user_account: {} },
};

function Shown() {
  return useIsLoginAsked() ? '请重新登录' : '';
}

const shown = () => renderToStaticMarkup(createElement(Shown));

afterEach(() => sessionStore.forget());

describe('the login over the screen', () => {
  test('stands until the member is back, and then what waited goes on', async () => {
    sessionStore.logIn(user, 'token');
    const isBack = askForLogin();
    expect(shown()).toBe('请重新登录');
    goOn();
    expect(shown()).toBe('');
    expect(await isBack).toBe(true);
  });

  test('goes with the session, and what waited is given up', async () => {
    sessionStore.logIn(user, 'token');
    const isBack = askForLogin();
    sessionStore.logOut();
    expect(shown()).toBe('');
    expect(await isBack).toBe(false);
  });
});
