import { expect, it } from 'vitest';
import { BUSINESS_CODES } from './business-codes.ts';

it('gives every business code one meaning', () => {
  const codes = Object.values(BUSINESS_CODES);
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  expect(twice).toEqual([]);
});
