import { type Day, weekdayOf } from '../day.ts';
import { isNewYearsEve, lunarDateOf, termOf } from './lunar.ts';

/** A day with a name of its own (节日). */
export interface Festival {
  readonly name: string;
  /** A day off by law (法定节假日), whatever is decided about the days around it. */
  readonly isLegal: boolean;
}

const SOLAR: Readonly<Record<string, string>> = {
  '3-8': '妇女节',
  '3-12': '植树节',
  '5-4': '青年节',
  '6-1': '儿童节',
  '7-1': '建党节',
  '8-1': '建军节',
  '9-10': '教师节',
};

const LEGAL_SOLAR: Readonly<Record<string, string>> = { '1-1': '元旦', '5-1': '劳动节', '10-1': '国庆节' };

const LUNAR: Readonly<Record<string, string>> = {
  '1-15': '元宵节',
  '2-2': '龙抬头',
  '7-7': '七夕节',
  '7-15': '中元节',
  '9-9': '重阳节',
  '12-8': '腊八节',
};

const LEGAL_LUNAR: Readonly<Record<string, string>> = { '1-1': '春节', '5-5': '端午节', '8-15': '中秋节' };

/** The law counts 除夕 and a second day of May since then. */
const SINCE = 2025;

/** The festival of a day, those of the law before all others; null for none. A leap month has none. */
export function festivalOf(day: Day): Festival | null {
  const solar = `${day.month}-${day.day}`;
  const lunarDate = lunarDateOf(day);
  const lunar = lunarDate && !lunarDate.isLeap ? `${lunarDate.month}-${lunarDate.day}` : '';
  const isEve = lunarDate !== null && isNewYearsEve(lunarDate);
  const legal = LEGAL_SOLAR[solar] ?? LEGAL_LUNAR[lunar] ?? (termOf(day) === '清明' ? '清明节' : undefined);
  if (legal) return { name: legal, isLegal: true };
  if (isEve) return { name: '除夕', isLegal: day.year >= SINCE };
  const other = LUNAR[lunar] ?? SOLAR[solar] ?? sundayName(day);
  return other ? { name: other, isLegal: false } : null;
}

/** The second Sunday of May and the third of June. */
function sundayName(day: Day): string | undefined {
  if (weekdayOf(day) !== 0) return undefined;
  if (day.month === 5 && Math.ceil(day.day / 7) === 2) return '母亲节';
  return day.month === 6 && Math.ceil(day.day / 7) === 3 ? '父亲节' : undefined;
}

/** Whether the law makes it a day off, with or without a name of its own: 初二, 5 月 2 日. */
export function isLegalHoliday(day: Day): boolean {
  if (festivalOf(day)?.isLegal) return true;
  const { month, day: date, year } = day;
  if (month === 10 && date <= 3) return true;
  if (month === 5 && date === 2) return year >= SINCE;
  const lunar = lunarDateOf(day);
  return lunar !== null && !lunar.isLeap && lunar.month === 1 && lunar.day <= 3;
}
