import { describe, expect, test } from 'vitest';
import { diagnostics } from './diagnostics.ts';

const facts = { version: '0.1.0', contract: '3f0a', userId: '10003', failures: [] };

describe('the diagnostics', () => {
  test('give away the end of the user number only', () => {
    const text = diagnostics(facts);
    expect(text).toContain('用户尾号 003');
    expect(text).not.toContain('10003');
  });

  test('name every failure with its trace number', () => {
    const failures = [
      { operation: 'ShopCarService.cartInfo', traceId: 't-1' },
      { operation: 'MemberServiceMag.getAbout', traceId: undefined },
    ];
    expect(diagnostics({ ...facts, failures })).toContain(
      'ShopCarService.cartInfo t-1；MemberServiceMag.getAbout 无编号',
    );
  });

  test('say so when nothing failed', () => {
    expect(diagnostics(facts)).toContain('最近失败 无');
  });
});
