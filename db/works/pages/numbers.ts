const DIGITS = '〇一二三四五六七八九';

/** Numbers as a book counts them: 二十三, 一百〇五, 二〇二七. */
export function chineseNumber(value: number): string {
  if (value > 999) return yearInWords(value);
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const high = hundreds > 0 ? `${DIGITS[hundreds]}百` : '';
  const low = ones > 0 ? DIGITS[ones] : '';
  if (tens === 0) return `${high}${hundreds > 0 && ones > 0 ? '〇' : ''}${low}` || '〇';
  return `${high}${tens === 1 && hundreds === 0 ? '' : DIGITS[tens]}十${low}`;
}

/** Digit by digit, as years are written. */
export function yearInWords(year: number): string {
  return Array.from(String(year), (digit) => DIGITS[Number(digit)] ?? '').join('');
}
