/** Whether the provider verification of the Pact notices. */
import { PASSED, type Verdict } from '../outcome.ts';
import { failuresOf, runVitest, type VitestReport } from '../vitest-run.ts';

export const PACT_CHECK = 'Pact';
const LIMIT_MS = 5 * 60_000;
/** The other tests of that project are about the verifier itself. */
const TEST = 'keeps every interaction of the pact';

export async function checkPact(place: string): Promise<Verdict> {
  const args = ['--project', 'pact-provider', '-t', TEST];
  const { report, output } = await runVitest(place, args, LIMIT_MS);
  if (report === null) return { kind: 'does not start', detail: output.slice(-300) };
  return verdictOfPact(report, output);
}

const FAILED_INTERACTION = /^\d+\) Verifying a pact between .*? - (.+)$/gm;
const OVER_BUDGET = /to be less than/;

export function verdictOfPact(report: VitestReport, output: string): Verdict {
  const failed = [...output.matchAll(FAILED_INTERACTION)].map(([, description = '']) => description);
  const [first] = failed;
  if (first !== undefined) {
    const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
    return { kind: 'noticed', by: PACT_CHECK, detail: `${first}${more}` };
  }
  if (report.success && report.numPassedTests > 0) return PASSED;
  const messages = failuresOf(report);
  // Slowness says nothing about the contract, and is looked at after everything else.
  if (messages.length > 0 && messages.every((message) => OVER_BUDGET.test(message))) return PASSED;
  return { kind: 'does not start', detail: messages[0]?.slice(0, 300) || 'no test was run' };
}
