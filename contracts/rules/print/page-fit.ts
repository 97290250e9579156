import type { PrintLine } from './cart-line.ts';
import { INNER_WEIGHT_RANGES } from './page-count.ts';
import { type ImpossibleStep, reselect } from './reselect.ts';
import { MOST_BLANK_PAGES } from './step-availability.ts';
import { stepRoles } from './step-roles.ts';

/** Saddle stitch folds four pages, so the last valid count may be this far inside a range. */
const SHEET_PAGES = 4;

/** The line with options that print together (可印组合), as close to its own as possible; null if there are none. */
export function printableLine(line: PrintLine): PrintLine | null {
  const own = reselect(line);
  if (own.impossible.length === 0) return own.line;
  const roles = stepRoles(line.buzhou);
  for (const [at, cover] of line.buzhou.entries()) {
    if (roles[at] !== 'coverMaterial') continue;
    for (const { Cnum } of cover.items) {
      const buzhou = line.buzhou.map((step, place) => (place === at ? { ...step, selCnum: Cnum } : step));
      const other = reselect({ ...line, buzhou });
      if (other.impossible.length === 0) return other.line;
    }
  }
  return null;
}

function fits(line: PrintLine, pageNum: number): boolean {
  return printableLine({ ...line, pageNum }) !== null;
}

/** The blank pages (空白页) that make the goods printable: 0 if they are, null if a few do not help. */
export function blankPagesToFit(line: PrintLine): number | null {
  for (let pages = 0; pages <= MOST_BLANK_PAGES; pages += 1) {
    if (fits(line, line.pageNum + pages)) return pages;
  }
  return null;
}

/** Whether a page count fits changes only at the ends of a range, a sheet around them, or a sheet further on. */
function pageCountsToTry({ pageNum, zhuangDingPageCfg }: PrintLine): number[] {
  const ranges = [...Object.values(zhuangDingPageCfg), ...Object.values(INNER_WEIGHT_RANGES)];
  const sheet = Array.from({ length: SHEET_PAGES + 1 }, (_, at) => at);
  const near = sheet.flatMap((by) => [pageNum - by, pageNum + by]);
  const edges = ranges.flatMap(({ min, max }) => sheet.flatMap((by) => [min + by, max - by]));
  return [...new Set([...near, ...edges])].filter((pages) => pages > 0 && Number.isFinite(pages));
}

/** The nearest printable page counts (最接近的可印页数), below and above the line's own. */
export function nearestPageCounts(line: PrintLine): { below: number | null; above: number | null } {
  const { pageNum } = line;
  const tried = pageCountsToTry(line).sort((a, b) => a - b);
  const below = tried.filter((pages) => pages < pageNum).reverse();
  const above = tried.filter((pages) => pages > pageNum);
  const first = (counts: readonly number[]) => counts.find((pages) => fits(line, pages)) ?? null;
  return { below: first(below), above: first(above) };
}

function pagesReason(line: PrintLine, stepName = '印刷选项'): string {
  const { below, above } = nearestPageCounts(line);
  const counts = [below, above].filter((pages) => pages !== null).map((pages) => `${pages} 页`);
  const instead = counts.length === 0 ? '' : `，${counts.join('或 ')}可以印`;
  return `${line.pageNum} 页没有可用的${stepName}${instead}`;
}

function wayOut(line: PrintLine, takesBlankPages: boolean): string {
  const blank = takesBlankPages ? blankPagesToFit(line) : null;
  return blank === null ? '请在作品中调整页数' : `补 ${blank} 页空白页即可`;
}

/** Why the goods cannot be printed with this page count, and the counts that work; empty if they can. */
export function unfitReason(line: PrintLine): string {
  return printableLine(line) === null ? pagesReason(line, reselect(line).impossible[0]?.stepName) : '';
}

/** The same with the possible fixes (怎么办). */
export function unfitAdvice(line: PrintLine, takesBlankPages: boolean): string {
  const reason = unfitReason(line);
  return reason === '' ? '' : `${reason}，${wayOut(line, takesBlankPages)}`;
}

/** The steps without any option (不可选步骤): where only other pages would help, each says which, with the fixes. */
export function impossibleSteps(line: PrintLine, takesBlankPages: boolean): readonly ImpossibleStep[] {
  const { impossible } = reselect(line);
  if (impossible.length === 0 || printableLine(line) !== null) return impossible;
  const way = wayOut(line, takesBlankPages);
  return impossible.map((step) => ({ ...step, text: `${pagesReason(line, step.stepName)}，${way}` }));
}

/** The fixes of a choice that cannot be printed (怎么办): printable lines, each null if there is none. */
export interface WaysOut {
  /** Other options with the same pages. */
  readonly instead: PrintLine | null;
  /** The fewest blank pages, and the options they open; only if no other option would do. */
  readonly padded: PrintLine | null;
}

/** The fixes of a choice that cannot be printed; null if nothing blocks it. */
export function waysOut(line: PrintLine, takesBlankPages: boolean): WaysOut | null {
  if (reselect(line).impossible.length === 0) return null;
  const instead = printableLine(line);
  const blank = instead === null && takesBlankPages ? blankPagesToFit(line) : null;
  const padded = blank === null ? null : printableLine({ ...line, pageNum: line.pageNum + blank });
  return { instead, padded };
}
