import { describe, expect, it } from 'vitest';
import { countingWord } from './counting-word.ts';

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
    ['毕业礼盒', '套'],
    ['', '本'],
    ['Photo book', '本'],
  ])('%s is counted in %s', (name, word) => {
    expect(countingWord(name)).toBe(word);
  });
});
