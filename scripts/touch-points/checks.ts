/** The checks of the project, run in a copy of it. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Ended, startNode } from '../replica/mutants/child.ts';
import type { Asked } from './types-child.ts';

const LIMIT_MS = 30 * 60_000;

/** One command. */
export interface Step {
  readonly name: string;
  readonly run: (place: string) => Promise<Ended>;
}

export type Check = Step;

function node(name: string, ...args: readonly string[]): Step {
  return { name, run: (place) => startNode(args, { cwd: place, limitMs: LIMIT_MS }).ended };
}

const typescript = (file: string) => ['--import', 'tsx', file];
const vitest = (project: string) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project];

export const generate = node('npm run generate', ...typescript('scripts/generate.ts'));
export const migration = node('npm run db:migration', 'db/make-migration.mjs');

export const generated: Check = node('generated', ...typescript('scripts/generate.ts'), '--check');
export const recipe: Check = node('recipe', ...typescript('scripts/check-recipe.ts'));
export const contractRules: Check = node('contract-rules', ...typescript('scripts/check-contract.ts'));
export const imports: Check = node(
  'imports',
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  ...['--config', '.dependency-cruiser.cjs', 'contracts', 'db', 'server', 'web'],
);
/** All of the copy, as tsc looks at it. */
export const tsc: Check = { name: 'tsc', run: (place) => askCompiler({ place }) };

/** These files, which is much quicker. */
export const tscOf = (files: readonly string[]): Check => ({
  name: 'tsc',
  run: (place) => askCompiler({ place, files }),
});

let compiler: ChildProcess | undefined;

async function askCompiler(asked: Asked): Promise<Ended> {
  compiler ??= fork(fileURLToPath(new URL('types-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const child = compiler;
  child.send(asked);
  const errors = await new Promise<readonly string[]>((resolve, reject) => {
    child.once('message', (found: readonly string[]) => resolve(found));
    child.once('exit', () => reject(new Error('the compiler ended')));
  }).finally(() => child.removeAllListeners());
  return { code: errors.length === 0 ? 0 : 2, output: errors.join('\n') };
}

/** It waits for questions, so nobody's process ends before it does. */
export function endCompiler(): void {
  compiler?.kill('SIGKILL');
}

export const unit = (...files: readonly string[]): Check => node('unit', ...vitest('unit'), ...files);
export const consumer = (service: string): Check =>
  node('pact-consumer', ...vitest('pact-consumer'), `consumer/${service}.pact.test.ts`);
/** The other tests of that project are about the verifier itself. */
export const provider: Check = node(
  'pact-provider',
  ...vitest('pact-provider'),
  ...['-t', 'keeps every interaction of the pact'],
);
