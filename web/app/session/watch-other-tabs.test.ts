import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resourceKey } from '#web/kit/ask/send.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { TOKEN_KEY, tokenStore } from '#web/lib/session/token.ts';
import { fullKey } from '#web/lib/storage.ts';
import { touches } from '#web/lib/touches.ts';
import { queriesOf } from '../query-client.ts';
import { watchOtherTabs } from './watch-other-tabs.ts';

const user = {
  ...{ user_id: '10003', yaoqingma: '', member_code: '', vip_name: '', vip_lastTime_desc: '' },
  ...{ vip_lastTime: '', user_avatar: '', bind_wx: 'N', user_account: {} },
};

/** What the router is told to do, and the events of the page. */
function watching() {
  const told: string[] = [];
  const router = {
    state: { location: { pathname: '/manager/order', search: '?tab=all', hash: '' } },
    navigate: async (to: string) => void told.push(to),
    revalidate: async () => void told.push('revalidate'),
  };
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  watchOtherTabs(router as unknown as ReturnType<typeof createBrowserRouter>);
  return { told, events };
}

/** What the router is told to do while another tab removes the token. */
function afterLogoutElsewhere(): string[] {
  const { told, events } = watching();
  tokenStore.clear();
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

/** Channels of one name hear each other, and none itself. */
class FakeChannel extends EventTarget {
  static all: FakeChannel[] = [];

  constructor() {
    super();
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown): void {
    if (!FakeChannel.all.includes(this)) return;
    for (const other of FakeChannel.all) {
      if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
}

function twoTabs() {
  FakeChannel.all = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  sessionStore.logIn(user, 'token');
  watching();
  const other = new FakeChannel();
  const heard: unknown[] = [];
  other.addEventListener('message', (event) => void heard.push(Reflect.get(event, 'data')));
  const invalidated: unknown[] = [];
  vi.spyOn(queriesOf(), 'invalidateQueries').mockImplementation(async (filters) => {
    invalidated.push(filters?.queryKey);
  });
  return { other, heard, invalidated };
}

describe('a change in another tab', () => {
  test('is read again here, where the same member is', async () => {
    const { other, invalidated } = twoTabs();
    other.postMessage({ memberID: '10003', keys: [resourceKey('cart-list'), resourceKey('counters')] });
    await expect.poll(() => invalidated).toEqual([resourceKey('cart-list'), resourceKey('counters')]);
  });

  test.each([
    ['of another member', { memberID: '10002', keys: [resourceKey('cart-list')] }],
    ['that nobody understands', { memberID: '10003', keys: 'all' }],
    ['that is nothing', null],
  ])('%s is none of this tab’s business', async (_what, told) => {
    const { other, invalidated } = twoTabs();
    other.postMessage(told);
    other.postMessage({ memberID: '10003', keys: [resourceKey('counters')] });
    await expect.poll(() => invalidated).toEqual([resourceKey('counters')]);
  });

  test('is told to the others once, and what they tell is not told again', () => {
    const { other, heard } = twoTabs();
    touches.set({ keys: [resourceKey('cart-list')] });
    expect(heard).toEqual([{ memberID: '10003', keys: [resourceKey('cart-list')] }]);
    other.postMessage({ memberID: '10003', keys: [resourceKey('counters')] });
    expect(heard).toHaveLength(1);
  });
});
