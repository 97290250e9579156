import { describe, expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { refusedField } from './refused-field.ts';

describe('refusedField', () => {
  it.each([
    ['bad-mobile', 'mobile'],
    ['bad-codes', 'province'],
  ])('shows %s at its field', (reason, field) => {
    expect(refusedField(new CallError({ code: 1034, reason, message: '不行' }))).toBe(field);
  });
});
