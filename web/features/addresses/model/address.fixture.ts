import type { Address } from './address.ts';

export const HOME: Address = {
  ID: '80001',
  IsDefault: 'Y',
  name: '沈知远',
  mobile: '19000000003',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '灵隐街道',
  detail: '青芝坞示例路 18 号',
  zip: '310013',
  label: '家',
  codes: ['330000', '330100', '330106'],
  others: {},
};

export const OFFICE: Address = { ...HOME, ID: '80002', IsDefault: 'N', label: '公司' };
