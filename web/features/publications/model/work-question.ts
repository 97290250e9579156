import {
  PUBLICATION_STATUSES,
  PUBLICATION_TYPES,
  type PublicationStatus,
  TYPE_NAMES,
} from '#contracts/rules/publications/publication-states.ts';
import { parseDecimalId, parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { sizeIn, sizeSaid } from '#web/lib/page-size.ts';

/** The lists of works (作品分类), in the order of their tabs. */
export const WORK_LISTS = ['all', ...PUBLICATION_TYPES, 'archive', 'trash'] as const;
export type WorkList = (typeof WORK_LISTS)[number];

export const LIST_NAMES: Readonly<Record<WorkList, string>> = {
  all: '全部',
  ...TYPE_NAMES,
  archive: '归档',
  trash: '回收站',
};

export const WORK_SORTS = ['updated', 'created', 'name', 'pages'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export const SORT_NAMES: Readonly<Record<WorkSort, string>> = {
  updated: '最近更新',
  created: '最近创建',
  name: '按名称',
  pages: '按页数',
};

/** What a list is asked for (筛选). */
export interface WorkQuestion {
  readonly type: WorkList;
  readonly status: PublicationStatus | '';
  /** A folder by its id, 0 for works in none, empty for all. */
  readonly folder: string;
  readonly tag: string;
  readonly keyword: string;
  readonly sort: WorkSort;
  readonly page: number;
  /** Works on a page. */
  readonly size: number;
}

/** The server gives no more than 100 at once. */
export const WORK_SIZES = [24, 48, 96] as const;

/** Covers side by side (封面), or one work in a line (列表). */
export type WorkView = 'grid' | 'list';

export const NO_FOLDER = '0';

/** The list that a segment of an address names; null where there is none of that name. */
export function listOf(type: string): WorkList | null {
  return WORK_LISTS.find((each) => each === type) ?? null;
}

/** Folders and tags hold what is neither archived nor thrown away. */
export function hasPlaces(type: WorkList): boolean {
  return type !== 'archive' && type !== 'trash';
}

/** What an address asks for; what it says wrongly counts as not said. */
export function questionOf(type: WorkList, search: URLSearchParams): WorkQuestion {
  const folder = search.get('folder') ?? '';
  return {
    type,
    status: PUBLICATION_STATUSES.find((status) => status === search.get('status')) ?? '',
    folder: hasPlaces(type) && (folder === NO_FOLDER || parseDecimalId(folder) !== null) ? folder : '',
    tag: hasPlaces(type) ? (search.get('tag') ?? '') : '',
    keyword: (search.get('keyword') ?? '').trim(),
    sort: WORK_SORTS.find((sort) => sort === search.get('sort')) ?? 'updated',
    page: parseWholeNumber(search.get('page') ?? '') || 1,
    size: sizeIn(search, WORK_SIZES),
  };
}

export function viewOf(search: URLSearchParams): WorkView {
  return search.get('view') === 'list' ? 'list' : 'grid';
}

/** The query of an address that asks for this; the usual is left out. */
export function searchOf(question: WorkQuestion, view: WorkView): Record<string, string> {
  const { type, status, keyword, sort, page, size } = question;
  const { folder, tag } = hasPlaces(type) ? question : { folder: '', tag: '' };
  const said = {
    ...{ status, folder, tag, keyword },
    sort: sort === 'updated' ? '' : sort,
    page: page === 1 ? '' : String(page),
    size: sizeSaid(size, WORK_SIZES),
    view: view === 'grid' ? '' : view,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** Whether fewer works are shown than lie there. */
export function isNarrowed({ status, tag, keyword }: WorkQuestion): boolean {
  return status !== '' || tag !== '' || keyword !== '';
}
