import { joinedPact } from '#contracts/pact/pact-file.ts';
import { coverageMap, coverageMarkdown, coverageTable } from '#scripts/contract/coverage-map.ts';
import { FORMS, type Form, project } from '#scripts/contract/projections.ts';
import { usesOfOperations } from '#scripts/contract/uses.ts';
import { unknownWord } from '#scripts/setup/nearest.mjs';
import { helpInLanguage } from '#scripts/setup/words/words.mjs';
import { describeFlags, type Flags, oneOf, optional, parseFlags, UsageError } from '../cli/flags.ts';
import { writeOutput } from '../cli/output.ts';
import { EXIT } from '../cli/run.ts';
import { deliver, deliveryOf, heldAgainst, REPORT_FLAGS, today } from '../report/reports.ts';
import { diffAnnotations, diffText, touchedOperations } from './diff.ts';
import { EXPORTS } from './export.ts';
import { lintProblems, lintReport } from './lint.ts';
import { ownContract, ROOT } from './read-contract.ts';

const OUTPUT = optional('a file instead of the standard output');

const LINT = REPORT_FLAGS;
const PROJECT = {
  to: oneOf(FORMS, 'the form that another tool can read'),
  output: OUTPUT,
} as const satisfies Flags;
const EXPORT = {
  as: {
    kind: 'text',
    fallback: 'openapi',
    choices: Object.keys(EXPORTS),
    meaning:
      'for whom: OpenAPI, the same with ids without dots, the same with requests that may hold anything, a pact to compare with that, a Postman collection',
  },
  'base-url': { kind: 'text', fallback: 'http://127.0.0.1:5180', meaning: 'where the calls shall go' },
  output: OUTPUT,
} as const satisfies Flags;
const DIFF = {
  format: oneOf(['pretty', 'json', 'github'], 'how it is written; github are annotations of a run'),
  output: OUTPUT,
} as const satisfies Flags;
const COVERAGE = {
  format: oneOf(['table', 'json', 'markdown'], 'how it is written'),
  output: OUTPUT,
} as const satisfies Flags;

type Write = (text: string) => void;

interface Command {
  /** What stands behind its name, such as OLD [NEW]. */
  readonly words: string;
  readonly summary: string;
  readonly flags: Flags;
  readonly run: (args: readonly string[], write: Write) => number | Promise<number>;
}

export const CONTRACT_COMMANDS: Readonly<Record<string, Command>> = {
  lint: {
    words: '',
    summary: 'what is wrong with the contract: provenance, names, examples, and the pacts against it',
    flags: LINT,
    run: lint,
  },
  project: { words: '', summary: 'the contract in another form', flags: PROJECT, run: projectTo },
  export: {
    words: '',
    summary: "contract and pact as other people's tools take them",
    flags: EXPORT,
    run: exportAs,
  },
  diff: {
    words: 'OLD [NEW]',
    summary:
      'what changed between two contracts: files or git revisions, also OLD..NEW; NEW is the one here unless given',
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

const EXIT_CODES =
  'Exit codes: 0 ok, 1 findings or a breaking change, 2 usage, 3 not started, 4 our own error.';

function help(commands: readonly [string, Command][]): string {
  const parts = commands.map(
    ([name, { words, summary, flags }]) =>
      `replica contract ${`${name} ${words}`.trim()}\n  ${summary}\n${describeFlags(flags)}`,
  );
  return `${parts.join('\n\n')}\n\n${EXIT_CODES}`;
}

/** `replica contract …`: what the contract says, in other forms, and what changed in it; answers the exit code. */
export async function contractCommand(args: readonly string[], write: Write): Promise<number> {
  const [name = '--help', ...rest] = args;
  if (name === '--help') {
    write(helpInLanguage(help(Object.entries(CONTRACT_COMMANDS))));
    return EXIT.ok;
  }
  const command = Object.hasOwn(CONTRACT_COMMANDS, name) ? CONTRACT_COMMANDS[name] : undefined;
  if (!command) throw new UsageError(unknownWord('contract command', name, Object.keys(CONTRACT_COMMANDS)));
  if (rest.includes('--help')) {
    write(helpInLanguage(help([[name, command]])));
    return EXIT.ok;
  }
  return command.run(rest, write);
}

function send(text: string, file: string, write: Write): void {
  if (file === '') write(text);
  else writeOutput(file, `${text}\n`);
}

function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
}

async function lint(args: readonly string[], write: Write): Promise<number> {
  const { flags, words } = parseFlags(args, LINT);
  noWords(words);
  const delivery = deliveryOf(flags);
  const problems = await lintProblems(ownContract(), joinedPact());
  const looked = { tool: 'contract lint', today: today(), wasTested: () => true } as const;
  const held = heldAgainst(problems, delivery, looked, ({ message }) => message);
  const report = { problems: held.findings, baseline: held.baseline };
  deliver(delivery, (format) => lintReport(report, format), write);
  return held.findings.some(({ known }) => known === null) ? EXIT.findings : EXIT.ok;
}

function projectTo(args: readonly string[], write: Write): number {
  const { flags, words } = parseFlags(args, PROJECT);
  noWords(words);
  send(JSON.stringify(project(ownContract(), flags.to as Form), null, 2), flags.output, write);
  return EXIT.ok;
}

function exportAs(args: readonly string[], write: Write): number {
  const { flags, words } = parseFlags(args, EXPORT);
  noWords(words);
  const exported = EXPORTS[flags.as]?.(flags['base-url'].replace(/\/+$/, ''));
  send(JSON.stringify(exported, null, 2), flags.output, write);
  return EXIT.ok;
}

function diff(args: readonly string[], write: Write): number {
  const { flags, words } = parseFlags(args, DIFF);
  const [older, newer, ...more] = words.flatMap(endsOfRange);
  if (older === undefined)
    throw new UsageError('contract diff needs an older contract: a file or a git revision.');
  noWords(more);
  const touched = touchedOperations(older, newer);
  const forms = {
    pretty: () => diffText(touched),
    json: () => JSON.stringify({ version: 1, operations: touched }, null, 2),
    github: () => diffAnnotations(touched),
  };
  send(forms[flags.format as keyof typeof forms](), flags.output, write);
  return touched.some(({ isBreaking }) => isBreaking) ? EXIT.findings : EXIT.ok;
}

/** "OLD..NEW" as git writes it. */
function endsOfRange(word: string): string[] {
  const [, older, newer] = /^([^.].*?)\.\.([^./].*)$/.exec(word) ?? [];
  return older !== undefined && newer !== undefined ? [older, newer] : [word];
}

function coverage(args: readonly string[], write: Write): number {
  const { flags, words } = parseFlags(args, COVERAGE);
  noWords(words);
  const map = coverageMap(joinedPact(), usesOfOperations(ROOT));
  const forms = {
    table: () => coverageTable(map),
    json: () => JSON.stringify({ version: 1, ...map }, null, 2),
    markdown: () => coverageMarkdown(map),
  };
  send(forms[flags.format as keyof typeof forms](), flags.output, write);
  return EXIT.ok;
}
