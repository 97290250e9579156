import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { type OperationId, operationMeta, type Provenance } from '#contracts/operations.ts';
import { isObject, keysOf, partAt } from './json-parts.ts';

const FOLDER = 'contracts/openapi';
const folder = fileURLToPath(new URL(`../../../${FOLDER}/`, import.meta.url));

/** Where a part of a reply stands in the contract, and who says so. */
export interface Place {
  readonly provenance: Provenance;
  readonly contractPlace: string;
}

interface Found {
  readonly schema: unknown;
  readonly provenance: Provenance;
  /** The named schema that the part belongs to, and the field in it. */
  readonly name: string;
  readonly field: string;
}

export function placeOf(operation: OperationId, pointer: string): Place {
  const meta = operationMeta(operation);
  const start = { provenance: meta.provenance, name: '', field: '' };
  const keys = keysOf(pointer);
  const found = keys.length > 0 ? furthest(repliesOf(operation), keys, start) : null;
  return {
    provenance: found?.provenance ?? meta.provenance,
    contractPlace:
      (found && found.name !== '' && lineOfField(found.name, found.field)) || lineOfOperation(operation),
  };
}

/** The schemas of a JSON reply: the successes first, the failure last. */
function repliesOf(operation: OperationId): unknown[] {
  const { path, httpMethod } = operationMeta(operation);
  const media = [path, httpMethod.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
  const schema = partAt(document.paths, media);
  return isObject(schema) && Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
}

type Walk = Omit<Found, 'schema'>;

/** The first branch in which the whole path exists. */
function furthest(branches: readonly unknown[], keys: readonly string[], start: Walk): Found | null {
  for (const branch of branches) {
    const found = walk(branch, keys, start);
    if (found) return found;
  }
  return null;
}

function walk(given: unknown, keys: readonly string[], before: Walk): Found | null {
  const { schema, ...here } = resolved(given, before);
  const [key, ...rest] = keys;
  if (key === undefined) return { schema, ...here };
  if (!isObject(schema)) return null;
  for (const part of ['oneOf', 'anyOf', 'allOf']) {
    const branches = schema[part];
    const found = Array.isArray(branches) ? furthest(branches, keys, here) : null;
    if (found) return found;
  }
  if (isObject(schema.properties) && Object.hasOwn(schema.properties, key)) {
    return walk(schema.properties[key], rest, { ...here, field: key });
  }
  if (isObject(schema.items) && /^\d+$/.test(key)) return walk(schema.items, rest, here);
  // A field that the contract does not have belongs to the object that must not have it.
  return isObject(schema.additionalProperties)
    ? walk(schema.additionalProperties, rest, here)
    : { schema, ...here };
}

function resolved(given: unknown, before: Walk): Found {
  if (!isObject(given)) return { schema: given, ...before };
  const provenance = isProvenance(given['x-provenance']) ? given['x-provenance'] : before.provenance;
  const name = typeof given.$ref === 'string' ? (given.$ref.split('/').at(-1) ?? '') : null;
  if (name === null) return { schema: given, ...before, provenance };
  const target = partAt(document.components.schemas, [name]);
  // A plain value such as an id has a name too, but its field is the better place.
  const isNamedObject = isObject(target) && ('properties' in target || 'oneOf' in target);
  return resolved(target, { ...before, provenance, ...(isNamedObject ? { name, field: '' } : {}) });
}

function isProvenance(value: unknown): value is Provenance {
  return value === 'documented' || value === 'assumed' || value === 'invented';
}

let files: readonly { readonly name: string; readonly lines: readonly string[] }[] | null = null;

function contractFiles() {
  files ??= readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, lines: readFileSync(`${folder}${name}`, 'utf8').split('\n') }));
  return files;
}

function lineOfOperation(operation: OperationId): string {
  for (const { name, lines } of contractFiles()) {
    const at = lines.findIndex((line) => line.trim() === `operationId: ${operation}`);
    if (at >= 0) return `${FOLDER}/${name}:${at + 1}`;
  }
  return FOLDER;
}

function lineOfField(schema: string, field: string): string {
  for (const { name, lines } of contractFiles()) {
    const top = lines.indexOf(`  ${schema}:`);
    if (top < 0) continue;
    const length = lines.slice(top + 1).findIndex((line) => /^ {0,2}\S/.test(line));
    const block = length < 0 ? lines.slice(top + 1) : lines.slice(top + 1, top + 1 + length);
    const at = field === '' ? -1 : block.findIndex((line) => line.trimStart().startsWith(`${field}:`));
    return `${FOLDER}/${name}:${top + 2 + at}`;
  }
  return '';
}
