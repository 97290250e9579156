import { type ContractDocument, type LocatedOperation, operationsOf } from './document.ts';

/** A field that is less certain than the operation around it. */
interface UncertainField {
  readonly part: 'request' | 'reply';
  /** The names that lead to it; `[]` is any item of a list, `*` any name. */
  readonly path: string;
  readonly provenance: string;
}

const CERTAINTY = ['invented', 'assumed', 'documented'];
/** Every refusal of every operation has them, so they tell nothing of a single one. */
const OF_EVERY_REFUSAL = new Set(['reason', 'traceId', 'needVip', 'details']);

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
    walk(schema, { path, around: own }, (field) => found.set(`${part} ${field.path}`, { part, ...field }));
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
  return [...found.values()].filter(({ part, path }) => part === 'request' || !OF_EVERY_REFUSAL.has(path));
}

interface Place {
  readonly path: string;
  /** What is said of everything around it. */
  readonly around: string;
}

function walk(
  schema: unknown,
  { path, around }: Place,
  tell: (field: Omit<UncertainField, 'part'>) => void,
): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, items, additionalProperties, 'x-provenance': told } = schema as Record<string, unknown>;
  const provenance = typeof told === 'string' ? told : around;
  if (CERTAINTY.indexOf(provenance) < CERTAINTY.indexOf(around)) tell({ path, provenance });
  const inside = (name: string) => ({ path: path === '' ? name : `${path}.${name}`, around: provenance });
  for (const [name, property] of Object.entries(properties ?? {})) walk(property, inside(name), tell);
  walk(items, { path: `${path}[]`, around: provenance }, tell);
  walk(additionalProperties, inside('*'), tell);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const parts: unknown = Reflect.get(schema, key);
    if (Array.isArray(parts)) for (const part of parts) walk(part, { path, around: provenance }, tell);
  }
}
