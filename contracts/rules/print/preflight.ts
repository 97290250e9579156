import { hashText } from '../../seeded-random.ts';

/** The input of the preflight. The further parts may be left out where only a copy of the publication is known. */
export interface PreflightFacts {
  readonly artId: string;
  readonly pageNum: number;
  readonly status?: 'draft' | 'published' | 'changed' | 'withdrawn';
  readonly widthMm?: number;
  readonly heightMm?: number;
  /** A file uploaded for printing, not for publishing. */
  readonly isForPrinting?: boolean;
}

export type FindingLevel = 'error' | 'warning' | 'info';

/** `page` is 0 for a finding about the whole publication. */
export interface PreflightItem {
  level: FindingLevel;
  page: number;
  text: string;
}

export interface Preflight {
  /** The worst of the findings; pass if there are none. */
  level: 'pass' | FindingLevel;
  items: PreflightItem[];
}

const WORST_FIRST: readonly FindingLevel[] = ['error', 'warning', 'info'];

/** Below this resolution in dpi a picture looks blurred. */
const GOOD_DPI = 300;
const WIDEST_SHEET_MM = 600;

/** Works saved with a fault, so that an error can be shown at all, with its relative position. */
const FAULTY_WORKS: ReadonlyMap<string, { part: number; text: string }> = new Map([
  ['singing-tree', { part: 0.4, text: '缺少图片，印刷后此处为空白' }],
  ['by-the-stove', { part: 0.15, text: '图片超出页面，裁切后会缺少内容' }],
]);

/** Readers see something other than what is printed, or nothing at all. */
const NOT_AS_PUBLISHED = {
  draft: '作品尚未发布',
  changed: '作品有修改尚未发布',
  withdrawn: '作品已下架',
} as const;

/** Findings inside a book need a page that is neither the first nor the last. */
function innerPage(pageNum: number, drawn: number): number {
  return 2 + (drawn % (pageNum - 2));
}

function lowResolution(page: number, drawn: number): PreflightItem {
  const dpi = 160 + (drawn % 11) * 10;
  return { level: 'warning', page, text: `图片约 ${dpi} dpi，建议 ${GOOD_DPI} dpi 以上` };
}

/** The findings derived from the work itself. Seven works in ten have none. */
function drawnItems(artId: string, pageNum: number): PreflightItem[] {
  if (pageNum < 4) return [];
  const drawn = hashText(artId);
  const first = innerPage(pageNum, Math.floor(drawn / 10));
  const second = innerPage(pageNum, Math.floor(drawn / 700));
  switch (drawn % 10) {
    case 0:
      return [lowResolution(first, drawn)];
    case 1:
      return [
        lowResolution(first, drawn),
        ...(second === first
          ? []
          : [{ level: 'info', page: second, text: '文字跨过书脊中缝，装订后可能看不清' } as const]),
      ];
    case 2:
      return [{ level: 'info', page: first, text: '本页为空白页' }];
    default:
      return [];
  }
}

function faults({ artId, pageNum }: PreflightFacts): PreflightItem[] {
  const fault = FAULTY_WORKS.get(artId);
  if (fault === undefined || pageNum < 1) return [];
  return [{ level: 'error', page: Math.max(1, Math.round(pageNum * fault.part)), text: fault.text }];
}

function wholeWork(facts: PreflightFacts): PreflightItem[] {
  const { pageNum, status, widthMm = 0, heightMm = 0, isForPrinting = false } = facts;
  const items: PreflightItem[] = [];
  if (pageNum < 1) items.push({ level: 'error', page: 0, text: '作品没有内页，不能印刷' });
  if (Math.max(widthMm, heightMm) > WIDEST_SHEET_MM) {
    items.push({ level: 'error', page: 0, text: `成品尺寸超过 ${WIDEST_SHEET_MM} 毫米，请缩小版面` });
  }
  const isUnread = isForPrinting && status === 'draft';
  if (status !== undefined && status !== 'published' && !isUnread) {
    items.push({ level: 'info', page: 0, text: `${NOT_AS_PUBLISHED[status]}，将按当前内容印刷` });
  }
  return items;
}

/**
 * The findings of the file check in a publication (预检), the worst first and then by page. The demo works have no
 * real files, so the findings are derived from their data: the same work always has the same ones.
 */
export function preflightOf(facts: PreflightFacts): Preflight {
  const items = [...wholeWork(facts), ...faults(facts), ...drawnItems(facts.artId, facts.pageNum)].sort(
    (a, b) => WORST_FIRST.indexOf(a.level) - WORST_FIRST.indexOf(b.level) || a.page - b.page,
  );
  return { level: items[0]?.level ?? 'pass', items };
}
