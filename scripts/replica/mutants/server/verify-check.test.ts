import { describe, expect, it } from 'vitest';
import type { CheckResult, Finding } from '../../verify/finding.ts';
import { verdictOfVerify } from './verify-check.ts';

const check: CheckResult = {
  operation: 'web.doLoginout',
  check: 'it answers',
  outcome: 'passed',
  reason: '',
  findings: [],
};
const finding: Finding = {
  class: 'rule violation',
  operation: 'web.doLoginout',
  provenance: 'documented',
  check: 'it ends',
  alsoIn: [],
  expected: 'a',
  actual: 'b',
  pointer: '',
  contractPlace: '',
  curl: '',
};

describe('verdictOfVerify', () => {
  it('passes where nothing was found', () => {
    expect(verdictOfVerify({ checks: [check], findings: [] }, 'verify', 0)).toEqual({ kind: 'passed' });
  });

  it('names the first finding', () => {
    expect(verdictOfVerify({ checks: [check], findings: [finding, finding] }, 'verify', 1)).toEqual({
      kind: 'noticed',
      by: 'verify',
      detail: 'web.doLoginout: it ends and 1 more',
    });
  });

  it('does not pass where everything was skipped', () => {
    const skipped = { ...check, outcome: 'skipped' as const };
    expect(verdictOfVerify({ checks: [skipped], findings: [] }, 'verify', 0).kind).toBe('does not start');
  });

  it('does not pass where the target went away', () => {
    expect(verdictOfVerify({ checks: [check], findings: [] }, 'verify', 3).kind).toBe('does not start');
  });
});
