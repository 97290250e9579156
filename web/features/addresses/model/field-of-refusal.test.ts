import { describe, expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';

describe('fieldOfRefusal', () => {
  it.each([
    ['bad-mobile', 'mobile'],
    ['bad-codes', 'province'],
  ])('shows %s at its field', (reason, field) => {
    expect(fieldOfRefusal(new CallError({ code: 1034, reason, message: '不行' }))).toBe(field);
  });
});
