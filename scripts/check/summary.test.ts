import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countStep, countVitest, summaryLine } from './summary.mjs';

const brokenFile = { status: 'failed', assertionResults: [] };
const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };

describe('summary of a test run', () => {
  it('counts a check step as one', () => {
    expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('takes the tests from the vitest report', () => {
    const report = { numPassedTests: 12, numFailedTests: 1, testResults: [failedFile] };
    expect(countVitest(report, 1)).toEqual({ passed: 12, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, testResults: [failedFile, brokenFile] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a bad end that no test names as one failure', () => {
    expect(countVitest({ numPassedTests: 5, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(countPlaywright({ stats: { expected: 4 } }, 130)).toEqual({ passed: 4, failed: 1 });
  });

  it('never takes a missing report for success', () => {
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a flaky browser test as failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 2 } };
    expect(countPlaywright(report, 1)).toEqual({ passed: 7, failed: 3 });
  });

  it('adds up to one line', () => {
    const sum = addCounts([countStep(0), { passed: 40, failed: 2 }, countStep(1)]);
    expect(summaryLine(sum)).toBe('41 passed, 3 failed');
  });
});
