import { type ScreenWords, touchedSpecs } from './browser-specs.ts';
import type { Changes } from './changed-files.ts';
import { type ImportGraph, isCode } from './import-graph.ts';

/** What is run of the tests: files by their paths, or "all" of a kind. */
export interface Plan {
  readonly tests: readonly string[] | 'all';
  readonly pact: boolean;
  readonly specs: readonly string[] | 'all';
  /** One line for the reader: what is run, what is left out and why. */
  readonly line: string;
}

const isPact = (file: string) => file.endsWith('.pact.test.ts');
const isSpec = (file: string) => /^web\/e2e\/.*\.spec\.ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) && !isPact(file);
/** What every test runs on. */
const isGround = (file: string) =>
  /^(?:package(?:-lock)?|tsconfig)\.json$|^vitest\.config\.ts$|^scripts\/testing\//.test(file);
const isProse = (file: string) => /\.md$|^web\/screenshots\//.test(file);
/** What looks through folders may depend on any file, what starts programs on any that the command line is made of. */
const LOOKS_AROUND = /\breaddir|import\.meta\.glob/;
const STARTS_PROGRAMS = /node:child_process/;

/** Those that lead to a change by what they name, and those for which that is not certain. */
function touchedTests(
  graph: ImportGraph,
  tests: readonly string[],
  changed: readonly string[],
  uncertain: readonly RegExp[],
): string[] {
  const changedFiles = new Set(changed);
  return tests.filter((test) => {
    const reached = [...graph.reach([test])];
    const says = (word: RegExp) => reached.some((file) => word.test(graph.sources.get(file) ?? ''));
    return reached.some((file) => changedFiles.has(file)) || uncertain.some(says);
  });
}

const count = (chosen: readonly string[] | 'all', of: readonly string[]) =>
  `${chosen === 'all' ? of.length : chosen.length} of ${of.length}`;

/** What the changes touch. Files that no program names by themselves are read by somebody: then everything runs. */
export function planFor(
  graph: ImportGraph,
  files: readonly string[],
  screens: readonly ScreenWords[],
  { since, files: changed }: Changes,
): Plan {
  const tests = files.filter(isTest);
  const specs = files.filter(isSpec);
  const pacts = files.filter(isPact);
  const telling = changed.filter((file) => !isProse(file));
  const isAll = telling.some((file) => isGround(file) || (!isCode(file) && !file.startsWith('.')));
  const uncertain = [
    ...(telling.length > 0 ? [LOOKS_AROUND] : []),
    ...(telling.some((file) => !file.startsWith('web/')) ? [STARTS_PROGRAMS] : []),
  ];
  const chosenTests = isAll ? 'all' : touchedTests(graph, tests, changed, uncertain);
  const pact = isAll || touchedTests(graph, pacts, changed, []).length > 0;
  const chosenSpecs = telling.length === 0 ? [] : touchedSpecs(graph, specs, screens, telling);
  const line = [
    `Since ${since}: ${changed.length} ${changed.length === 1 ? 'file' : 'files'} changed.`,
    `Runs every static check, ${count(chosenTests, tests)} test files, Pact ${pact ? 'too' : 'not'},`,
    `${count(chosenSpecs, specs)} browser specs;`,
    'left out is what imports, opens and reads nothing of them.',
  ].join(' ');
  return { tests: chosenTests, pact, specs: chosenSpecs, line };
}
