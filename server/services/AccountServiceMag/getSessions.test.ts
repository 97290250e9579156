import { describe, expect, it } from 'vitest';
import { USE_NOTED_EVERY_MS } from '#db/queries/account/sessions.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, toldTo } from './testing.ts';

const app = appForEachTest();
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1 Version/18.1 Safari/604.1';

async function loginFrom(userAgent: string): Promise<string> {
  const reply = await app().app.inject({
    method: 'POST',
    url: '/uwp/newServlet/LoginServiceMag/loginByPassword',
    headers: { 'user-agent': userAgent },
    payload: { account: 'super', password: 'desk1234' },
  });
  return reply.json().data.token;
}

async function devices(token: string, page: Record<string, string> = {}) {
  const data = dataOf(await ask(app(), 'AccountServiceMag.getSessions', page, token));
  return data as unknown as { total: number; list: Record<string, string>[] };
}

describe('AccountServiceMag.getSessions', () => {
  it('says where one is logged in, the one that was used last first', async () => {
    const here = await loginFrom(CHROME);
    const phone = await loginFrom(IPHONE);
    app().world.clock.advance(USE_NOTED_EVERY_MS);
    const { total, list } = await devices(here);
    expect(total).toBe(2);
    expect(list.map(({ device, place, isThis }) => [device, place, isThis])).toEqual([
      ['Chrome · Windows', '本机', 'Y'],
      ['Safari · iPhone', '本机', 'N'],
    ]);
    expect(list[0]?.lastUsed).toBe(new Date(app().world.clock.now()).toISOString());
    expect(await devices(phone, { page: '2', pageSize: '1' })).toMatchObject({ total: 2, list: [{}] });
    expect(JSON.stringify(list)).not.toContain(here);
  });

  it('leaves out what has ended by itself, and everybody else’s', async () => {
    await app().tokenOf('vip');
    await app().tokenOf('super');
    app().world.clock.advance(8 * 86_400_000);
    expect((await devices(await app().tokenOf('super'))).total).toBe(1);
  });

  it('tells of a new device, once, and never of the first', async () => {
    await loginFrom(CHROME);
    await loginFrom(CHROME.replace('131', '132'));
    expect(toldTo(app(), 10003)).toEqual([]);
    await loginFrom(IPHONE);
    await loginFrom(IPHONE);
    expect(toldTo(app(), 10003)).toEqual(['新设备登录']);
  });
});
