import { describe, expect, it } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { NOT_THERE, REQUEST_FAILED } from '#web/lib/call/reply.ts';
import { answerTo } from './refusal-answers.ts';

const refused = (reason: string, details?: object) =>
  answerTo(new CallError({ code: 1070, reason, message: '不行', details }));

describe('answerTo', () => {
  it('names the lines that cannot be ordered, and the prices that are others now', () => {
    const lines = [{ cartID: '91001', reason: '商品不在购物车中' }];
    expect(refused('order-lines', { lines })).toEqual({ kind: 'lines', lines });
    const changes = [{ what: '环岛骑行', before: '1100.00', after: '1144.00' }];
    expect(refused('price-changed', { changes, priceLock: 'lock' })).toEqual({ kind: 'changed', changes });
  });

  it('has no line and no price where the server named none', () => {
    expect(refused('order-lines')).toEqual({ kind: 'lines', lines: [] });
    expect(refused('price-changed', { changes: 'all' })).toEqual({ kind: 'changed', changes: [] });
  });

  it.each([
    ['address-not-found', 'address'],
    ['delivery-unavailable', 'delivery'],
    ['coupon-unusable', 'coupon'],
  ])('takes %s for a choice to be made anew', (reason, choice) => {
    expect(refused(reason)).toEqual({ kind: 'choice', choice });
  });

  it('knows an order that was sent before', () => {
    expect(refused('bad-idem-key')).toEqual({ kind: 'sent-before' });
  });

  it.each([REQUEST_FAILED, NOT_THERE, { code: 1034, reason: 'bad-remark', message: '备注过长' }])(
    'has no answer to %o',
    (reply) => expect(answerTo(new CallError(reply))).toBeNull(),
  );
});
