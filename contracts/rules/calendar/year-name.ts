import { yearsOf } from './calendar-spec.ts';
import type { CalendarSpec } from './calendar-types.ts';
import { lunarYearWords } from './lunar.ts';

const FIGURES = '〇一二三四五六七八九';

/** How a name may say a year: 2027, 二〇二七, 二零二七, 丁未羊年, 丁未年. */
function yearWords(year: number): string[] {
  const figures = Array.from(String(year), (digit) => FIGURES.charAt(Number(digit))).join('');
  const lunar = lunarYearWords(year);
  return [String(year), figures, figures.replaceAll('〇', '零'), lunar, `${lunar.slice(0, 2)}年`];
}

/** The name of a work with the years of another calendar in place of its own (换年); the same where it says none. */
export function nameInYears(name: string, from: CalendarSpec, to: CalendarSpec): string {
  const later = to.firstYear - from.firstYear;
  if (later === 0) return name;
  const pairs = new Map(
    yearsOf(from).flatMap((year) => {
      const wanted = yearWords(year + later);
      return yearWords(year).map((words, at) => [words, wanted[at] ?? words] as const);
    }),
  );
  // At once, so that a year that was put in is not taken for one that stood there. Longer numbers are no years.
  const said = new RegExp(`(?<!\\d)(?:${[...pairs.keys()].join('|')})(?!\\d)`, 'g');
  return name.replace(said, (words) => pairs.get(words) ?? words);
}
