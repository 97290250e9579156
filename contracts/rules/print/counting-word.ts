import { amountText } from '../money.ts';

/** The measure word of a product (量词), by the ending of its name; only things with pages are counted as 本. */
const BY_ENDING: readonly (readonly [endings: readonly string[], word: string])[] = [
  [
    [
      ...['名片', '卡片', '贺卡', '明信片', '海报', '照片', '单页'],
      ...['宣传单', '传单', '贴纸', '书签', '请柬'],
    ],
    '张',
  ],
  [['文件', '文档', '资料', '标书', '报纸', '折页', '报告'], '份'],
  [['套装', '礼盒'], '套'],
];

/** 本 for books and calendars, and for names that give no hint. */
export function countingWord(goodsName: string): string {
  const name = goodsName.trim();
  return BY_ENDING.find(([endings]) => endings.some((ending) => name.endsWith(ending)))?.[1] ?? '本';
}

/** What is printed, as it is spoken of beside its choices: 这本书, 这本日历, 这件作品. */
export function thingText(goodsName: string): string {
  if (goodsName.trim().endsWith('历')) return '这本日历';
  return countingWord(goodsName) === '本' ? '这本书' : '这件作品';
}

interface CountedLine {
  readonly count: number | string;
  readonly goodsName: string;
}

/** The sum of lines in words: 50 本, and for several works 3 种，共 151 本. Mixed goods are counted as 件. */
export function linesText(lines: readonly CountedLine[]): string {
  const words = new Set(lines.map(({ goodsName }) => countingWord(goodsName)));
  const [word = '件'] = words;
  const copies = lines.reduce((sum, { count }) => sum + Number(count), 0);
  const all = `${amountText(String(copies))} ${words.size === 1 ? word : '件'}`;
  return lines.length === 1 ? all : `${lines.length} 种，共 ${all}`;
}

/** A number of copies (数量) of a product in words: 1,000 本. */
export function copiesText(count: number | string, goodsName: string): string {
  return `${amountText(String(count))} ${countingWord(goodsName)}`;
}
