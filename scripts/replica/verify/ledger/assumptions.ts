/** What the contract assumes of the replies of documented calls, field by field. */
import document from '#contracts/generated/openapi.json' with { type: 'json' };
import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { isObject, type Keys, partAt } from '../values/json-parts.ts';

export interface Assumption {
  readonly operation: OperationId;
  /** The names that lead to it; `[]` is any item of a list, `*` any name. */
  readonly path: readonly string[];
  /** That it is always there, or its type, format and values. */
  readonly aspect: 'presence' | 'form';
  /** The keywords that bound its form, without what is inside of it. */
  readonly form: Readonly<Record<string, unknown>>;
  /** Where it stands: the named schema, and the field in it. */
  readonly schema: string;
  readonly field: string;
  /** The mark that says so; on a schema that others use too it cannot be changed for one field. */
  readonly mark: 'x-provenance' | 'x-provenance-required' | 'x-provenance-form';
  readonly isShared: boolean;
}

const FORM = [
  ...['type', 'const', 'enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
] as const;

export function assumptions(): Assumption[] {
  return OPERATIONS.filter(({ provenance }) => provenance === 'documented').flatMap((meta) => {
    const keys = [meta.path, meta.httpMethod.toLowerCase(), 'responses', '200', 'content'];
    const content = partAt(document.paths, keys);
    const json = partAt(content, ['application/json', 'schema']);
    const text = partAt(content, ['text/plain', 'schema']);
    // The first branch is the success; what a refusal looks like is one reading for all operations.
    const branches = isObject(json) && Array.isArray(json.oneOf) ? json.oneOf : [json];
    const success = text ?? branches[0];
    return walk(success, { operation: meta.id, path: [], schema: '', field: '', isRequired: true });
  });
}

interface Here {
  readonly operation: OperationId;
  readonly path: readonly string[];
  readonly schema: string;
  readonly field: string;
  readonly isRequired: boolean;
}

function walk(given: unknown, here: Here): Assumption[] {
  const { node, target, name } = resolved(given);
  if (!isObject(node) || !isObject(target)) return [];
  const isNamed = name !== '' && ('properties' in target || here.path.length === 0);
  const place = isNamed ? { ...here, schema: name, field: '' } : here;
  const own = marked(node, target, here, here.path.length === 0 ? place : here);
  // What is invented inside is no reading of the specification.
  if (node['x-provenance'] === 'invented' || target['x-provenance'] === 'invented') return [];
  const required = new Set(Array.isArray(target.required) ? target.required : []);
  const inside = isObject(target.properties)
    ? Object.entries(target.properties).flatMap(([field, part]) =>
        walk(part, { ...place, path: [...here.path, field], field, isRequired: required.has(field) }),
      )
    : [];
  const items = walk(target.items, { ...place, path: [...here.path, '[]'], isRequired: false });
  const values = isObject(target.additionalProperties)
    ? walk(target.additionalProperties, { ...place, path: [...here.path, '*'], isRequired: false })
    : [];
  return [...own, ...inside, ...items, ...values];
}

function resolved(given: unknown): { node: unknown; target: unknown; name: string } {
  const ref = partAt(given, ['$ref']);
  if (typeof ref !== 'string') return { node: given, target: given, name: '' };
  const name = ref.split('/').at(-1) ?? '';
  return { node: given, target: partAt(document.components.schemas, [name]), name };
}

type Part = Readonly<Record<string, unknown>>;

function marked(node: Part, target: Part, here: Here, at: Here): Assumption[] {
  const form = Object.fromEntries(FORM.flatMap((key) => (key in target ? [[key, target[key]]] : [])));
  const { operation, path } = here;
  const base = { operation, path, form, schema: at.schema, field: at.field };
  const isAssumed = (part: Part, mark: string) => part[mark] === 'assumed';
  const found: Assumption[] = [];
  for (const [aspect, mark] of [
    ['presence', 'x-provenance-required'],
    ['form', 'x-provenance-form'],
  ] as const) {
    const isWhole = [node, target].some((part) => isAssumed(part, 'x-provenance'));
    const isMarked = [node, target].some((part) => isAssumed(part, mark));
    if (!isWhole && !isMarked) continue;
    // That a whole reply is there, and that an object is one, is nothing to find out.
    if (aspect === 'presence' && (!here.isRequired || path.length === 0)) continue;
    if (aspect === 'form' && path.length === 0 && target.type === 'object') continue;
    const own = isWhole ? 'x-provenance' : mark;
    const isShared = path.length > 0 && !isAssumed(node, own);
    found.push({ ...base, aspect, mark: own, isShared });
  }
  return found;
}

/** Every value that stands at a path, and every object that should hold it. */
export function valuesAt(body: unknown, path: readonly string[]): { values: unknown[]; missing: number } {
  let parts: unknown[] = [body];
  for (const [at, key] of path.entries()) {
    const isLast = at === path.length - 1;
    const next: unknown[] = [];
    let missing = 0;
    for (const part of parts) {
      if (key === '[]') next.push(...(Array.isArray(part) ? part : []));
      else if (key === '*') next.push(...(isObject(part) ? Object.values(part) : []));
      else if (isObject(part) && Object.hasOwn(part, key)) next.push(part[key]);
      else if (isObject(part)) missing += 1;
    }
    if (isLast) return { values: next, missing };
    parts = next;
  }
  return { values: parts, missing: 0 };
}

export function pathText(path: Keys): string {
  return path.join('.').replaceAll('.[]', '[]');
}
