import { type ContractDocument, type LocatedOperation, operationsOf } from './document.ts';

/** A field that is less certain than the operation around it. */
interface UncertainField {
  readonly part: 'request' | 'reply';
  /** The names that lead to it; `[]` is any item of a list, `*` any name. */
  readonly path: string;
  readonly provenance: string;
  /** What of it is uncertain where the field itself is documented: that it is there, or its type and values. */
  readonly about?: 'presence' | 'form';
}

const CERTAINTY = ['invented', 'assumed', 'documented'];
/** Every refusal of every operation has them, so they tell nothing of a single one. */
const OF_EVERY_REFUSAL = new Set(['message', 'reason', 'traceId', 'needVip', 'details']);

/** The codes of refusals are documented; that each has one, and as a number, is one reading for all operations. */
function isOfEveryRefusal({ part, path, about }: UncertainField): boolean {
  return part === 'reply' && (OF_EVERY_REFUSAL.has(path) || (path === 'code' && about !== undefined));
}

/**
 * Where an operation rests on less than it says of itself, by operation. A table of its own, because only the tools
 * of a developer read it and the product's pages must not carry it.
 */
export function buildUncertainFields(document: ContractDocument): Record<string, UncertainField[]> {
  return Object.fromEntries(
    operationsOf(document)
      .map((located) => [located.operation.operationId, fieldsOf(located)] as const)
      .filter(([, fields]) => fields.length > 0),
  );
}

function fieldsOf({ operation }: LocatedOperation): UncertainField[] {
  const own = operation['x-provenance'] ?? 'documented';
  const found = new Map<string, UncertainField>();
  const walkFrom = (part: UncertainField['part'], schema: unknown, path: string) =>
    walk(schema, { path, around: own }, (field) =>
      found.set(`${part} ${field.path} ${field.about ?? ''}`, { part, ...field }),
    );
  for (const parameter of operation.parameters ?? []) {
    const { name, schema } = parameter;
    walkFrom('request', { 'x-provenance': Reflect.get(parameter, 'x-provenance'), ...schema }, name);
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    walkFrom('request', schema, '');
  }
  for (const { schema } of Object.values(operation.responses['200']?.content ?? {})) {
    walkFrom('reply', schema, '');
  }
  const isWholeUncertain = ({ part, path }: UncertainField) => found.has(`${part} ${path} `);
  return [...found.values()].filter(
    (field) => !isOfEveryRefusal(field) && (field.about === undefined || !isWholeUncertain(field)),
  );
}

interface Place {
  readonly path: string;
  /** What is said of everything around it. */
  readonly around: string;
}

type Tell = (field: Omit<UncertainField, 'part'>) => void;

function isLess(provenance: unknown, around: string): provenance is string {
  return typeof provenance === 'string' && CERTAINTY.indexOf(provenance) < CERTAINTY.indexOf(around);
}

const MARKS = [
  ['x-provenance-required', 'presence'],
  ['x-provenance-form', 'form'],
] as const;

/** What is less certain of a field than that there is such a field, and the values of a text. */
function tellMarks(schema: object, { path, around }: Place, tell: Tell): void {
  for (const [mark, about] of MARKS) {
    const provenance: unknown = Reflect.get(schema, mark);
    if (isLess(provenance, around)) tell({ path, provenance, about });
  }
  const values: unknown = Reflect.get(schema, 'x-values');
  for (const { at, name, 'x-provenance': provenance } of Array.isArray(values) ? values : []) {
    if (isLess(provenance, around)) tell({ path: `${at} ${name}`, provenance });
  }
}

function walk(schema: unknown, { path, around }: Place, tell: Tell): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, items, additionalProperties, 'x-provenance': told } = schema as Record<string, unknown>;
  const provenance = typeof told === 'string' ? told : around;
  if (isLess(provenance, around)) tell({ path, provenance });
  tellMarks(schema, { path, around: provenance }, tell);
  const inside = (name: string) => ({ path: path === '' ? name : `${path}.${name}`, around: provenance });
  for (const [name, property] of Object.entries(properties ?? {})) walk(property, inside(name), tell);
  walk(items, { path: `${path}[]`, around: provenance }, tell);
  walk(additionalProperties, inside('*'), tell);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const parts: unknown = Reflect.get(schema, key);
    if (Array.isArray(parts)) for (const part of parts) walk(part, { path, around: provenance }, tell);
  }
}
