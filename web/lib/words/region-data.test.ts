import { describe, expect, it } from 'vitest';
import { readAddressText } from '#contracts/rules/address/address-text.ts';
import { loadRegions } from './region-data.ts';

describe('the region data', () => {
  it('knows 台湾, 香港 and 澳门', async () => {
    const { options } = await loadRegions();
    const names = options.map((option) => option.text.slice(0, 2));
    expect(names).toEqual(expect.arrayContaining(['台湾', '香港', '澳门']));
  });

  it('is what a pasted address is read with', async () => {
    const { data } = await loadRegions();
    const read = readAddressText('张三 13800138000 宁波市海曙区中山西路 18 号', data);
    expect(read).toMatchObject({ codes: ['330000', '330200', '330203'], unsure: [] });
  });

  it('reads every county back from its full path', async () => {
    const { data } = await loadRegions();
    const { province_list, city_list, county_list } = data;
    const wrong = Object.entries(county_list).filter(([code, county]) => {
      const province = province_list[`${code.slice(0, 2)}0000`] ?? '';
      const city = city_list[`${code.slice(0, 4)}00`] ?? '';
      const read = readAddressText(`张三 13800138000 ${province}${city}${county} 示例路 1 号`, data);
      return read.district !== county || read.province !== province;
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
