import {
  PUBLICATION_STATUSES,
  PUBLICATION_TYPES,
  TYPE_NAMES,
} from '#contracts/rules/publications/publication-states.ts';
import { parseDecimalId, parseWholeNumber } from '#contracts/rules/whole-number.ts';
import {
  aside,
  oneOf,
  type Part,
  type Place,
  pageNumber,
  words,
  wordsThat,
  writeAddress,
} from '#web/kit/address/address.ts';

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

/** The server gives no more than 100 at once. */
export const WORK_SIZES = [24, 48, 96] as const;

/** Covers side by side (封面), or one work in a line (列表). */
export type WorkView = 'grid' | 'list';

export const NO_FOLDER = '0';

/** The list that a segment of an address names; null where there is none of that name. */
export function listOf(type: string): WorkList | null {
  return WORK_LISTS.find((each) => each === type) ?? null;
}

/** Works in the archive and the trash are in no folder and have no tag. */
export function hasPlaces(type: WorkList): boolean {
  return type !== 'archive' && type !== 'trash';
}

const WORK_SIZE: Part<number> = {
  read: (text) => WORK_SIZES.find((size) => size === parseWholeNumber(text)) ?? null,
  usual: WORK_SIZES[0],
};

const FILTERS = {
  status: oneOf(['', ...PUBLICATION_STATUSES], ''),
  /** A folder by its id, 0 for works in none, empty for all. */
  folder: wordsThat((text) => text === NO_FOLDER || parseDecimalId(text) !== null),
  tag: words,
  keyword: { read: (text: string) => text.trim(), usual: '' },
  sort: oneOf(WORK_SORTS, 'updated'),
  page: pageNumber,
  /** Works on a page. */
  size: WORK_SIZE,
  view: aside(oneOf<WorkView>(['grid', 'list'], 'grid')),
};
const NOWHERE: Part<string> = { read: () => '', usual: '' };

/** What the address of a list says (筛选与排列). */
export type WorkPlace = Place<typeof FILTERS>;

/** How the address of this list is read and written. */
export function filtersOf(type: WorkList): typeof FILTERS {
  return hasPlaces(type) ? FILTERS : { ...FILTERS, folder: NOWHERE, tag: NOWHERE };
}

/** The same filters for another list, from its first page. */
export function searchOf(type: WorkList, at: WorkPlace): Record<string, string> {
  const filters = hasPlaces(type) ? at : { ...at, folder: '', tag: '' };
  return writeAddress(FILTERS, { ...filters, page: 1 });
}

/** Whether a filter hides some of the works. */
export function isNarrowed({ status, tag, keyword }: Pick<WorkPlace, 'status' | 'tag' | 'keyword'>): boolean {
  return status !== '' || tag !== '' || keyword !== '';
}
