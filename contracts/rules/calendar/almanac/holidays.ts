import { type Day, dayText } from '../day.ts';

/** What the State Council decided about a day (放假安排). */
export type Holiday =
  /** 休 or 班, and the holiday that it belongs to. */
  | { readonly kind: 'off' | 'work'; readonly name: string }
  /** Decided, and nothing about this day. */
  | { readonly kind: 'usual' }
  /** 待公布: not decided when this table was made, which says nothing of the day. */
  | { readonly kind: 'unknown' };

/** The days off of one holiday as `MM-DD`, from one to another, and the weekend days worked for them. */
interface Break {
  readonly name: string;
  readonly off: readonly [from: string, to: string];
  readonly work?: readonly string[];
}

export type HolidayTable = Readonly<Record<number, readonly Break[]>>;

export const HOLIDAYS: HolidayTable = {
  2024: [
    { name: '元旦', off: ['01-01', '01-01'] },
    { name: '春节', off: ['02-10', '02-17'], work: ['02-04', '02-18'] },
    { name: '清明节', off: ['04-04', '04-06'], work: ['04-07'] },
    { name: '劳动节', off: ['05-01', '05-05'], work: ['04-28', '05-11'] },
    { name: '端午节', off: ['06-08', '06-10'] },
    { name: '中秋节', off: ['09-15', '09-17'], work: ['09-14'] },
    { name: '国庆节', off: ['10-01', '10-07'], work: ['09-29', '10-12'] },
  ],
  2025: [
    { name: '元旦', off: ['01-01', '01-01'] },
    { name: '春节', off: ['01-28', '02-04'], work: ['01-26', '02-08'] },
    { name: '清明节', off: ['04-04', '04-06'] },
    { name: '劳动节', off: ['05-01', '05-05'], work: ['04-27'] },
    { name: '端午节', off: ['05-31', '06-02'] },
    { name: '国庆节', off: ['10-01', '10-08'], work: ['09-28', '10-11'] },
  ],
  2026: [
    { name: '元旦', off: ['01-01', '01-03'], work: ['01-04'] },
    { name: '春节', off: ['02-15', '02-23'], work: ['02-14', '02-28'] },
    { name: '清明节', off: ['04-04', '04-06'] },
    { name: '劳动节', off: ['05-01', '05-05'], work: ['05-09'] },
    { name: '端午节', off: ['06-19', '06-21'] },
    { name: '中秋节', off: ['09-25', '09-27'] },
    { name: '国庆节', off: ['10-01', '10-07'], work: ['09-20', '10-10'] },
  ],
};

/** What is decided about a day: 休, 班, nothing, or not known yet. */
export function holidayOf(day: Day, table: HolidayTable = HOLIDAYS): Holiday {
  const breaks = Object.hasOwn(table, day.year) ? table[day.year] : undefined;
  if (!breaks) return { kind: 'unknown' };
  const date = dayText(day).slice('2027-'.length);
  for (const { name, off, work = [] } of breaks) {
    if (date >= off[0] && date <= off[1]) return { kind: 'off', name };
    if (work.includes(date)) return { kind: 'work', name };
  }
  return { kind: 'usual' };
}

/** 休 or 班 beside the number of a day; nothing where it is as usual or not known. */
export const HOLIDAY_MARKS: Readonly<Record<Holiday['kind'], string>> = {
  off: '休',
  work: '班',
  usual: '',
  unknown: '',
};

/** Those of some years whose holidays are not published yet (待公布). */
export function unpublishedYears(years: readonly number[], table: HolidayTable = HOLIDAYS): number[] {
  return [...new Set(years)].filter((year) => !Object.hasOwn(table, year));
}
