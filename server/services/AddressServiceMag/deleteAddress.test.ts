import { describe, expect, it } from 'vitest';
import { listAddresses } from '#db/queries/account/addresses.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';

const app = appForEachTest();

async function remove(addrID: string) {
  return app().call('AddressServiceMag.deleteAddress', { addrID }, { token: await app().tokenOf('super') });
}

const kept = () => listAddresses(app().world.db, 10003);

describe('AddressServiceMag.deleteAddress', () => {
  it('takes the address away and leaves the others in their order', async () => {
    expect(dataOf(await remove('80003'))).toEqual({ addrID: '80003' });
    expect(kept().map(({ id }) => id)).toEqual([80002, 80001, 80004]);
  });

  it('leaves none flagged when the default goes', async () => {
    await remove('80001');
    expect(kept().filter(({ isDefault }) => isDefault === 'Y')).toEqual([]);
  });

  it('does not find it a second time', async () => {
    await remove('80003');
    expect((await remove('80003')).json).toMatchObject({ code: 404, reason: 'address-not-found' });
  });

  it.each(['80011', '99999', '', '0', '080003', ' 80003', 'x', '9'.repeat(40)])(
    'finds no address “%s” and changes nothing',
    async (addrID) => {
      const before = factsOf(app());
      const reply = await remove(addrID);
      expect([reply.status, reply.json]).toMatchObject([200, { code: 404, message: '收货地址不存在' }]);
      expect(factsOf(app())).toBe(before);
    },
  );
});
