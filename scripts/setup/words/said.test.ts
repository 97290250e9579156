import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { FINDING_CLASSES } from '#scripts/replica/verify/finding.ts';
import { inChinese, SENTENCES } from './said/in-chinese.mjs';
import { LINES } from './said/lines.mjs';
import { SCHEMAS } from './said/schemas.mjs';
import { hasWords, plain, sentencesIn } from './testing-sentences.ts';
import { sayingIn } from './words.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const CHINESE = /\p{Script=Han}/u;
const ALL = { ...SENTENCES, ...LINES };

/** What is written for programs only, or has a table of its own (the help), or is no command of the product. */
const NOT_FOR_PEOPLE = [
  /\/mutants\//,
  /\/report\/(?:github|junit|sarif|json|xml|reported)\.ts$/,
  /\/mcp\/(?:contract-tools|control-tools|mcp-server|tool|verify-tool)\.ts$/,
  /\/record\/(?:export-\w+|redact|observe|capture|record-routes|proxy)\.ts$/,
  /\/har\/(?:har|from-journal)\.ts$/,
  /\/verify\/ledger\/(?:patch|unified-diff|flow-map)\.ts$/,
  /\/control\/sub-commands\.mjs$|\/(?:tools|serve|seed|all-commands)\.mjs$/,
];

/** What the commands say that stands elsewhere. */
const ELSEWHERE = [
  'scripts/setup/config.mjs',
  'scripts/dev/run.mjs',
  'scripts/contract/contract-problems.ts',
  'scripts/contract/ownership-problems.ts',
  'scripts/contract/static-comparison.ts',
  'scripts/contract/field-provenance.ts',
  'scripts/contract/coverage-map.ts',
  'scripts/contract/diff/contract-diff.ts',
  'scripts/contract/diff/schema-changes.ts',
  'server/env.ts',
  'server/backend/target.ts',
  'server/backend/company-proxy.ts',
  'server/servlet/validators.ts',
  'server/servlet/validate-exchange.ts',
  'db/storage-failure.ts',
  'db/inspect.ts',
];

/** What looks like a sentence and is none, or none for people. */
const NO_SENTENCES = [
  // Help, and kinds of words nobody knows, have a table of their own.
  ...['replica contract {}', 'replica <command> <action>', 'replica {} <action>: {}', 'With every action:'],
  ...['contract command', 'format of --report', 'value of --{}'],
  // What a server says at its start, and never to these commands.
  ...['--host needs a value', 'REPLICA_MODE must be replica or demo, not "{}"'],
  'REPLICA_WEB must be one of {}, not "{}"',
  // What only programs read: reports in their forms, files, replies.
  ...['known until {}: {}', 'contract: {}', 'Only A has it.', 'Only B has it.', 'It has another value.'],
  ...['It has another type, or the body another media type.', 'Another HTTP status, or no answer.'],
  ...['Was there when the baseline was written.', 'not seen', 'further field', 'Bearer {}'],
  ...['The request could not be answered.', 'The endpoint is {}.', 'Only programs of this machine may ask.'],
  ...['Send the header "authorization: Bearer <REPLICA_CONTROL_TOKEN>".', 'Only POST is answered.'],
  // Mistakes of ours, told with their stack.
  'the pact uses the matcher "{}", which is not known here',
  'the pact has an unknown operation "{}"',
  // Values that are sent, stored or expected as they are.
  ...["' OR 1=1 --", 'ok', 'null', 'SQLite format 3\0', 'SELECT name FROM sqlite_master'],
  'SELECT value FROM replica_meta WHERE key = ?',
];

/** Words of lists, which are put into sentences one by one. */
const OF_LISTS = [
  ...FINDING_CLASSES,
  ...['missing', 'added', 'type', 'value', 'status'],
  ...['documented', 'assumed', 'invented', 'read', 'write', 'presence', 'form'],
];

function sources(): string[] {
  return readdirSync(join(ROOT, 'scripts/replica'), { recursive: true, encoding: 'utf8' })
    .map((name) => `scripts/replica/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.test\.ts$|\/testing\.ts$/.test(file))
    .filter((file) => !NOT_FOR_PEOPLE.some((pattern) => pattern.test(file)));
}

const said = [
  ...[...sources(), ...ELSEWHERE].flatMap((file) => sentencesIn(file).map((text) => ({ file, text }))),
  ...OF_LISTS.map((text) => ({ file: 'lists', text })),
];
const known = new Set(Object.keys(ALL).map(plain));

/** Names that every language writes like that. */
const NAMES = /\b(?:HTTP|JSON|Node|MB|Chromium|GITHUB_STEP_SUMMARY|IsDefault)\b/g;
/** A line may have its place before it. */
const isKnown = (text: string) =>
  !hasWords(text.replaceAll(NAMES, '')) || [text, `{}: ${text}`, `"${text}"`].some((each) => known.has(each));

describe('what the commands say', () => {
  it('is gathered from where it stands', () => {
    expect(said.length).toBeGreaterThan(400);
  });

  it('has its Chinese, sentence by sentence', () => {
    const missing = said.filter(({ text }) => !isKnown(text) && !NO_SENTENCES.includes(text));
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('has no Chinese of what nothing says any more', () => {
    const texts = new Set(said.flatMap(({ text }) => [text, `{}: ${text}`, `"${text}"`]));
    const gone = Object.keys(ALL)
      .filter((english) => !Object.hasOwn(SCHEMAS, english) && hasWords(plain(english)))
      .filter((english) => !texts.has(plain(english)));
    expect([...gone, ...NO_SENTENCES.filter((text) => !texts.has(text))]).toEqual([]);
  });
});
