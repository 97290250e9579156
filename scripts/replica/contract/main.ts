/** `replica contract …`: what the contract says, in other forms, and what changed in it. */
import { writeFileSync } from 'node:fs';
import { readPact } from '#contracts/pact/pact-file.ts';
import { contractProblems } from '#scripts/contract/contract-problems.ts';
import { coverageMap, coverageMarkdown, coverageTable } from '#scripts/contract/coverage-map.ts';
import { FORMS, type Form, project } from '#scripts/contract/projections.ts';
import { compareStatically } from '#scripts/contract/static-comparison.ts';
import { usesOfOperations } from '#scripts/contract/uses.ts';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { describeFlags, type Flags, parseFlags, UsageError } from '../cli/flags.ts';
import { runCli } from '../cli/run.ts';
import { diffAnnotations, diffText, touchedOperations } from './diff.ts';
import { ownContract, ROOT } from './read-contract.ts';

const OUTPUT = { kind: 'text', fallback: '', meaning: 'a file instead of the standard output' } as const;

const LINT = {
  format: { kind: 'text', fallback: 'pretty', choices: ['pretty', 'json'], meaning: 'how it is written' },
  output: OUTPUT,
} as const satisfies Flags;
const PROJECT = {
  to: {
    kind: 'text',
    fallback: 'virtual',
    choices: [...FORMS],
    meaning: 'the form that another tool can read',
  },
  output: OUTPUT,
} as const satisfies Flags;
const DIFF = {
  format: {
    kind: 'text',
    fallback: 'pretty',
    choices: ['pretty', 'json', 'github'],
    meaning: 'how it is written; github are annotations of a run',
  },
  output: OUTPUT,
} as const satisfies Flags;
const COVERAGE = {
  format: {
    kind: 'text',
    fallback: 'table',
    choices: ['table', 'json', 'markdown'],
    meaning: 'how it is written',
  },
  output: OUTPUT,
} as const satisfies Flags;

const COMMANDS: Readonly<Record<string, { words: string; summary: string; flags: Flags; run: Run }>> = {
  lint: {
    words: '',
    summary: 'what is wrong with the contract: provenance, names, examples, and the pacts against it',
    flags: LINT,
    run: lint,
  },
  project: { words: '', summary: 'the contract in another form', flags: PROJECT, run: projectTo },
  diff: {
    words: 'OLD [NEW]',
    summary: 'what changed between two contracts: files or git revisions; NEW is the one here unless given',
    flags: DIFF,
    run: diff,
  },
  coverage: {
    words: '',
    summary: 'operations x outcomes x provenance: what the pacts agree on and who depends on it',
    flags: COVERAGE,
    run: coverage,
  },
};

type Run = (args: readonly string[]) => number | Promise<number>;

function help(): string {
  const parts = Object.entries(COMMANDS).map(
    ([name, { words, summary, flags }]) =>
      `replica contract ${`${name} ${words}`.trim()}\n  ${summary}\n${describeFlags(flags)}`,
  );
  return `${parts.join('\n\n')}\n\nExit codes: 0 ok, 1 findings or a breaking change, 2 usage, 4 our own error.`;
}

async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || args.includes('--help')) {
    console.log(help());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(unknownWord('command', `contract ${name}`, Object.keys(COMMANDS)));
  return command.run(args);
}

function write(text: string, file: string): void {
  if (file === '') console.log(text);
  else writeFileSync(file, `${text}\n`);
}

function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
}

async function lint(args: readonly string[]): Promise<number> {
  const { flags, words } = parseFlags(args, LINT);
  noWords(words);
  const contract = ownContract();
  const pacts = await compareStatically(contract, readPact());
  const problems = [
    ...contractProblems(contract),
    ...pacts.map(({ interaction, place, message }) => `${interaction}: ${place}: ${message}`),
  ];
  const text = problems.join('\n') || 'The contract is whole, and the pacts keep to it.';
  write(flags.format === 'json' ? JSON.stringify({ problems }, null, 2) : text, flags.output);
  return problems.length > 0 ? 1 : 0;
}

function projectTo(args: readonly string[]): number {
  const { flags, words } = parseFlags(args, PROJECT);
  noWords(words);
  write(JSON.stringify(project(ownContract(), flags.to as Form), null, 2), flags.output);
  return 0;
}

function diff(args: readonly string[]): number {
  const { flags, words } = parseFlags(args, DIFF);
  const [older, newer, ...more] = words;
  if (older === undefined)
    throw new UsageError('contract diff needs an older contract: a file or a git revision.');
  noWords(more);
  const touched = touchedOperations(older, newer);
  const forms = {
    pretty: () => diffText(touched),
    json: () => JSON.stringify({ operations: touched }, null, 2),
    github: () => diffAnnotations(touched),
  };
  write(forms[flags.format as keyof typeof forms](), flags.output);
  return touched.some(({ isBreaking }) => isBreaking) ? 1 : 0;
}

function coverage(args: readonly string[]): number {
  const { flags, words } = parseFlags(args, COVERAGE);
  noWords(words);
  const map = coverageMap(readPact(), usesOfOperations(ROOT));
  const forms = {
    table: () => coverageTable(map),
    json: () => JSON.stringify(map, null, 2),
    markdown: () => coverageMarkdown(map),
  };
  write(forms[flags.format as keyof typeof forms](), flags.output);
  return 0;
}

await runCli(main);
