import { describe, expect, it } from 'vitest';
import { copiesText, countingWord, linesText, thingText } from './counting-word.ts';

describe('the word that counts a product', () => {
  it.each([
    ['精装画册', '本'],
    ['照片书', '本'],
    ['档案合订本', '本'],
    ['锦盒纪念册', '本'],
    ['台历', '本'],
    ['名片', '张'],
    [' 铜版纸海报 ', '张'],
    ['会议文件', '份'],
    ['三折页', '份'],
    ['宣传单', '张'],
    ['结婚证书', '本'],
    ['毕业礼盒', '套'],
    ['', '本'],
    ['Photo book', '本'],
  ])('%s is counted in %s', (name, word) => {
    expect(countingWord(name)).toBe(word);
  });
});

it.each([
  ['照片书', '这本书'],
  ['挂历 ', '这本日历'],
  ['名片', '这件作品'],
])('%s is spoken of as %s', (goodsName, thing) => {
  expect(thingText(goodsName)).toBe(thing);
});

it.each([
  [1, '精装画册', '1 本'],
  ['1000000', '名片', '1,000,000 张'],
  [12000, '会议文件', '12,000 份'],
])('%s copies of %s are %s', (count, name, text) => {
  expect(copiesText(count, name)).toBe(text);
});

it.each([
  [[{ count: 50, goodsName: '精装画册' }], '50 本'],
  [
    [
      { count: 50, goodsName: '精装画册' },
      { count: '1000', goodsName: '照片书' },
    ],
    '2 种，共 1,050 本',
  ],
  [
    [
      { count: 2, goodsName: '精装画册' },
      { count: 100, goodsName: '名片' },
    ],
    '2 种，共 102 件',
  ],
])('lines are counted as people count them', (lines, text) => {
  expect(linesText(lines)).toBe(text);
});
