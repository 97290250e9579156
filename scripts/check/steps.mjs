import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, runCaptured, typescript } from '../setup/child.mjs';
import { hashFiles, listFiles } from '../setup/hash.mjs';
import { paths, root } from '../setup/paths.mjs';
import { setUp } from '../setup/set-up.mjs';
import { countStep, countVitest } from './summary.mjs';

const pacts = 'contracts/pact/pacts';

export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A step that is one command and counts as one. */
function command(name, args) {
  return {
    name,
    async run() {
      const result = await runCaptured(`check-${name}`, process.execPath, args());
      return { ...result, counts: countStep(result.code) };
    },
  };
}

/** A step that is one vitest project and counts its tests; "narrowed" is the same with some of its files. */
function tests(name, files = []) {
  return {
    name,
    narrowed: (chosen) => tests(name, chosen),
    async run() {
      mkdirSync(paths.logs, { recursive: true });
      const reportFile = join(paths.logs, `${name}-${process.pid}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
      const result = await runCaptured(`check-${name}`, process.execPath, [
        ...packageBin('vitest'),
        'run',
        '--project',
        name,
        '--passWithNoTests',
        ...files,
        ...reporters,
      ]);
      const counts = countVitest(readJson(reportFile), result.code);
      rmSync(reportFile, { force: true });
      return { ...result, counts };
    },
  };
}

function pactHashes() {
  return new Map(listFiles(root, [pacts]).map((file) => [file, hashFiles(root, [file])]));
}

/** The consumer tests write the pact files; what they write has to be what is committed. */
function unchangedPacts(step) {
  return {
    ...step,
    async run() {
      const before = pactHashes();
      const result = await step.run();
      const after = pactHashes();
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (file) => before.get(file) !== after.get(file),
      );
      if (changed.length === 0) return result;
      return {
        ...result,
        code: result.code || 1,
        output: `${result.output}\nThe consumer tests wrote other pacts than the committed ones; look at the difference and commit it:\n${changed.map((file) => `  ${file}`).join('\n')}\n`,
        counts: { ...result.counts, failed: result.counts.failed + 1 },
      };
    },
  };
}

let built;

/** The browser's part in every form, built once for all that look at it. */
function everyWebBuild() {
  built ??= import('../setup/build.mjs').then(({ ensureWebs }) => setUp(() => ensureWebs()));
  return built;
}

/** The step looks at what the browser's part is built into. */
function afterBuilding(step) {
  return {
    ...step,
    async run() {
      await everyWebBuild();
      return step.run();
    },
  };
}

/**
 * The checks, in the order in which they begin when the machine can do more than one at a time: what takes long is not
 * left for the end. The consumer's tests write the pacts that other tests read, so those wait for them.
 */
export const steps = [
  unchangedPacts(tests('pact-consumer')),
  command('tsc', () => [
    ...packageBin('typescript', 'tsc'),
    ...['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', join(paths.cache, 'tsc.json')],
  ]),
  { ...tests('unit'), after: ['pact-consumer'] },
  tests('component'),
  { ...tests('pact-provider'), after: ['pact-consumer'] },
  command('unused', () => [...packageBin('knip'), '--no-progress', '--treat-config-hints-as-errors']),
  afterBuilding(command('budgets', () => packageBin('size-limit'))),
  afterBuilding(command('tools', () => typescript('scripts/check-tools.ts'))),
  afterBuilding(command('browsers', () => typescript('scripts/check-browsers.ts'))),
  command('imports', () => [
    ...packageBin('dependency-cruiser', 'depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'contracts',
    'db',
    'server',
    'web',
    'scripts',
  ]),
  command('biome', () => [...packageBin('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']),
  command('contract-lint', () => [...packageBin('@redocly/cli', 'redocly'), 'lint', 'openapi.yaml']),
  command('generated', () => [...typescript('scripts/generate.ts'), '--check']),
  command('contract-rules', () => typescript('scripts/check-contract.ts')),
  command('recipe', () => typescript('scripts/check-recipe.ts')),
  command('walls', () => typescript('scripts/check-walls.ts')),
  command('patterns', () => typescript('scripts/check-patterns.ts')),
  command('file-size', () => typescript('scripts/check-file-size.ts')),
  command('lines', () => typescript('scripts/check-lines.ts')),
];
