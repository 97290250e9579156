import contract from '#contracts/generated/openapi.json' with { type: 'json' };
import { OPERATIONS, type OperationId, operationMeta } from '#contracts/operations.ts';

/** What is read of a schema of the contract. */
export interface Schema {
  readonly $ref?: string;
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
}

interface Answer {
  readonly schema: Schema;
  readonly examples?: { readonly success?: { readonly value: unknown } };
}

interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { responses: { 200: { content: { 'application/json'?: Answer } } } }>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const { paths, components } = contract as unknown as Document;

/** The schema of the happy reply, which the contract names first, and its example. */
export function happyReply(operation: OperationId): { readonly schema: Schema; readonly example: unknown } {
  const { path, httpMethod } = operationMeta(operation);
  const { schema, examples } =
    paths[path]?.[httpMethod.toLowerCase()]?.responses[200].content['application/json'] ?? {};
  const happy = schema?.oneOf?.[0];
  if (happy === undefined || examples?.success === undefined) {
    throw new Error(`the contract has no example of a happy reply of ${operation}`);
  }
  return { schema: happy, example: examples.success.value };
}

function named({ $ref = '' }: Schema): Schema | undefined {
  return components.schemas[$ref.replace('#/components/schemas/', '')];
}

/** The schema itself: the one that is referred to, and of several the one whose fixed words the example has. */
export function resolved(schema: Schema, example: unknown): Schema {
  if (schema.$ref !== undefined) return resolved(named(schema) ?? {}, example);
  if (schema.oneOf === undefined) return schema;
  const branches = schema.oneOf.map((branch) => resolved(branch, example));
  return branches.find((branch) => hasFixedWords(branch, example)) ?? {};
}

function hasFixedWords({ properties = {} }: Schema, example: unknown): boolean {
  return Object.entries(properties).every(
    ([name, { const: only }]) => only === undefined || Reflect.get(Object(example), name) === only,
  );
}

/** By the schema that a list refers to: an item, from whichever example of the contract has one. */
const seen = new Map<string, unknown>();

export function itemExample({ $ref = '', enum: words = [] }: Schema): unknown {
  if (seen.size === 0) {
    for (const { id, reply } of OPERATIONS) {
      if (reply !== 'json') continue;
      const { schema, example } = happyReply(id);
      collect(schema, example);
    }
  }
  return seen.get($ref) ?? words[0];
}

function collect(schema: Schema, example: unknown): void {
  if (example === undefined) return;
  if (schema.$ref !== undefined && !seen.has(schema.$ref)) seen.set(schema.$ref, example);
  const { properties = {}, items } = resolved(schema, example);
  for (const [name, part] of Object.entries(properties)) collect(part, Reflect.get(Object(example), name));
  if (items && Array.isArray(example)) for (const item of example) collect(items, item);
}

/** The verifier holds a pattern against the whole text, a schema against any part of it. */
export function wholePattern(pattern: string): string {
  return `${pattern.startsWith('^') ? '' : '^.*'}${pattern}${pattern.endsWith('$') ? '' : '.*$'}`;
}
