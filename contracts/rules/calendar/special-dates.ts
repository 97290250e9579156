import { type Done, done, type Refused, refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { plainLine } from '../plain-line.ts';
import { FIRST_YEAR, LAST_YEAR } from './day.ts';

/** A day that a member wants in all calendars (纪念日): a birthday, a wedding. */
export interface SpecialDate {
  readonly name: string;
  /** Whether month and day are those of the lunar calendar. */
  readonly lunar: boolean;
  readonly month: number;
  readonly day: number;
  /** The year of the birth or the event, of a lunar date the lunar one; 0 where it is not known. */
  readonly year: number;
  readonly icon: DateIcon;
  /** `#rrggbb` */
  readonly color: string;
}

/** Small pictures beside the name, drawn in the colour of the date. */
export const DATE_ICONS = {
  cake: { name: '生日', sign: '🎂' },
  heart: { name: '爱心', sign: '❤️' },
  ring: { name: '结婚', sign: '💍' },
  baby: { name: '出生', sign: '👶' },
  gift: { name: '礼物', sign: '🎁' },
  star: { name: '星', sign: '⭐' },
  flower: { name: '花', sign: '🌸' },
  home: { name: '家', sign: '🏠' },
  cap: { name: '毕业', sign: '🎓' },
  plane: { name: '旅行', sign: '✈️' },
} as const;
export type DateIcon = keyof typeof DATE_ICONS;

/** Inks that are read on every paper of the calendars. */
export const DATE_COLORS = ['#203864', '#b5382e', '#2f6b4f', '#8a5a14', '#7a3b6b', '#3d6a7c'] as const;

export const MOST_SPECIAL_DATES = 100;
export const LONGEST_DATE_NAME = 12;
const LONGEST_LUNAR_MONTH = 30;
/** February may have a 29th. */
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A date as a form has it. */
export type SpecialDateFields = Omit<SpecialDate, 'icon'> & { readonly icon: string };

export type SpecialDateProblems = Partial<Record<keyof SpecialDate, string>>;

export function isDateIcon(icon: unknown): icon is DateIcon {
  return typeof icon === 'string' && Object.hasOwn(DATE_ICONS, icon);
}

/** What is wrong with a date, by field; its name is tidied. */
export function specialDateProblems(date: SpecialDateFields): SpecialDateProblems {
  const found: Partial<Record<keyof SpecialDate, string | null>> = {
    name: nameProblem(date.name),
    month: wholeProblem('月份', date.month, 1, LONGEST_MONTHS.length),
    day: dayProblem(date),
    year: date.year === 0 ? null : wholeProblem('年份', date.year, FIRST_YEAR, LAST_YEAR),
    icon: isDateIcon(date.icon) ? null : '没有这个图标',
    color: /^#[0-9a-f]{6}$/.test(date.color) ? null : '颜色应写作 #rrggbb',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function nameProblem(name: string): string | null {
  if (name === '') return FORM_MESSAGES.required('名称');
  // Counted in characters, as the member does.
  if (Array.from(name).length > LONGEST_DATE_NAME) return FORM_MESSAGES.string.max('名称', LONGEST_DATE_NAME);
  return /\p{Cc}|\p{Surrogate}/u.test(name) ? '名称含有无法显示的字符' : null;
}

function wholeProblem(label: string, value: number, least: number, most: number): string | null {
  return Number.isInteger(value) && value >= least && value <= most
    ? null
    : FORM_MESSAGES.number.range(label, least, most);
}

function dayProblem({ lunar, month, day, year }: SpecialDateFields): string | null {
  const inYear = lunar || year === 0 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate();
  const isOfOtherYears = inYear < day && day <= (LONGEST_MONTHS[month - 1] ?? 0);
  if (inYear > 0 && isOfOtherYears) return `${year}年${month}月只有 ${inYear} 天`;
  const most = lunar ? LONGEST_LUNAR_MONTH : (LONGEST_MONTHS[month - 1] ?? 31);
  if (wholeProblem('日期', day, 1, most) === null) return null;
  return lunar ? `农历每月最多 ${most} 天` : `${month}月最多 ${most} 天`;
}

/** A date as it is kept, or the first of its problems. */
export function readSpecialDate(fields: SpecialDateFields): Done<SpecialDate> | Refused<'bad-field'> {
  const { name, lunar, month, day, year, icon, color } = fields;
  const date = { name: plainLine(name), lunar, month, day, year, icon, color: color.toLowerCase() };
  for (const [field, problem] of Object.entries(specialDateProblems(date))) {
    return refusedField(`bad-${field}`, problem);
  }
  // An icon that there is not would have been a problem.
  return done({ ...date, icon: icon as DateIcon });
}

export function checkDateRoom(kept: number): Done<void> | Refused<'dates-full'> {
  return kept < MOST_SPECIAL_DATES ? done(undefined) : refused('dates-full', { most: MOST_SPECIAL_DATES });
}

export type DateInWords = Pick<SpecialDate, 'lunar' | 'month' | 'day' | 'year'>;

const LUNAR = /农历|阴历|旧历/;
/** Days and months that only the lunar calendar calls so. */
const LUNAR_WORDS = /[正冬腊]月|[初廿闰]/;
/** Written in figures of Chinese and without 日 or 号, a day is one of the lunar calendar: 八月十五. */
const LUNAR_DAY = /月(?:十[一二三四五六七八九]|[二三]十[一二三四五六七八九]?)$/;
const FIGURES = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const LUNAR_MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
const NUMBER = '(\\d{1,2}|[正冬腊初廿一二三四五六七八九十]{1,3})';
const DATE = new RegExp(`^(?:(\\d{4})[年./-]?)?${NUMBER}[月./-]${NUMBER}[日号]?$`);
const PLAIN = /^(\d{4})(\d\d)(\d\d)$/;

/** A date as it is typed: 1958-03-08, 3月8日, 农历八月十五, 腊月廿三; null where it is none. */
export function readDateWords(typed: string): DateInWords | null {
  const words = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const plain = withYearInFigures(words.replace(LUNAR, '').replace('闰', ''));
  const [, year = '', month = '', day = ''] = PLAIN.exec(plain) ?? DATE.exec(plain) ?? [];
  const [monthNumber, dayNumber] = [numberOf(month), numberOf(day)];
  if (!(monthNumber >= 1 && monthNumber <= 12 && dayNumber >= 1)) return null;
  const lunar = [LUNAR, LUNAR_WORDS, LUNAR_DAY].some((way) => way.test(words));
  const isYear = year === '' || (Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR);
  return isYear ? { lunar, month: monthNumber, day: dayNumber, year: Number(year) } : null;
}

/** 一九三五年 is 1935年. */
function withYearInFigures(words: string): string {
  const year = (figures: string) =>
    Array.from(figures, (one) => '〇一二三四五六七八九'.indexOf(one)).join('');
  return words.replaceAll('零', '〇').replace(/^[〇一二三四五六七八九]{4}(?=年)/, year);
}

const TENS: Readonly<Record<string, number>> = { 初: 0, 十: 10, 廿: 20, 二十: 20, 三十: 30 };

/** 8, 八, 十二, 初五, 廿九, 二十九, 三十; 0 for what is no number. */
function numberOf(words: string): number {
  if (/^\d+$/.test(words)) return Number(words);
  if (words === '初十') return 10;
  const [, tens = '', ones = ''] = /^(初|十|廿|[二三]十)?([一二三四五六七八九])?$/.exec(words) ?? [];
  return LUNAR_MONTHS[words] ?? (TENS[tens] ?? 0) + FIGURES.indexOf(ones);
}

/** The same in words that are read again: 1958年3月8日, 农历8月15日. */
export function dateWords({ lunar, month, day, year }: DateInWords): string {
  return `${year > 0 ? `${year}年` : ''}${lunar ? '农历' : ''}${month}月${day}日`;
}
