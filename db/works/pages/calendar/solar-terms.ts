/** 节气 of each month with the constant that places it in a year of this century. */
const TERMS: readonly (readonly [name: string, constant: number])[] = [
  ['小寒', 5.4055],
  ['大寒', 20.12],
  ['立春', 3.87],
  ['雨水', 18.73],
  ['惊蛰', 5.63],
  ['春分', 20.646],
  ['清明', 4.81],
  ['谷雨', 20.1],
  ['立夏', 5.52],
  ['小满', 21.04],
  ['芒种', 5.678],
  ['夏至', 21.37],
  ['小暑', 7.108],
  ['大暑', 22.83],
  ['立秋', 7.5],
  ['处暑', 23.13],
  ['白露', 7.646],
  ['秋分', 23.042],
  ['寒露', 8.318],
  ['霜降', 23.438],
  ['立冬', 7.438],
  ['小雪', 22.36],
  ['大雪', 7.18],
  ['冬至', 21.94],
];

const CENTURY = 2000;
const DRIFT = 0.2422;
/** The first four fall before the leap day of their year. */
const BEFORE_LEAP_DAY = 4;

/** Where the rule of thumb is a day early or late, with the days to add. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  '2002 立秋': 1,
  '2008 小满': 1,
  '2016 小暑': 1,
  '2019 小寒': -1,
  '2021 冬至': -1,
  '2026 雨水': -1,
  '2082 大寒': 1,
  '2089 霜降': 1,
  '2089 立冬': 1,
};

/** The two solar terms of a month (节气), by the usual rule of thumb of this century and its exceptions. */
export function termsOf(year: number, month: number): { name: string; day: number }[] {
  const past = year - CENTURY;
  return [2 * month - 2, 2 * month - 1].flatMap((index) => {
    const term = TERMS[index];
    if (!term) return [];
    const [name, constant] = term;
    const leaps = Math.floor((index < BEFORE_LEAP_DAY ? past - 1 : past) / 4);
    const day = Math.floor(past * DRIFT + constant) - leaps + (EXCEPTIONS[`${year} ${name}`] ?? 0);
    return [{ name, day }];
  });
}
