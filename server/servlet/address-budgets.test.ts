import { describe, expect, it } from 'vitest';
import { TooManyTries } from '#server/errors.ts';
import { createAddressBudgets } from './address-budgets.ts';

const MINUTE_MS = 60_000;

function budgetsAt(start = 0) {
  let at = start;
  const budgets = createAddressBudgets(() => at);
  const spend = (times: number, address = '203.0.113.7') => {
    for (let time = 0; time < times; time += 1) budgets.spend('login', address);
  };
  const pass = (ms: number) => {
    at += ms;
  };
  return { budgets, spend, pass };
}

describe('the budget of an address', () => {
  it('ends after sixty in ten minutes and says how long to wait', () => {
    const { spend, pass } = budgetsAt();
    spend(60);
    pass(7 * MINUTE_MS + 30_000);
    expect(() => spend(1)).toThrow(
      expect.objectContaining({ waitSeconds: 150, message: '登录失败次数过多，请 3 分钟后再试' }),
    );
    pass(150_000 - 1);
    expect(() => spend(1)).toThrow('登录失败次数过多，请 1 秒后再试');
    pass(1);
    expect(() => spend(60)).not.toThrow();
  });

  it('is neither that of another address nor of another thing', () => {
    const { budgets, spend } = budgetsAt();
    spend(60);
    expect(() => spend(60, '203.0.113.8')).not.toThrow();
    expect(() => budgets.spend('code', '203.0.113.7')).not.toThrow();
    expect(() => spend(1)).toThrow(TooManyTries);
  });

  it('gets back what was given back', () => {
    const { budgets, spend } = budgetsAt();
    spend(59);
    budgets.spend('login', '203.0.113.7')();
    expect(() => spend(1)).not.toThrow();
    expect(() => spend(1)).toThrow(TooManyTries);
  });

  it('forgets the address heard of longest ago when there are too many', () => {
    const { spend } = budgetsAt();
    spend(60, '10.0.0.1');
    for (let index = 0; index < 10_000; index += 1) spend(1, `10.${index >> 8}.${index & 255}.9`);
    expect(() => spend(1, '10.0.0.1')).not.toThrow();
  });
});
