import { describe, expect, test } from 'vitest';
import { encodeReturnPath } from '#contracts/rules/account/return-path.ts';
import { errorVariant, safeFrom, safeTraceId } from './error-variant.ts';

describe('the variant of the error screen', () => {
  test.each(['404', '403', '500', 'offline'])('follows the code %s', (code) => {
    expect(errorVariant(code, true).key).toBe(code);
  });

  test('is the general one for a code nobody knows', () => {
    expect(errorVariant('<b>', true).key).toBe('500');
  });

  test('speaks of the lost connection first', () => {
    expect(errorVariant('500', false).key).toBe('offline');
  });
});

describe('where the error came from', () => {
  test('is taken plain and encoded', () => {
    expect(safeFrom('/manager/order?state=1')).toBe('/manager/order?state=1');
    expect(safeFrom(encodeReturnPath('/about'))).toBe('/about');
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    encodeReturnPath('//evil.example'),
    '/error?from=/error',
    '/Error/',
  ])('does not leave the application or turn in circles: %s', (from) => {
    expect(safeFrom(from)).toBeNull();
  });
});

describe('the trace number in the address', () => {
  test('is shown when it looks like one', () => {
    expect(safeTraceId('t-0001')).toBe('t-0001');
  });

  test.each(['请拨打 10086', 'a b', '', 'x'.repeat(65)])('is left out otherwise: %s', (traceId) => {
    expect(safeTraceId(traceId)).toBeUndefined();
  });
});
