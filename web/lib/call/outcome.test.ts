import { describe, expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { done, failed, mapped, orThrow, outcomeOf, readOutcome } from './outcome.ts';
import { REQUEST_FAILED } from './reply.ts';

describe('what came of a call', () => {
  test('is the data of a success', () => {
    expect(outcomeOf({ code: 0, data: { cart: 3 } })).toEqual(done({ cart: 3 }));
  });

  test('is a failure where the code is no success, even when data came along', () => {
    expect(outcomeOf({ code: 1050, message: '该页面不可用', data: {} })).toMatchObject({
      ok: false,
      error: { message: '该页面不可用', code: 1050 },
    });
  });

  test('is a failure where nothing could be read', () => {
    expect(readOutcome(null, 'error', '没有读到')).toMatchObject({
      ok: false,
      error: { message: '没有读到' },
    });
    expect(readOutcome('read', 'error')).toEqual(done('read'));
  });

  test('may carry something else of the same', () => {
    expect(mapped(done(2), (two) => two + 1)).toEqual(done(3));
    const no = failed(REQUEST_FAILED);
    expect(mapped(no, () => 'never')).toBe(no);
  });

  test('is thrown where a query wants it', async () => {
    expect(await orThrow(Promise.resolve(done('value')))).toBe('value');
    await expect(orThrow(Promise.resolve(failed({ code: 404, traceId: 't-1' })))).rejects.toSatisfy(
      (error) => error instanceof CallError && error.code === 404 && error.traceId === 't-1',
    );
  });
});
