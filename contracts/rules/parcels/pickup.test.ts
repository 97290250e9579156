import { expect, it } from 'vitest';
import { collectorProblems, PICKUP_PLACE, tidyCollector } from './pickup.ts';

it('needs a name and a mobile, and no address', () => {
  expect(collectorProblems({ name: '沈知远', mobile: '19000000003' })).toEqual({});
});

it.each([
  [{ name: '' }, { name: '请输入取书人' }],
  [{ name: '名'.repeat(41) }, { name: '取书人最多40个字符' }],
  [{ mobile: '' }, { mobile: '请输入手机号' }],
  [{ mobile: '123' }, { mobile: '请输入 11 位手机号' }],
])('says what is wrong with %j', (change, problems) => {
  expect(collectorProblems({ name: '沈知远', mobile: '19000000003', ...change })).toEqual(problems);
});

it('takes a mobile as people write it', () => {
  expect(tidyCollector({ name: ' 沈知远 ', mobile: '+86 190-0000-0003' })).toEqual({
    name: '沈知远',
    mobile: '19000000003',
  });
});

it('is at a place of the mainland', () => {
  expect(PICKUP_PLACE.province).toBe('浙江省');
});
