import { describe, expect, it } from 'vitest';
import { mobileLine } from './mobile-line.ts';

describe('mobileLine', () => {
  it.each([
    ['13800138000', '138 0013 8000'],
    ['85261234567', '+852 6123 4567'],
    ['0912345678', '0912345678'],
  ])('shows %s as %s', (mobile, line) => {
    expect(mobileLine(mobile)).toBe(line);
  });
});
