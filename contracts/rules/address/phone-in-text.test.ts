import { describe, expect, it } from 'vitest';
import { phoneInText } from './phone-in-text.ts';

describe('phoneInText', () => {
  it('leaves a line break for every character of the number', () => {
    expect(phoneInText('a13800138000b').rest).toBe(`a${'\n'.repeat(11)}b`);
  });

  it('takes an unbroken number before one that gaps make', () => {
    expect(phoneInText('1503 13800138000').mobile).toBe('13800138000');
  });

  it('takes eight digits for a mobile only in Hong Kong and Macau', () => {
    expect([phoneInText('61234567').mobile, phoneInText('香港 61234567').mobile]).toEqual(['', '61234567']);
  });

  it('takes the same number twice for one', () => {
    expect(phoneInText('13800138000 138-0013-8000')).toMatchObject({ mobile: '13800138000', reason: '' });
  });

  it('finds none inside a longer number', () => {
    expect(phoneInText('单号 9913800138000123').mobile).toBe('');
  });
});
