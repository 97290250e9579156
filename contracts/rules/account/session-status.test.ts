import { describe, expect, it } from 'vitest';
import { isLoggedInStatus, isSuccessStatus } from './session-status.ts';

describe('isLoggedInStatus', () => {
  it('takes the string 1', () => {
    expect(isLoggedInStatus('1')).toBe(true);
  });

  it.each([1, '0', 0, '', ' 1', '1 ', '01', true, null, undefined, ['1']])('refuses %j', (status) => {
    expect(isLoggedInStatus(status)).toBe(false);
  });
});

describe('isSuccessStatus', () => {
  it.each([1, '1'])('takes %j', (status) => {
    expect(isSuccessStatus(status)).toBe(true);
  });

  it.each(['0', 0, -1, '-1', '', ' 1', '1.0', true, null, undefined, [1]])('refuses %j', (status) => {
    expect(isSuccessStatus(status)).toBe(false);
  });
});
