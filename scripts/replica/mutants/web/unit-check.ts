/** Whether the unit and component tests of an area notice. */
import { PASSED, type Verdict } from '../outcome.ts';
import { failuresOf, runVitest, type VitestReport } from '../vitest-run.ts';

export const UNIT_CHECK = 'vitest';
const LIMIT_MS = 10 * 60_000;

export async function checkUnits(place: string, folders: readonly string[]): Promise<Verdict> {
  const { report, output } = await runVitest(place, [...folders, '--bail=1'], LIMIT_MS);
  return report === null ? { kind: 'not tried', detail: output.slice(-300) } : verdictOfUnits(report);
}

/** Only a test that failed has noticed: a file that could not be loaded has tested nothing. */
export function verdictOfUnits(report: VitestReport): Verdict {
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ failureMessages }) => failureMessages.length > 0);
  const [first] = failed;
  if (first !== undefined) {
    const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
    return { kind: 'noticed', by: UNIT_CHECK, detail: `${first.fullName}${more}` };
  }
  if (report.success && report.numPassedTests > 0) return PASSED;
  return { kind: 'not tried', detail: failuresOf(report)[0]?.slice(0, 300) || 'no test was run' };
}
