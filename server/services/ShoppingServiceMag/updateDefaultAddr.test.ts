import { describe, expect, it } from 'vitest';
import { listAddresses } from '#db/queries/account/addresses.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, factsOf } from '../testing.ts';

const app = appForEachTest();

async function choose(addrID: string, account = 'super') {
  return app().call(
    'ShoppingServiceMag.updateDefaultAddr',
    { addrID },
    { token: await app().tokenOf(account) },
  );
}

const defaults = (userId = 10003) =>
  listAddresses(app().world.db, userId)
    .filter(({ isDefault }) => isDefault === 'Y')
    .map(({ id }) => id);

describe('ShoppingServiceMag.updateDefaultAddr', () => {
  it('answers the text 1 and flags that address alone', async () => {
    const reply = await choose('80003');
    expect([reply.status, reply.type, reply.text]).toEqual([200, 'text/plain; charset=utf-8', '1']);
    expect(defaults()).toEqual([80003]);
  });

  it('shows in the address list, whose order stays', async () => {
    await choose('80004');
    const reply = await app().call(
      'UserCenterMag.getUserAddressList',
      {},
      { token: await app().tokenOf('super') },
    );
    const { list } = reply.json.data as { list: { ID: string; IsDefault: string }[] };
    expect(list.map(({ ID, IsDefault }) => `${ID}${IsDefault}`)).toEqual([
      '80002N',
      '80001N',
      '80003N',
      '80004Y',
    ]);
  });

  it('takes the one that is the default already', async () => {
    expect((await choose('80001')).text).toBe('1');
    expect(defaults()).toEqual([80001]);
  });

  it('works where none was flagged', async () => {
    runScenario('addresses-without-default', { db: app().world.db, now: TEST_NOW });
    expect(defaults()).toEqual([]);
    expect((await choose('80002')).text).toBe('1');
    expect(defaults()).toEqual([80002]);
  });

  it('leaves other members’ defaults alone', async () => {
    await choose('80003');
    expect([defaults(10002), defaults(10004)]).toEqual([[80021], [80031]]);
  });

  it.each([
    ['another member’s address', '80011'],
    ['an unknown address', '99999'],
    ['nothing', ''],
    ['zero', '0'],
    ['a negative number', '-1'],
    ['leading zeros', '080003'],
    ['a space', ' 80003'],
    ['a fraction', '80003.0'],
    ['an exponent', '8e4'],
    ['18 digits', '999999999999999999'],
    ['too many digits', '9'.repeat(40)],
    ['a text', 'x'],
  ])('answers the text -1 to %s and changes nothing', async (_what, addrID) => {
    const before = factsOf(app());
    const reply = await choose(addrID);
    expect([reply.status, reply.type, reply.text]).toEqual([200, 'text/plain; charset=utf-8', '-1']);
    expect(factsOf(app())).toBe(before);
  });

  it('answers the text -1 when the id is missing', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().call('ShoppingServiceMag.updateDefaultAddr', {}, { token });
    expect([reply.status, reply.text]).toEqual([200, '-1']);
  });

  it('leaves exactly one default however many are asked for at once', async () => {
    const ids = ['80001', '80002', '80003', '80004'];
    const replies = await Promise.all([...ids, ...ids, ...ids].map((id) => choose(id)));
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['1']));
    expect(defaults()).toHaveLength(1);
  });
});
