/** The word that counts a product (量词), by what its name ends in; what has no pages to turn is not counted like a book. */
const BY_ENDING: readonly (readonly [RegExp, string])[] = [
  [/(?:名片|卡片|贺卡|明信片|海报|照片|单页|书签|请柬|证书)$/u, '张'],
  [/(?:文件|文档|资料|标书|报纸|折页|报告)$/u, '份'],
  [/(?:套装|礼盒)$/u, '套'],
];

/** 本 for books and calendars, and for whatever has a name that tells nothing. */
export function countingWord(goodsName: string): string {
  return BY_ENDING.find(([ending]) => ending.test(goodsName.trim()))?.[1] ?? '本';
}
