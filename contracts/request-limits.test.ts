import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitsAsSchema } from './request-limits.ts';

const patternOf = (limits: Parameters<typeof limitsAsSchema>[0]) =>
  new RegExp(String(limitsAsSchema(limits).pattern), 'u');

describe('limits as JSON Schema', () => {
  it('takes the whole numbers from one to another and nothing else', () => {
    const number = fc.integer({ min: 0, max: 3_000_000 });
    fc.assert(
      fc.property(number, number, number, (one, other, asked) => {
        const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)];
        const pattern = patternOf({ minimum, maximum });
        for (const edge of [minimum, maximum]) expect(pattern.test(String(edge))).toBe(true);
        for (const beyond of [minimum - 1, maximum + 1]) expect(pattern.test(String(beyond))).toBe(false);
        expect(pattern.test(String(asked))).toBe(asked >= minimum && asked <= maximum);
      }),
    );
  });

  it.each(['', ' 5', '05', '+5', '5.0', '1e1', '５'])('takes %j for no whole number', (text) => {
    expect(patternOf({ minimum: 0, maximum: 100 }).test(text)).toBe(false);
  });

  it('is short for the bounds that are common', () => {
    expect(limitsAsSchema({ minimum: 1, maximum: 100 })).toEqual({ pattern: '^(100|[1-9][0-9]{0,1})$' });
    expect(limitsAsSchema({ minimum: 1, maximum: 5 })).toEqual({ pattern: '^([1-5])$' });
  });

  it('goes as far as nothing rounds where there is no maximum', () => {
    const pattern = patternOf({ minimum: 1 });
    expect(['1', '9'.repeat(15)].every((text) => pattern.test(text))).toBe(true);
    expect(['0', '1'.repeat(16)].some((text) => pattern.test(text))).toBe(false);
  });

  it('counts what is joined by commas', () => {
    const pattern = patternOf({ items: '^[0-9]{6}$', minItems: 2, maxItems: 3 });
    const codes = (count: number) => Array.from({ length: count }, () => '330000').join(',');
    expect([1, 2, 3, 4].map((count) => pattern.test(codes(count)))).toEqual([false, true, true, false]);
    expect(patternOf({ items: '^(a|b)$' }).test(Array.from({ length: 500 }, () => 'a').join(','))).toBe(true);
    expect(patternOf({ items: '^(a|b)$' }).test('a,,b')).toBe(false);
  });

  it('lets nothing stand for nothing where that is right', () => {
    expect(limitsAsSchema({ enum: ['a', 'b'], orEmpty: true })).toEqual({ enum: ['a', 'b', ''] });
    expect(limitsAsSchema({ pattern: '^a|b$', orEmpty: true })).toEqual({ pattern: '^(a|b)?$' });
  });

  it('keeps what is JSON Schema already', () => {
    const plain = { enum: ['a'], format: 'email', minLength: 1, maxLength: 100 };
    expect(limitsAsSchema(plain)).toEqual(plain);
  });
});
