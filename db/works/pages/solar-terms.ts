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

/** The two solar terms of a month (节气), by the usual rule of thumb of this century. */
export function termsOf(year: number, month: number): { name: string; day: number }[] {
  const past = year - CENTURY;
  return [2 * month - 2, 2 * month - 1].flatMap((index) => {
    const term = TERMS[index];
    if (!term) return [];
    const leaps = Math.floor((index < BEFORE_LEAP_DAY ? past - 1 : past) / 4);
    return [{ name: term[0], day: Math.floor(past * DRIFT + term[1]) - leaps }];
  });
}
