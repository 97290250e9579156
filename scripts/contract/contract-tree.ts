/** The contract as it lies in contracts/openapi: which operations there are, and where each of them is written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../setup/hash.mjs';
import type { ShortOperation } from './expand/operation.ts';
import type { Short } from './expand/schema.ts';

const CONTRACT_FOLDER = 'contracts/openapi';
/** Where openapi.yaml finds each operation in full. */
const FULL = './contracts/generated/openapi.json';

/** A service is a file of its name, or a folder of its name with a file for each group of operations. */
export interface ContractFile {
  /** Relative to the project. */
  readonly file: string;
  readonly service: string;
  readonly operations: Readonly<Record<string, ShortOperation>>;
  readonly schemas: Readonly<Record<string, Short>>;
  readonly responses: Readonly<Record<string, object>>;
  readonly examples: Readonly<Record<string, unknown>>;
}

/** The files with operations in the order of the services, then those that only hold what is shared. */
export function readContractFiles(root: string, services: readonly string[]): ContractFile[] {
  const files = listFiles(root, [CONTRACT_FOLDER])
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readContractFile(file, readFileSync(join(root, file), 'utf8')));
  const hasOperations = ({ operations }: ContractFile) => Object.keys(operations).length > 0;
  const nameless = files.find((file) => hasOperations(file) && !services.includes(file.service));
  if (nameless)
    throw new Error(`${nameless.file}: give ${nameless.service} a line under "tags" in openapi.yaml`);
  const ordered = services.flatMap((service) =>
    files.filter((file) => file.service === service && hasOperations(file)),
  );
  return [...ordered, ...files.filter((file) => !hasOperations(file))];
}

function readContractFile(file: string, text: string): ContractFile {
  const service = (file.slice(CONTRACT_FOLDER.length + 1).split('/')[0] ?? '').replace(/\.yaml$/, '');
  const parsed = (parse(text, { merge: true }) ?? {}) as Record<string, never>;
  const { schemas = {}, responses = {}, examples = {}, 'x-provenance': provenance, ...operations } = parsed;
  // What the file says of all its operations.
  const marked = Object.entries(operations as Record<string, ShortOperation>).map(([method, operation]) => [
    method,
    provenance === undefined ? operation : { 'x-provenance': provenance, ...operation },
  ]);
  return { file, service, schemas, responses, examples, operations: Object.fromEntries(marked) };
}

export interface ContractEntry {
  readonly path: string;
  /** Where it is written. */
  readonly file: string;
}

const TABLE_OF_CONTENTS = /^paths:.*\n(?:(?: .*)?\n)*/m;

/** The top-level document with its table of contents written anew; the rest of it is written by hand. */
export function withPaths(document: string, entries: readonly ContractEntry[]): string {
  const lines = entries.map(({ path, file }) => {
    const pointer = path.replaceAll('~', '~0').replaceAll('/', '~1');
    return `  ${path}: { $ref: '${FULL}#/paths/${pointer}' } # ${file}\n`;
  });
  const paths = `paths:\n  # Written by \`npm run generate\` from contracts/openapi. Never edited by hand.\n${lines.join('')}`;
  if (!TABLE_OF_CONTENTS.test(document)) throw new Error('openapi.yaml has no line "paths:"');
  return document.replace(TABLE_OF_CONTENTS, () => paths);
}

/** The services in the order in which the document names them. */
export function servicesOf(document: string): string[] {
  const { tags } = parse(document) as { tags: readonly { readonly name: string }[] };
  return tags.map(({ name }) => name);
}
