import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionStore } from '#web/lib/session-store.ts';
import { fullKey } from '#web/lib/storage.ts';
import { TOKEN_KEY } from '#web/lib/token.ts';
import { watchOtherTabs } from './watch-other-tabs.ts';

const user = {
  ...{ user_id: '10003', yaoqingma: '', member_code: '', vip_name: '', vip_lastTime_desc: '' },
  ...{ vip_lastTime: '', user_avatar: '', bind_wx: 'N', user_account: {} },
};

/** What the router is told to do while another tab removes the token. */
function afterLogoutElsewhere(): string[] {
  const told: string[] = [];
  const router = {
    state: { location: { pathname: '/manager/order', search: '?tab=all', hash: '' } },
    navigate: async (to: string) => void told.push(to),
    revalidate: async () => void told.push('revalidate'),
  };
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  watchOtherTabs(router as unknown as ReturnType<typeof createBrowserRouter>);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: fullKey(TOKEN_KEY) }));
  return told;
}

beforeEach(() => sessionStore.forget());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.forget();
});

describe('a logout in another tab', () => {
  test('ends the session here and leads to the login, with a way back', () => {
    sessionStore.logIn(user, 'token');
    const [to] = afterLogoutElsewhere();
    expect(sessionStore.get().status).toBe('out');
    expect(to).toMatch(/^\/manager\/login\/.+/);
  });

  test('has a page that knows of nobody ask again', () => {
    expect(afterLogoutElsewhere()).toEqual(['revalidate']);
  });
});
