/** The browser specs against what was built in a copy of the project. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, startNode } from '../child.ts';

const BUILD_LIMIT_MS = 5 * 60_000;
const SPECS_LIMIT_MS = 15 * 60_000;

const BUILD = `
  const { ensureServer, ensureWeb } = await import('./scripts/setup/build.mjs');
  await ensureServer();
  await ensureWeb();
`;

/** The project's own build, of what changed. */
export function buildIn(place: string): Promise<Ended> {
  return startNode(['--input-type=module', '--eval', BUILD], { cwd: place, limitMs: BUILD_LIMIT_MS }).ended;
}

interface Suite {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly line: number; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface SpecsReport {
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

/** One test: where it stands, as Playwright takes it, and its name, because a loop makes several in one place. */
export interface NamedTest {
  readonly at: string;
  readonly title: string;
}

export type SpecsVerdict =
  | { readonly kind: 'passed' }
  /** The first of them. */
  | { readonly kind: 'failed'; readonly test: NamedTest }
  | { readonly kind: 'not run'; readonly detail: string };

/** Runs specs until the first test fails. */
export async function runSpecs(place: string, specs: readonly string[]): Promise<SpecsVerdict> {
  const report = await playwright(place, [...specs, '--max-failures=1']);
  return typeof report === 'string' ? { kind: 'not run', detail: report } : verdictOfSpecs(report);
}

const REPEATS = 3;

/** What one test does every time; null where it does now this, now that. */
export type Habit = 'passes' | 'fails' | null;

/** Runs one test several times. */
export async function habitOf(place: string, { at, title }: NamedTest): Promise<Habit> {
  const named = `${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  const report = await playwright(place, [at, '--grep', named, `--repeat-each=${REPEATS}`]);
  return typeof report === 'string' ? null : habitIn(report);
}

export function habitIn({ stats: { expected, unexpected } }: SpecsReport): Habit {
  if (expected === REPEATS && unexpected === 0) return 'passes';
  return unexpected === REPEATS && expected === 0 ? 'fails' : null;
}

/** The report, or why there is none. */
async function playwright(place: string, args: readonly string[]): Promise<SpecsReport | string> {
  const file = join(place, 'specs.json');
  rmSync(file, { force: true });
  // Profiles and databases go with the copy, however the run ends.
  const temporary = join(place, '.tmp');
  mkdirSync(temporary, { recursive: true });
  const cli = join(place, 'node_modules/@playwright/test/cli.js');
  const { code, output } = await startNode([cli, 'test', ...args, '--reporter=json'], {
    cwd: place,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TMPDIR: temporary },
    limitMs: SPECS_LIMIT_MS,
  }).ended;
  if (code === null) return 'the browser specs did not end';
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : output.slice(-300);
}

export function verdictOfSpecs({ errors, stats, suites }: SpecsReport): SpecsVerdict {
  const failed = testsOf(suites).find(({ ok }) => !ok);
  if (failed !== undefined) return { kind: 'failed', test: failed.test };
  const [error] = errors;
  if (error !== undefined) return { kind: 'not run', detail: error.message?.slice(0, 300) ?? 'no words' };
  return stats.expected > 0 ? { kind: 'passed' } : { kind: 'not run', detail: 'no spec was run' };
}

function testsOf(suites: readonly Suite[]): { test: NamedTest; ok: boolean }[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, line, ok }) => ({ test: { at: `web/e2e/${file}:${line}`, title }, ok })),
    ...testsOf(inner),
  ]);
}
