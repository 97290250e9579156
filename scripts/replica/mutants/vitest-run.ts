/** Vitest in a copy of the project, and what it says there. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNode } from './child.ts';

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName?: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface VitestRun {
  /** Null where it wrote none. */
  readonly report: VitestReport | null;
  readonly output: string;
}

export async function runVitest(place: string, args: readonly string[], limitMs: number): Promise<VitestRun> {
  const file = join(place, 'vitest.json');
  rmSync(file, { force: true });
  const vitest = join(place, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await startNode(
    [vitest, 'run', ...args, '--reporter=json', `--outputFile=${file}`],
    { cwd: place, limitMs },
  ).ended;
  if (code === null) return { report: null, output: 'Vitest did not end' };
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, output };
}

/** What failed, in the words of the tests; a file that could not be loaded too. */
export function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
    ...(message ? [message] : []),
  ]);
}
