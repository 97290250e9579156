import type { PrintLine } from './cart-line.ts';
import { chosenName } from './step-roles.ts';

/** The advantage of a binding for a book of this page count, in a salesperson's words. */
const MERITS: Readonly<Record<string, string>> = {
  骑马钉: '薄而轻便，翻开平整',
  普通平装: '轻便耐看，性价比高',
  锁线平装: '先锁线再上胶，久翻不掉页',
  PUR平装: '胶层柔韧，厚书也翻得开',
  全景平装: '跨页图片完整展开',
  普通精装: '硬壳护书，适合常翻',
  锁线精装: '硬壳锁线，厚书久翻不散',
  PUR精装: '硬壳厚册，翻阅顺手',
  豪华装: '内页厚实，完全平摊',
  对裱精装: '内页对裱，跨页照片完全平摊',
  对裱平装: '内页对裱，可完全平摊',
  铁圈装: '翻转 360 度，立放挂放都方便',
};

/** Why the cheapest is worthwhile (经济), and what would be even cheaper with blank pages, if anything. */
export function economyReason(line: PrintLine, padded: PrintLine | null): string {
  const binding = chosenName(line, 'binding');
  if (binding === '') return '单张印刷最省，适合试印或大批量';
  if (padded !== null) {
    const pages = padded.pageNum - line.pageNum;
    const other = chosenName(padded, 'binding');
    // With the same binding, from this page count on the paper makes the difference.
    const instead = other === binding ? chosenName(padded, 'innerWeight') : other;
    return `不加页时用${binding}最省；补 ${pages} 页空白页改用${instead}更省`;
  }
  return `${line.pageNum} 页用${binding}最省，适合样书或大批量`;
}

/** Why this suits the book (推荐). */
export function recommendedReason(line: PrintLine): string {
  const binding = chosenName(line, 'binding');
  if (binding === '') return '单张成品，挺括耐看，翻面即见另一页';
  return `${line.pageNum} 页${binding}：${MERITS[binding] ?? '按作品类型与页数搭配'}`;
}

/** Why it is worth keeping (收藏级). */
export function collectorReason(line: PrintLine): string {
  const cover = chosenName(line, 'coverMaterial');
  const binding = chosenName(line, 'binding');
  const parts = [cover === '' ? '' : `${cover}封面`, binding, chosenName(line, 'innerWeight')];
  return `${parts.filter((part) => part !== '').join('、')}，适合珍藏与赠送`;
}
