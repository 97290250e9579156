import type { Schema } from '#contracts/control/schema.ts';
import { badControlRequest } from '../control-problem.ts';

const BODY = 'the body';

type Given = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Schema<unknown>>>;

/**
 * What a request brought, as its schema has it. Read liberally: a number may come as a text, as forms and addresses
 * have it, and null is no value. A field that nobody reads is refused, because it is nearly always a misspelt one.
 */
export function readInput<T>(schema: Schema<T>, given: unknown): T {
  // Each schema is made together with its type, which the compiler cannot follow through its keywords.
  return valued(schema, given ?? {}, BODY) as T;
}

/** One value that is no field of an object. */
export function readValue<T>(schema: Schema<T>, given: unknown, name: string): T {
  return valued(schema, given, name) as T;
}

/** The constants that tell the objects of a tagged schema apart. */
export function tagsOf({ oneOf = [], discriminator }: Schema<unknown>): string[] {
  return oneOf.map(({ properties }) => String(properties?.[discriminator?.propertyName ?? '']?.const));
}

function valued(schema: Schema<unknown>, given: unknown, name: string): unknown {
  if (schema.oneOf) return valued(taggedBranch(schema, fieldsOf(given, name)), given, name);
  if (schema.anyOf) return valued(likeliest(schema.anyOf, given), given, name);
  if ('const' in schema) return constant(schema, given, name);
  switch (schema.contentMediaType === undefined ? schema.type : undefined) {
    case 'object':
      return schema.properties
        ? objectOf(schema, schema.properties, given, name)
        : recordOf(schema, given, name);
    case 'array':
      return listOf(schema, given, name);
    case 'string':
      return wordOf(schema, textOf(given, name), name);
    case 'integer':
    case 'number':
      return numberOf(schema, given, name);
    default:
      return given;
  }
}

function fieldsOf(given: unknown, name: string): Given {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
  throw badControlRequest(`${name} must be a JSON object`);
}

function objectOf({ required = [] }: Schema<unknown>, properties: Properties, given: unknown, name: string) {
  const fields = fieldsOf(given, name);
  const known = Object.keys(properties);
  const unknown = Object.keys(fields).find((field) => !known.includes(field));
  if (unknown !== undefined) {
    const allowed = known.length > 0 ? `known are ${known.join(', ')}` : 'there are none';
    throw badControlRequest(`unknown field "${unknown}"; ${allowed}`);
  }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, schema]) => {
      const value = fields[field] ?? undefined;
      if (value !== undefined) return [[field, valued(schema, value, field)]];
      if (required.includes(field)) throw badControlRequest(`${field} is missing`);
      return [];
    }),
  );
}

function recordOf({ additionalProperties }: Schema<unknown>, given: unknown, name: string): unknown {
  const fields = Object.entries(fieldsOf(given, name)).filter(([, value]) => (value ?? null) !== null);
  const values = additionalProperties || {};
  const within = name === BODY ? '' : `${name}.`;
  return Object.fromEntries(
    fields.map(([field, value]) => [field, valued(values, value, `${within}${field}`)]),
  );
}

function taggedBranch(schema: Schema<unknown>, fields: Given): Schema<unknown> {
  const { oneOf = [], discriminator } = schema;
  const name = discriminator?.propertyName ?? '';
  const tag = fields[name] ?? undefined;
  if (tag === undefined) throw badControlRequest(`${name} is missing`);
  const tags = tagsOf(schema);
  const branch = oneOf[tags.indexOf(textOf(tag, name))];
  if (!branch) throw badControlRequest(`unknown ${name} "${tag}"; known are ${tags.join(', ')}`);
  return branch;
}

/** Of several forms the one that was meant: of objects the first that demands a field which is there. */
function likeliest(schemas: readonly Schema<unknown>[], given: unknown): Schema<unknown> {
  const isObject = typeof given === 'object' && given !== null;
  const alike = schemas.filter(({ type }) => (type === 'object') === isObject);
  const isMeant = ({ type, required = [] }: Schema<unknown>) =>
    isObject ? required.some((field) => field in given) : type === typeof given;
  return alike.find(isMeant) ?? alike.at(isObject ? -1 : 0) ?? {};
}

function constant({ const: only }: Schema<unknown>, given: unknown, name: string): unknown {
  if (given === only) return given;
  throw badControlRequest(`${name} can only be ${only}`);
}

function textOf(given: unknown, name: string): string {
  if (typeof given === 'string') return given;
  throw badControlRequest(`${name} must be a text`);
}

function wordOf({ enum: words, title }: Schema<unknown>, given: string, name: string): string {
  if (!words || words.includes(given)) return given;
  throw badControlRequest(`there is no ${title ?? name} "${given}"; known are ${words.join(', ')}`);
}

function listOf({ title = 'texts' }: Schema<unknown>, given: unknown, name: string): unknown {
  if (Array.isArray(given) && given.every((item) => typeof item === 'string')) return [...given];
  throw badControlRequest(`${name} must be a list of ${title}`);
}

function numberOf({ type, minimum, maximum }: Schema<unknown>, given: unknown, name: string): number {
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  const isWhole = type === 'integer';
  const isGood =
    typeof value === 'number' &&
    value >= (minimum ?? Number.NEGATIVE_INFINITY) &&
    value <= (maximum ?? Number.POSITIVE_INFINITY) &&
    (!isWhole || Number.isInteger(value));
  if (isGood) return value;
  throw badControlRequest(
    `${name} must be ${isWhole ? 'a whole number' : 'a number'} from ${minimum} to ${maximum}`,
  );
}
