import { describe, expect, it } from 'vitest';
import { SOME_REGIONS } from '../testing/regions.ts';
import { regionInText } from './region-in-text.ts';
import { simplified } from './region-index.ts';

describe('regionInText', () => {
  it('says where in the text the region stands', () => {
    const text = '寄到 浙江省 杭州市西湖区青芝坞';
    const found = regionInText(text, SOME_REGIONS);
    expect(text.slice(found?.start, found?.end)).toBe('浙江省 杭州市西湖区');
  });

  it('takes no road for a city', () => {
    expect(regionInText('南昌路 3 号', SOME_REGIONS)).toBeNull();
  });

  it('takes no short name for a county where more follows', () => {
    expect(regionInText('杭州西湖文化广场', SOME_REGIONS)).toMatchObject({ city: '杭州市', district: '' });
  });

  it('takes the 县 of the same name in its own city', () => {
    expect(regionInText('重庆市云阳县', SOME_REGIONS)?.codes).toEqual(['500000', '500200', '500235']);
  });
});

describe('simplified', () => {
  it('leaves every character in its place', () => {
    expect(simplified('臺灣 a 臺北市信義區')).toBe('台湾 a 台北市信义区');
  });
});
