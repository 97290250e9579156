import { describe, expect, it } from 'vitest';
import { orderProgress, type ProgressFacts } from './order-progress.ts';
import { PRODUCTION_STAGES } from './order-times.ts';

const UNPAID: ProgressFacts = {
  state: 'unpaid',
  stage: '',
  wantsProof: false,
  paidAt: null,
  readyAt: null,
  shippedAt: null,
  doneAt: null,
};
const PAID: ProgressFacts = { ...UNPAID, state: 'paid', paidAt: 1 };
const READY: ProgressFacts = { ...PAID, state: 'ready', readyAt: 2 };
const SHIPPED: ProgressFacts = { ...READY, state: 'shipped', shippedAt: 3 };

function line(facts: ProgressFacts): string {
  const { percent, stages } = orderProgress(facts);
  return `${percent} ${stages.map(({ name, status }) => `${name}:${status}`).join(' ')}`;
}

describe('orderProgress', () => {
  it.each([
    [UNPAID, '0 付款:now 审稿:todo 生产:todo 发货:todo 收货:todo'],
    [PAID, '10 付款:done 审稿:now 生产:todo 发货:todo 收货:todo'],
    [{ ...PAID, state: 'checking_failed' }, '10 付款:done 审稿:now 生产:todo 发货:todo 收货:todo'],
    [READY, '25 付款:done 审稿:done 生产:now 发货:todo 收货:todo'],
    [
      { ...READY, state: 'producing', stage: 'binding' },
      '57 付款:done 审稿:done 生产:now 发货:todo 收货:todo',
    ],
    [
      { ...READY, state: 'delayed', stage: 'printing' },
      '30 付款:done 审稿:done 生产:now 发货:todo 收货:todo',
    ],
    [SHIPPED, '90 付款:done 审稿:done 生产:done 发货:done 收货:now'],
    [{ ...SHIPPED, state: 'done', doneAt: 4 }, '100 付款:done 审稿:done 生产:done 发货:done 收货:done'],
  ] satisfies [ProgressFacts, string][])('shows %j', (facts, expected) => {
    expect(line(facts)).toBe(expected);
  });

  it('has a stage for the proof only when one was asked for', () => {
    const proofing: ProgressFacts = { ...PAID, state: 'proofing', wantsProof: true };
    expect(line(proofing)).toBe('20 付款:done 审稿:done 样稿:now 生产:todo 发货:todo 收货:todo');
    expect(line({ ...READY, wantsProof: true })).toContain('样稿:done 生产:now');
  });

  it.each(['canceled', 'refunding', 'closed'] as const)('has nothing under way once %s', (state) => {
    expect(line({ ...PAID, state })).toBe('10 付款:done 审稿:todo 生产:todo 发货:todo 收货:todo');
  });

  it('never goes back from one production stage to the next', () => {
    const percents = PRODUCTION_STAGES.map(
      ({ key }) => orderProgress({ ...READY, state: 'producing', stage: key }).percent,
    );
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(new Set(percents).size).toBe(PRODUCTION_STAGES.length);
  });
});
