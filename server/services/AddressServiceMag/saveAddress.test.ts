import { describe, expect, it } from 'vitest';
import type { Input } from '#contracts/operations.ts';
import { addressProblems, tidyAddress } from '#contracts/rules/address/address-fields.ts';
import { listAddresses } from '#db/queries/account/addresses.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';

const app = appForEachTest();

type SaveInput = Input<'AddressServiceMag.saveAddress'>;

const NEW: SaveInput = {
  addrID: '',
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  street: '',
  detail: '示例路 1 号',
  zip: '',
  label: '',
  codes: '330000,330200,330203',
  isDefault: 'N',
};

async function save(change: Partial<SaveInput> = {}) {
  const token = await app().tokenOf('super');
  return app().call('AddressServiceMag.saveAddress', { ...NEW, ...change }, { token });
}

const kept = () => listAddresses(app().world.db, 10003);
const defaults = () => kept().flatMap(({ id, isDefault }) => (isDefault === 'Y' ? [id] : []));

describe('AddressServiceMag.saveAddress', () => {
  it('adds an address at the end of the list', async () => {
    const { addrID } = dataOf(await save());
    expect(kept()).toHaveLength(5);
    expect(kept().at(-1)).toMatchObject({
      id: Number(addrID),
      name: '沈知远',
      city: '宁波市',
      provinceCode: '330000',
      cityCode: '330200',
      districtCode: '330203',
      isDefault: 'N',
    });
  });

  it('changes an own address in its place', async () => {
    expect(dataOf(await save({ addrID: '80001', detail: '新路 2 号' }))).toEqual({ addrID: '80001' });
    expect(kept()[1]).toMatchObject({ id: 80001, detail: '新路 2 号', city: '宁波市' });
    expect(kept()).toHaveLength(4);
  });

  it('keeps the mobile as digits', async () => {
    await save({ mobile: ' +86 190-0000-0003 ' });
    expect(kept().at(-1)?.mobile).toBe('19000000003');
  });

  it('takes a region that was typed', async () => {
    await save({ district: '前湾新区', codes: '' });
    expect(kept().at(-1)).toMatchObject({ district: '前湾新区', provinceCode: '', districtCode: '' });
  });

  it('makes the new one the default with Y', async () => {
    const { addrID } = dataOf(await save({ isDefault: 'Y' }));
    expect(defaults()).toEqual([Number(addrID)]);
  });

  it('makes a changed one the default with Y', async () => {
    await save({ addrID: '80003', isDefault: 'Y' });
    expect(defaults()).toEqual([80003]);
  });

  it.each(['N', '', 'y'])('leaves the default its flag when it is changed with “%s”', async (isDefault) => {
    await save({ addrID: '80001', isDefault });
    expect(defaults()).toEqual([80001]);
  });

  it.each([
    [{ name: ' ' }, 'bad-name', '请输入收货人'],
    [{ mobile: '123' }, 'bad-mobile', '请输入 11 位手机号'],
    [{ province: '' }, 'bad-province', '请输入省份'],
    [{ city: '' }, 'bad-city', '请输入城市'],
    [{ district: '' }, 'bad-district', '请输入区县'],
    [{ street: '街'.repeat(31) }, 'bad-street', '街道最多30个字符'],
    [{ detail: '' }, 'bad-detail', '请输入详细地址'],
    [{ zip: '12' }, 'bad-zip', '邮编为 6 位数字'],
    [{ label: '签'.repeat(11) }, 'bad-label', '标签最多10个字符'],
    [{ codes: '1,2' }, 'bad-codes', '请重新选择所在地区'],
  ])('refuses %o and changes nothing', async (change, reason, message) => {
    const before = factsOf(app());
    const reply = await save({ ...change, addrID: '80001', isDefault: 'Y' });
    expect([reply.status, reply.json]).toMatchObject([200, { code: 1034, reason, message }]);
    expect(factsOf(app())).toBe(before);
  });

  it.each(['80011', '99999', '0', '080003', ' ', 'x'])('finds no own address “%s”', async (addrID) => {
    const before = factsOf(app());
    const reply = await save({ addrID, isDefault: 'Y' });
    expect(reply.json).toMatchObject({ code: 404, reason: 'address-not-found' });
    expect(factsOf(app())).toBe(before);
  });

  it('keeps twenty addresses and no more', async () => {
    runScenario('addresses-full', { db: app().world.db, now: TEST_NOW });
    expect(kept()).toHaveLength(20);
    const before = factsOf(app());
    const reply = await save({ isDefault: 'Y' });
    expect(reply.json).toMatchObject({
      code: 1062,
      reason: 'addresses-full',
      message: '最多保存 20 个收货地址，请先删除不用的地址',
    });
    expect(factsOf(app())).toBe(before);
    expect((await save({ addrID: '80001' })).json.code).toBe(0);
  });

  it('would take every address of the demo accounts', () => {
    const seeded = [10001, 10002, 10003, 10004].flatMap((userId) => listAddresses(app().world.db, userId));
    expect(seeded.map((address) => addressProblems(tidyAddress(address)))).toEqual(seeded.map(() => ({})));
  });
});
