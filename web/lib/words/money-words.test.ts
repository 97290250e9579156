import { expect, it } from 'vitest';
import { moneyWords } from './money-words.ts';

it('sets the sign apart from every amount of a sentence, and from nothing else', () => {
  expect(moneyWords('¥2,999.00 − ¥999.00，单位 ¥')).toBe(
    '¥\u2009\uFEFF2,999.00 − ¥\u2009\uFEFF999.00，单位 ¥',
  );
});
