import type { PageRole, PageSide } from './document.ts';

export const FEWEST_WITH_BACK = 4;
export const FEWEST_WITH_ENDPAPERS = 8;

/** The default role of a page in its book (页面角色): leaflets have no back, thin books no endpapers. */
export function pageRole(no: number, pageNum: number): PageRole {
  if (no === 1) return 'cover';
  if (no === pageNum && pageNum >= FEWEST_WITH_BACK) return 'back';
  if (pageNum < FEWEST_WITH_ENDPAPERS) return 'inner';
  if (no === 2) return 'inside-cover';
  return no === pageNum - 1 ? 'inside-back' : 'inner';
}

/** Where a page lies in its opened book: the cover, like all odd pages, on the right. */
export function pageSide(no: number): PageSide {
  return no % 2 === 1 ? 'right' : 'left';
}
