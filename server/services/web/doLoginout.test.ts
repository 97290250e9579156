import { describe, expect, it } from 'vitest';
import { accountOf, appForEachTest } from '../testing.ts';

const app = appForEachTest();

describe('web.doLoginout', () => {
  it('ends the session: the token is dead afterwards', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().call('web.doLoginout', {}, { token });
    expect([reply.status, reply.text]).toEqual([200, '{"code":0}']);
    expect(await accountOf(app(), token)).toBeNull();
    const later = await app().call('UserCenterMag.getMemberInfo', {}, { token });
    expect(later.json).toMatchObject({ code: 401, reason: 'not-logged-in' });
  });

  it('ends only that session, not the same member’s others nor anybody else’s', async () => {
    const [one, other, vip] = await Promise.all(['super', 'super', 'vip'].map((name) => app().tokenOf(name)));
    await app().call('web.doLoginout', {}, { token: one ?? '' });
    expect(await accountOf(app(), other ?? '')).toBe('super');
    expect(await accountOf(app(), vip ?? '')).toBe('vip');
  });

  it.each([
    ['without a session', undefined],
    ['with a token nobody knows', 'stale'],
  ])('succeeds %s', async (_how, token) => {
    const reply = await app().call('web.doLoginout', {}, token ? { token } : {});
    expect([reply.status, reply.text]).toEqual([200, '{"code":0}']);
  });

  it('succeeds twice', async () => {
    const token = await app().tokenOf('super');
    await app().call('web.doLoginout', {}, { token });
    expect((await app().call('web.doLoginout', {}, { token })).text).toBe('{"code":0}');
  });

  it('takes the cookie away', async () => {
    const token = await app().tokenOf('super');
    const { headers } = await app().call('web.doLoginout', {}, { token });
    expect(String(headers['set-cookie'])).toMatch(/^deskSession=;.*Expires=Thu, 01 Jan 1970/);
  });
});
