import { expect, it } from 'vitest';
import { moneyWords } from './money-words.ts';

it('sets the sign apart from every amount of a sentence, and from nothing else', () => {
  expect(moneyWords('¥2,999.00 − ¥999.00，单位 ¥')).toBe('¥\u202F2,999.00 − ¥\u202F999.00，单位 ¥');
});
