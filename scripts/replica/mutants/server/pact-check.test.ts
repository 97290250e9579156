import { describe, expect, it } from 'vitest';
import type { VitestReport } from '../vitest-run.ts';
import { verdictOfPact } from './pact-check.ts';

function report(...failureMessages: string[]): VitestReport {
  const success = failureMessages.length === 0;
  return {
    success,
    numPassedTests: success ? 1 : 0,
    testResults: [{ message: '', assertionResults: [{ failureMessages }] }],
  };
}

const FAILURES = [
  'Failures:',
  '',
  '1) Verifying a pact between desk-web and desk-server Given logged-in - web.doLoginout: a live session',
  '    1.1) has a matching body',
  '2) Verifying a pact between desk-web and desk-server - web.doLoginout: it ended',
].join('\n');

describe('verdictOfPact', () => {
  it('passes where the test passed', () => {
    expect(verdictOfPact(report(), '').kind).toBe('passed');
  });

  it('names the first interaction that is not kept', () => {
    expect(verdictOfPact(report('AssertionError: expected [ … ] to deeply equal []'), FAILURES)).toEqual({
      kind: 'noticed',
      by: 'Pact',
      detail: 'web.doLoginout: a live session and 1 more',
    });
  });

  it('does not take slowness for a broken contract', () => {
    const slow = report('AssertionError: expected 5210.3 to be less than 5000');
    expect(verdictOfPact(slow, '').kind).toBe('passed');
  });

  it('keeps apart a server that does not start', () => {
    expect(verdictOfPact(report('SqliteError: no such table: lines'), '')).toEqual({
      kind: 'does not start',
      detail: 'SqliteError: no such table: lines',
    });
  });

  it('keeps apart a module that cannot be loaded', () => {
    const unloaded = { ...report(), success: false, testResults: [{ message: 'x', assertionResults: [] }] };
    expect(verdictOfPact(unloaded, '')).toEqual({ kind: 'does not start', detail: 'x' });
  });

  it('does not pass where no test was run', () => {
    expect(verdictOfPact({ ...report(), numPassedTests: 0 }, '').kind).toBe('does not start');
  });
});
