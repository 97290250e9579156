import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

const app = appForEachTest();

async function list(account: string): Promise<Record<string, unknown>[]> {
  const reply = await app().call(
    'UserCenterMag.getUserAddressList',
    {},
    { token: await app().tokenOf(account) },
  );
  expect(reply.json.status).toBe(1);
  return dataOf(reply).list as Record<string, unknown>[];
}

describe('UserCenterMag.getUserAddressList', () => {
  it('answers all fields of an address', async () => {
    const address = (await list('super')).find(({ ID }) => ID === '80001');
    expect(address).toEqual({
      ID: '80001',
      IsDefault: 'Y',
      name: '沈知远',
      mobile: '19000000003',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      street: '灵隐街道',
      detail: '青芝坞示例路 18 号知远影像 201 室',
      zip: '310013',
      label: '工作室',
      codes: ['330000', '330100', '330106'],
    });
  });

  it('keeps the member’s own order, whichever is the default', async () => {
    expect((await list('super')).map(({ ID, IsDefault }) => `${ID}${IsDefault}`)).toEqual([
      '80002N',
      '80001Y',
      '80003N',
      '80004N',
    ]);
  });

  it('may have no address flagged as the default', async () => {
    expect((await list('demo')).map(({ IsDefault }) => IsDefault)).toEqual(['N', 'N']);
  });

  it('is empty for a member without addresses', async () => {
    expect(await list('fresh')).toEqual([]);
    runScenario('addresses-none', { db: app().world.db, now: TEST_NOW });
    expect(await list('super')).toEqual([]);
  });

  it('shows each member only the own addresses', async () => {
    const lists = [await list('super'), await list('demo'), await list('vip'), await list('enterprise')];
    const ids = lists.flatMap((own) => own.map(({ ID }) => ID));
    expect(lists.map(({ length }) => length)).toEqual([4, 2, 2, 3]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
