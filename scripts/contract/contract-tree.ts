/** The contract as it lies in contracts/openapi: which operations there are, and where each of them is written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../setup/hash.mjs';

const CONTRACT_FOLDER = 'contracts/openapi';
/** Top-level names of a contract file that are no operations. */
const SHARED_PARTS = new Set(['schemas', 'responses']);

export interface ContractEntry {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** Where it is written, relative to the project. */
  readonly file: string;
}

interface PathItem {
  readonly [verb: string]: {
    readonly operationId?: string;
    readonly 'x-wire'?: {
      readonly path: string;
      readonly serviceName?: string;
      readonly medthodName?: string;
    };
  };
}

/** A service is a file of its name, or a folder of its name with a file for each group of operations. */
export function contractEntries(root: string, services: readonly string[]): ContractEntry[] {
  const entries = listFiles(root, [CONTRACT_FOLDER])
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => entriesOf(file, readFileSync(join(root, file), 'utf8')));
  const nameless = entries.find(({ service }) => !services.includes(service));
  if (nameless)
    throw new Error(`${nameless.file}: give ${nameless.service} a line under "tags" in openapi.yaml`);
  return services.flatMap((service) => entries.filter((entry) => entry.service === service));
}

function entriesOf(file: string, text: string): ContractEntry[] {
  const service = (file.slice(CONTRACT_FOLDER.length + 1).split('/')[0] ?? '').replace(/\.yaml$/, '');
  const items = Object.entries((parse(text) ?? {}) as Record<string, PathItem>);
  return items
    .filter(([name]) => !SHARED_PARTS.has(name))
    .map(([method, item]) => ({ service, method, file, path: pathOf(item, `${service}.${method}`, file) }));
}

function pathOf(item: PathItem, id: string, file: string): string {
  const operation = Object.values(item)[0];
  const wire = operation?.['x-wire'];
  if (!wire) throw new Error(`${file}: ${id} has no x-wire: say path, serviceName and medthodName`);
  if (operation.operationId !== id) throw new Error(`${file}: the operationId of ${id} must be ${id}`);
  return wire.serviceName ? `${wire.path}/${wire.serviceName}/${wire.medthodName}` : wire.path;
}

const TABLE_OF_CONTENTS = /^paths:.*\n(?:(?: .*)?\n)*/m;

/** The top-level document with its table of contents written anew; the rest of it is written by hand. */
export function withPaths(document: string, entries: readonly ContractEntry[]): string {
  const lines = entries.map(({ path, file, method }) => `  ${path}: { $ref: './${file}#/${method}' }\n`);
  const paths = `paths:\n  # Written by \`npm run generate\` from contracts/openapi. Never edited by hand.\n${lines.join('')}`;
  if (!TABLE_OF_CONTENTS.test(document)) throw new Error('openapi.yaml has no line "paths:"');
  return document.replace(TABLE_OF_CONTENTS, () => paths);
}

/** The services in the order in which the document names them. */
export function servicesOf(document: string): string[] {
  const { tags } = parse(document) as { tags: readonly { readonly name: string }[] };
  return tags.map(({ name }) => name);
}
