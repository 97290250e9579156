import { isYearKnown } from './lunar.ts';
import type { SpecialDate } from './special-dates.ts';

export type DateInWords = Pick<SpecialDate, 'lunar' | 'month' | 'day' | 'year'>;

const LUNAR = /农历|阴历|旧历/;
/** Days and months that only the lunar calendar calls so. */
const LUNAR_WORDS = /[正冬腊]月|[初廿闰]/;
const FIGURES = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
const NUMBER = '(\\d{1,2}|[正冬腊初廿一二三四五六七八九十]{1,3})';
const DATE = new RegExp(`^(?:(\\d{4})[年./-])?${NUMBER}[月./-]${NUMBER}[日号]?$`);
const PLAIN = /^(\d{4})(\d\d)(\d\d)$/;

/** A date as it is typed: 1958-03-08, 3月8日, 农历八月十五, 腊月廿三; null where it is none. */
export function readDateWords(typed: string): DateInWords | null {
  const words = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const plain = words.replace(LUNAR, '').replace('闰', '');
  const [, year = '', month = '', day = ''] = PLAIN.exec(plain) ?? DATE.exec(plain) ?? [];
  const [monthNumber, dayNumber] = [numberOf(month), numberOf(day)];
  if (!(monthNumber >= 1 && monthNumber <= 12 && dayNumber >= 1)) return null;
  const lunar = LUNAR.test(words) || LUNAR_WORDS.test(words);
  const isYear = year === '' || isYearKnown(Number(year));
  return isYear ? { lunar, month: monthNumber, day: dayNumber, year: Number(year) } : null;
}

const TENS: Readonly<Record<string, number>> = { 初: 0, 十: 10, 廿: 20, 二十: 20, 三十: 30 };

/** 8, 八, 十二, 初五, 廿九, 二十九, 三十; 0 for what is no number. */
function numberOf(words: string): number {
  if (/^\d+$/.test(words)) return Number(words);
  if (words === '初十') return 10;
  const [, tens = '', ones = ''] = /^(初|十|廿|[二三]十)?([一二三四五六七八九])?$/.exec(words) ?? [];
  return MONTHS[words] ?? (TENS[tens] ?? 0) + FIGURES.indexOf(ones);
}

/** The same in words that are read again: 1958年3月8日, 农历8月15日. */
export function dateWords({ lunar, month, day, year }: DateInWords): string {
  return `${year > 0 ? `${year}年` : ''}${lunar ? '农历' : ''}${month}月${day}日`;
}
