/** Whether the provider verification of the Pact notices. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNode } from './child.ts';
import { PASSED, type Verdict } from './outcome.ts';

export const PACT_CHECK = 'Pact';
const LIMIT_MS = 5 * 60_000;
/** The other tests of that project are about the verifier itself. */
const TEST = 'keeps every interaction of the pact';

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
  }[];
}

export async function checkPact(place: string): Promise<Verdict> {
  const file = join(place, 'provider.json');
  rmSync(file, { force: true });
  const vitest = join(place, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await startNode(
    [vitest, 'run', '--project', 'pact-provider', '-t', TEST, '--reporter=json', `--outputFile=${file}`],
    { cwd: place, limitMs: LIMIT_MS },
  ).ended;
  if (code === null) return { kind: 'does not start', detail: 'the provider verification did not end' };
  if (!existsSync(file)) return { kind: 'does not start', detail: output.slice(-300) };
  return verdictOfPact(JSON.parse(readFileSync(file, 'utf8')), output);
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
  const messages = report.testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ...(message ? [message] : []),
  ]);
  // Slowness says nothing about the contract, and is looked at after everything else.
  if (messages.length > 0 && messages.every((message) => OVER_BUDGET.test(message))) return PASSED;
  return { kind: 'does not start', detail: messages[0]?.slice(0, 300) || 'no test was run' };
}
