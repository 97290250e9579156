/** A part of a reply in the contract, and its provenance. */
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { type OperationId, operationMeta, type Provenance } from '#contracts/operations.ts';
import { isObject, keysOf, partAt } from './json-parts.ts';

/** The aspect of a field: its presence, its absence, or its content. */
export type Aspect = 'presence' | 'further field' | 'form';

interface Found extends Walk {
  readonly schema: unknown;
  readonly isWhole: boolean;
}

interface Walk {
  readonly provenance: Provenance;
  /** What is less certain of the part than its existence: its constant presence, and its form. */
  readonly presence: Provenance;
  readonly form: Provenance;
  /** The named schema of the part, and the field in it. */
  readonly name: string;
  readonly field: string;
}

/** How certain the contract is about this aspect of a part. */
export function provenanceOf(operation: OperationId, pointer: string, aspect: Aspect): Provenance {
  const { provenance: own } = operationMeta(operation);
  const found = partOf(operation, aspect === 'further field' ? parentOf(pointer) : pointer);
  const { provenance, presence, form } = found ?? certain(own);
  // The specification never excludes further fields.
  if (aspect === 'further field') return least(provenance, 'assumed');
  return least(provenance, aspect === 'presence' ? presence : form);
}

/** The named schema of a part, and the field in it; null for the whole reply. */
export function schemaOfPart(operation: OperationId, pointer: string): Pick<Walk, 'name' | 'field'> | null {
  return pointer === '' ? null : partOf(operation, pointer);
}

function partOf(operation: OperationId, pointer: string): Found | null {
  const start = { ...certain(operationMeta(operation).provenance), name: '', field: '' };
  return furthest(repliesOf(operation), keysOf(pointer), start);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function certain(provenance: Provenance) {
  return { provenance, presence: provenance, form: provenance };
}

const CERTAINTY: readonly Provenance[] = ['invented', 'assumed', 'documented'];

function least(one: Provenance, other: Provenance): Provenance {
  return CERTAINTY.indexOf(one) < CERTAINTY.indexOf(other) ? one : other;
}

/** The schemas of a reply: the text of a text call first, then the successes, the failure last. */
function repliesOf(operation: OperationId): unknown[] {
  const { path, httpMethod } = operationMeta(operation);
  const content = partAt(document.paths, [path, httpMethod.toLowerCase(), 'responses', '200', 'content']);
  const text = partAt(content, ['text/plain', 'schema']);
  const schema = partAt(content, ['application/json', 'schema']);
  const json = isObject(schema) && Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
  return text === undefined ? json : [text, ...json];
}

/** The first branch in which the whole path exists, or else the first that goes some of the way. */
function furthest(branches: readonly unknown[], keys: readonly string[], start: Walk): Found | null {
  const found = branches.flatMap((branch) => walk(branch, keys, start) ?? []);
  return found.find(({ isWhole }) => isWhole) ?? found[0] ?? null;
}

function walk(given: unknown, keys: readonly string[], before: Walk): Found | null {
  const { schema, ...here } = resolved(given, before);
  const [key, ...rest] = keys;
  if (key === undefined) return { schema, isWhole: true, ...here };
  if (!isObject(schema)) return null;
  for (const part of ['oneOf', 'anyOf', 'allOf']) {
    const branches = schema[part];
    const found = Array.isArray(branches) ? furthest(branches, keys, here) : null;
    if (found) return found;
  }
  if (isObject(schema.properties) && Object.hasOwn(schema.properties, key)) {
    return walk(schema.properties[key], rest, { ...inside(here), field: key });
  }
  if (isObject(schema.items) && /^\d+$/.test(key)) return walk(schema.items, rest, inside(here));
  // A field missing in the contract belongs to the object that must not have it.
  return isObject(schema.additionalProperties)
    ? walk(schema.additionalProperties, rest, inside(here))
    : { schema, isWhole: false, ...here };
}

/** The provenance of presence and form applies to that part alone. */
function inside(here: Walk): Walk {
  return { ...here, presence: 'documented', form: 'documented' };
}

function resolved(given: unknown, before: Walk): Walk & { readonly schema: unknown } {
  if (!isObject(given)) return { schema: given, ...before };
  const marks = { ...before, ...marksOf(given, before) };
  const name = typeof given.$ref === 'string' ? (given.$ref.split('/').at(-1) ?? '') : null;
  if (name === null) return { schema: given, ...marks };
  const target = partAt(document.components.schemas, [name]);
  // A plain value such as an id has a name too, but its field is the better place.
  const isNamedObject = isObject(target) && ('properties' in target || 'oneOf' in target);
  return resolved(target, { ...marks, ...(isNamedObject ? { name, field: '' } : {}) });
}

function marksOf(schema: Readonly<Record<string, unknown>>, before: Walk) {
  const mark = (key: string, otherwise: Provenance) => (isProvenance(schema[key]) ? schema[key] : otherwise);
  return {
    provenance: mark('x-provenance', before.provenance),
    presence: mark('x-provenance-required', before.presence),
    form: mark('x-provenance-form', before.form),
  };
}

function isProvenance(value: unknown): value is Provenance {
  return value === 'documented' || value === 'assumed' || value === 'invented';
}
