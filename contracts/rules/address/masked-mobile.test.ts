import { expect, it } from 'vitest';
import { maskedMobile } from './masked-mobile.ts';

it.each([
  ['19000000003', '190****0003'],
  ['85212345678', '852****5678'],
  ['12345678', '123****5678'],
  ['1234567', '****'],
  ['', '****'],
])('of %j shows %s', (mobile, shown) => {
  expect(maskedMobile(mobile)).toBe(shown);
});
