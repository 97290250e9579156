import { describe, expect, it } from 'vitest';
import { freezeAddress, frozenProvince } from './frozen-address.ts';

const HOME = {
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐街道',
  detail: '示例路 18 号',
  zip: '310013',
};

describe('freezeAddress', () => {
  it('keeps the parts of an address and nothing beside them', () => {
    expect(JSON.parse(freezeAddress({ ...HOME, id: 1, label: '家' } as typeof HOME))).toEqual(HOME);
  });

  it('is asked for the province; one without is nowhere', () => {
    expect([frozenProvince(freezeAddress(HOME)), frozenProvince('{}')]).toEqual(['浙江省', '']);
  });
});
