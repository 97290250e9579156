/** 台历, 挂历, 单张年历. */
export const CALENDAR_KINDS = ['desk', 'wall', 'year'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const CALENDAR_KIND_NAMES: Readonly<Record<CalendarKind, string>> = {
  desk: '台历',
  wall: '挂历',
  year: '年历',
};

/** A calendar of two pages is a single leaf. */
const SHEET_PAGES_MAX = 2;
/** Fewer than two leaves a month. */
const WALL_PAGES_MAX = 23;

/** What a calendar is by its form: with one leaf a month it hangs on a wall, unless its pages lie: then it stands on a desk. */
export function calendarKind({
  pageNum,
  widthMm,
  heightMm,
}: {
  readonly pageNum: number;
  readonly widthMm: number;
  readonly heightMm: number;
}): CalendarKind {
  if (pageNum <= SHEET_PAGES_MAX) return 'year';
  return pageNum <= WALL_PAGES_MAX && heightMm >= widthMm ? 'wall' : 'desk';
}

export const CALENDAR_STYLE_IDS = [
  ...(['navy', 'rice', 'planner', 'airy', 'banner'] as const),
  ...(['bamboo', 'plum', 'slate'] as const),
] as const;
export type CalendarStyleId = (typeof CALENDAR_STYLE_IDS)[number];

/** What a calendar is made of (日历设定); the same one gives the same calendar. */
export interface CalendarSpec {
  readonly kind: CalendarKind;
  readonly firstYear: number;
  readonly firstMonth: number;
  /** A year sheet has twelve. */
  readonly months: number;
  /** Weeks begin with Sunday, 0, or Monday. */
  readonly weekStart: 0 | 1;
  readonly language: 'zh' | 'zh-en';
  readonly lunar: boolean;
  /** 节气 */
  readonly terms: boolean;
  /** 法定节假日与调休, and the names of festivals. */
  readonly holidays: boolean;
  readonly style: CalendarStyleId;
}

/** The end of the name of the place where a month has its photo. */
export const PHOTO_PART = 'photo';
