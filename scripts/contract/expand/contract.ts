import { parse } from 'yaml';
import type { ContractEntry, ContractFile } from '../contract-tree.ts';
import type { ContractDocument, JsonSchema } from '../document.ts';
import { expandOperation } from './operation.ts';
import { expandSchema } from './schema.ts';

export interface ExpandedContract {
  readonly document: ContractDocument;
  readonly entries: readonly ContractEntry[];
}

interface Head {
  readonly paths: unknown;
  readonly components: object;
}

/** The whole contract in one document: what openapi.yaml says of all of it, with every operation and schema in full. */
export function expandContract(head: string, files: readonly ContractFile[]): ExpandedContract {
  const { paths: _contents, components: shared, ...top } = parse(head) as Head;
  const paths: ContractDocument['paths'] = {};
  const schemas: Record<string, JsonSchema> = {};
  const entries: ContractEntry[] = [];
  const examples = Object.assign({}, ...files.map((file) => file.examples));
  const responses = Object.assign({}, ...files.map((file) => file.responses));

  function add(file: string, more: Readonly<Record<string, JsonSchema>>): void {
    for (const [name, schema] of Object.entries(more)) {
      if (Object.hasOwn(schemas, name)) throw new Error(`${file}: the schema ${name} stands elsewhere too`);
      schemas[name] = schema;
    }
  }

  for (const { file, service, operations, schemas: short } of files) {
    for (const [method, operation] of Object.entries(operations)) {
      const expanded = expandOperation(service, method, operation, examples);
      if (Object.hasOwn(paths, expanded.path))
        throw new Error(`${file}: ${service}.${method} stands elsewhere too`);
      paths[expanded.path] = { [expanded.verb]: expanded.operation };
      entries.push({ path: expanded.path, file });
      add(file, expanded.schemas);
    }
    add(
      file,
      Object.fromEntries(Object.entries(short).map(([name, schema]) => [name, expandSchema(schema)])),
    );
  }
  const document = { ...top, paths, components: { ...shared, schemas, responses } };
  return { document: document as unknown as ContractDocument, entries };
}

/** The document without references: each is replaced by the part that it names. */
export function dereference(document: ContractDocument): ContractDocument {
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (value === null || typeof value !== 'object') return value;
    const { $ref, ...own } = value as Record<string, unknown>;
    const resolved = Object.fromEntries(Object.entries(own).map(([key, part]) => [key, resolve(part)]));
    if (typeof $ref !== 'string') return resolved;
    return { ...(resolve(partOf(document, $ref)) as object), ...resolved };
  }
  return resolve(document) as ContractDocument;
}

function partOf(document: ContractDocument, pointer: string): unknown {
  const part = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
  if (part === undefined) throw new Error(`${pointer} is written nowhere in contracts/openapi`);
  return part;
}
