import { CALENDAR_KIND_NAMES, calendarKind } from '../calendar/calendar-types.ts';

/** Kinds of work (作品类型), in the order of the lists. */
export const PUBLICATION_TYPES = ['ebook', 'epaper', 'magazine', 'document', 'calendar', 'album'] as const;
export type PublicationType = (typeof PUBLICATION_TYPES)[number];

/** What the lists of them are called. */
export const TYPE_NAMES: Readonly<Record<PublicationType, string>> = {
  ebook: '电子书',
  epaper: '电子报',
  magazine: '杂志',
  document: '文档',
  calendar: '日历',
  album: '画册',
};

/** What one work is called by its kind: a calendar by what it is, 挂历, 台历 or 年历. */
export function typeName(work: {
  readonly type: PublicationType;
  readonly pageNum: number;
  readonly widthMm: number;
  readonly heightMm: number;
}): string {
  return work.type === 'calendar' ? CALENDAR_KIND_NAMES[calendarKind(work)] : TYPE_NAMES[work.type];
}

export const PUBLICATION_STATUSES = ['draft', 'published', 'changed', 'withdrawn'] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<PublicationStatus, string>> = {
  draft: '草稿',
  published: '已发布',
  changed: '有未发布修改',
  withdrawn: '已下架',
};

/** Others can read it. */
export function isShared(status: PublicationStatus): boolean {
  return status === 'published' || status === 'changed';
}

const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;

/** When a work in the trash (回收站) is deleted for good. */
export function purgedAt(trashedAt: number): number {
  return trashedAt + TRASH_DAYS * DAY_MS;
}

/** Works that went into the trash at this moment or before are deleted now. */
export function trashedSince(now: number): number {
  return now - TRASH_DAYS * DAY_MS;
}
