import { describe, expect, it } from 'vitest';
import { regionParts, regionText } from './region-text.ts';

describe('regionText', () => {
  it.each([
    ['浙江省', '杭州市', '西湖区', '浙江省杭州市西湖区'],
    ['上海市', '上海市', '徐汇区', '上海市徐汇区'],
    ['上海', '上海市', '徐汇区', '上海市徐汇区'],
    ['北京市', '市辖区', '海淀区', '北京市海淀区'],
    ['重庆市', '县', '云阳县', '重庆市云阳县'],
    ['海南省', '省直辖县级行政区划', '琼海市', '海南省琼海市'],
    ['吉林省', '吉林市', '船营区', '吉林省吉林市船营区'],
    ['广东省', '东莞市', '东莞市', '广东省东莞市'],
    ['', '', '', ''],
  ])('of %s, %s, %s is as people write it', (province, city, district, text) => {
    expect(regionText({ province, city, district })).toBe(text);
  });

  it('does without a street', () => {
    expect(regionParts({ province: '天津市', city: '天津市', district: '和平区' })).toEqual([
      '天津市',
      '和平区',
    ]);
  });
});
