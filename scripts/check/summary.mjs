/** What a check step without tests counts for: itself. */
export function countStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that ended badly has at least one failure, even when no single test names it. */
function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The tests in a vitest JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(report, exitCode) {
  if (!report) return countStep(exitCode === 0 ? 1 : exitCode);
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults?.some((test) => test.status === 'failed'),
  );
  const counts = { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + broken.length };
  return withExitCode(counts, exitCode);
}

/** The tests in a Playwright JSON report; a test that passed only when repeated is a failure. */
export function countPlaywright(report, exitCode) {
  if (!report) return countStep(exitCode === 0 ? 1 : exitCode);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode);
}

export function addCounts(all) {
  return all.reduce((sum, next) => ({ passed: sum.passed + next.passed, failed: sum.failed + next.failed }), {
    passed: 0,
    failed: 0,
  });
}

export function summaryLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
