import { describe, expect, it } from 'vitest';
import {
  type AddressFields,
  addressProblems,
  areRegionCodes,
  isOuterProvince,
  tidyAddress,
  tidyMobile,
} from './address-fields.ts';

const GOOD: AddressFields = {
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '',
  detail: '青芝坞示例路 18 号',
  zip: '',
  label: '',
};
const problems = (change: Partial<AddressFields>) => addressProblems({ ...GOOD, ...change });

describe('addressProblems', () => {
  it('finds nothing in a good address', () => {
    expect(addressProblems(GOOD)).toEqual({});
  });

  it.each([
    ['name', '', '请输入收货人'],
    ['name', '名'.repeat(41), '收货人最多40个字符'],
    ['mobile', '', '请输入手机号'],
    ['mobile', '12000000003', '请输入 11 位手机号'],
    ['mobile', '1900000000', '请输入 11 位手机号'],
    ['mobile', '85200000003', '请输入 11 位手机号'],
    ['province', '', '请输入省份'],
    ['city', '', '请输入城市'],
    ['district', '', '请输入区县'],
    ['district', '区'.repeat(31), '区县最多30个字符'],
    ['street', '街'.repeat(31), '街道最多30个字符'],
    ['detail', '', '请输入详细地址'],
    ['detail', '号'.repeat(101), '详细地址最多100个字符'],
    ['zip', '31001', '邮编为 6 位数字'],
    ['zip', '31001a', '邮编为 6 位数字'],
    ['label', '签'.repeat(11), '标签最多10个字符'],
  ] as const)('says of %s “%s”: %s', (field, value, problem) => {
    expect(problems({ [field]: value })).toEqual({ [field]: problem });
  });

  it.each([
    ['name', '名'.repeat(40)],
    ['name', '𠮷'.repeat(40)],
    ['detail', '号'.repeat(100)],
    ['label', '签'.repeat(10)],
    ['zip', '310013'],
    ['mobile', '13000000000'],
  ] as const)('takes %s “%s”', (field, value) => {
    expect(problems({ [field]: value })).toEqual({});
  });

  it.each([
    ['香港特别行政区', '85200000003'],
    ['香港特别行政区', '61234567'],
    ['香港', '61234567'],
    ['澳门特别行政区', '85366123456'],
    ['台湾省', '0912345678'],
    ['台湾省', '886912345678'],
    ['台湾省', '13800138000'],
  ])('takes in %s the number %s', (province, mobile) => {
    expect(problems({ province, mobile })).toEqual({});
  });

  it.each([
    ['香港特别行政区', '85361234567', '香港手机号为 8 位，可加区号 852'],
    ['澳门特别行政区', '612345678', '澳门手机号为 8 位，可加区号 853'],
    ['台湾省', '912345678', '台湾手机号为 09 开头的 10 位，可加区号 886'],
  ])('refuses in %s the number %s', (province, mobile, problem) => {
    expect(problems({ province, mobile })).toEqual({ mobile: problem });
  });

  it('wants no postcode in Hong Kong', () => {
    expect(problems({ province: '香港特别行政区', zip: '999077' })).toEqual({
      zip: '港澳台地址无需填写邮编',
    });
  });
});

describe('tidyMobile', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 13800138000', '13800138000'],
    ['0086-13800138000', '13800138000'],
    ['+852 6123 4567', '85261234567'],
    ['(+853) 6612 3456', '85366123456'],
    ['86123456', '86123456'],
  ])('makes %s %s', (typed, kept) => {
    expect(tidyMobile(typed)).toBe(kept);
  });
});

describe('tidyAddress', () => {
  it('takes away what stands around the values', () => {
    expect(tidyAddress({ ...GOOD, name: ' 沈知远 ', mobile: '190-0000-0003', detail: '\t18 号\n' })).toEqual({
      ...GOOD,
      detail: '18 号',
    });
  });
});

describe('isOuterProvince', () => {
  it.each([
    ['香港特别行政区', true],
    ['台湾', true],
    ['浙江省', false],
    ['', false],
  ])('says of “%s” %s', (province, is) => {
    expect(isOuterProvince(province)).toBe(is);
  });
});

describe('areRegionCodes', () => {
  it.each(['', '330000,330100', '330000,330100,330106'])('takes “%s”', (codes) => {
    expect(areRegionCodes(codes)).toBe(true);
  });

  it.each(['330000', '330000,', '33,3301,330106', '330000,330100,330106,330106001', 'a'])(
    'refuses “%s”',
    (codes) => {
      expect(areRegionCodes(codes)).toBe(false);
    },
  );
});
