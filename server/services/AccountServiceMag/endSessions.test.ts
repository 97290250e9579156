import { describe, expect, it } from 'vitest';
import { deviceId } from '#db/queries/account/devices.ts';
import { secretHash } from '#db/secret-hash.ts';
import { accountOf, appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const end = (which: string, token: string) => ask(app(), 'AccountServiceMag.endSessions', { which }, token);

describe('AccountServiceMag.endSessions', () => {
  it('ends one', async () => {
    const [here, there, third] = [
      await app().tokenOf('super'),
      await app().tokenOf('super'),
      await app().tokenOf('super'),
    ];
    const id = deviceId(secretHash(there));
    expect(dataOf(await end(id, here))).toEqual({ ended: 1 });
    expect([await accountOf(app(), there), await accountOf(app(), third)]).toEqual([null, 'super']);
    expect((await end(id, here)).json).toMatchObject({ code: 404, reason: 'session-not-found' });
  });

  it('ends all others, and nobody else’s', async () => {
    const [here, there, vip] = [
      await app().tokenOf('super'),
      await app().tokenOf('super'),
      await app().tokenOf('vip'),
    ];
    expect(dataOf(await end('others', here))).toEqual({ ended: 1 });
    const accounts = [
      await accountOf(app(), here),
      await accountOf(app(), there),
      await accountOf(app(), vip),
    ];
    expect(accounts).toEqual(['super', null, 'vip']);
    expect((await app().call('UserCenterMag.getMemberInfo', {}, { token: there })).json.code).toBe(401);
  });
});
