/**
 * The short form of a schema, as contracts/openapi is written:
 * - `Name` is the schema of that name, `string` or `integer` one of that type, `[x]` a list of x
 * - `fields` is an object that has these fields and no others; `name?` may be left out
 * - `data` is a reply of code 0 whose data has these fields, or is the schema of that name
 * - `input` is what a caller sends: texts, of which `name?` may be left out; others may be sent too
 * - `$ref: Name` beside other keywords
 * Everything else is JSON Schema.
 */
import type { JsonSchema } from '../document.ts';

export type Short = unknown;
export type ShortFields = Readonly<Record<string, Short>>;

const TYPES: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);
const REFERENCE = '#/components/schemas/';

/** The keywords that hold a schema, and those that hold a list of them. */
const INSIDE: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not']);
const CHOICES: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf']);

export function reference(name: string): { $ref: string } {
  return { $ref: `${REFERENCE}${name}` };
}

export function expandSchema(short: Short): JsonSchema {
  if (typeof short === 'string') return TYPES.has(short) ? { type: short } : reference(short);
  if (Array.isArray(short)) return { type: 'array', items: expandSchema(short[0]) };
  const { fields, data, input, message = 'string', ...rest } = short as Record<string, Short>;
  if (input !== undefined) return { ...inputSchema(input as ShortFields), ...rest };
  if (data !== undefined) {
    const whole = typeof data === 'string' ? data : { fields: data };
    return closedObject({ code: { type: 'integer', const: 0 }, message, data: whole }, rest);
  }
  return fields === undefined ? keywords(rest) : closedObject(fields as ShortFields, rest);
}

function closedObject(fields: ShortFields, rest: Record<string, Short>): JsonSchema {
  const { required, properties } = named(fields, expandSchema);
  return { type: 'object', required, additionalProperties: false, properties, ...keywords(rest) };
}

function keywords(schema: Record<string, Short>): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === '$ref') return [keyword, `${REFERENCE}${value}`];
      if (INSIDE.has(keyword) && typeof value !== 'boolean') return [keyword, expandSchema(value)];
      if (CHOICES.has(keyword)) return [keyword, (value as Short[]).map(expandSchema)];
      return [keyword, value];
    }),
  );
}

function named<T>(fields: ShortFields, expand: (field: Short) => T) {
  const names = Object.keys(fields);
  return {
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name.replace(/\?$/, ''), expand(field)]),
    ),
  };
}

/** A text that a caller sends: keywords of its schema, with its description and one example. */
export interface InputField {
  readonly description?: string;
  readonly example?: string;
  readonly [keyword: string]: unknown;
}

function inputSchema(fields: ShortFields): JsonSchema {
  const { required, properties } = named(fields, (field) => {
    const { example, ...schema } = field as InputField;
    return { type: 'string', ...schema, ...(example === undefined ? {} : { examples: [example] }) };
  });
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties };
}

/** The same fields in the query of a call. */
export function queryParameters(fields: ShortFields): JsonSchema[] {
  return Object.entries(fields).map(([name, field]) => {
    const { description, example, ...schema } = field as InputField;
    return {
      ...{ name: name.replace(/\?$/, ''), in: 'query', required: !name.endsWith('?') },
      schema: { type: 'string', ...schema },
      ...(description === undefined ? {} : { description }),
      ...(example === undefined ? {} : { example }),
    };
  });
}
