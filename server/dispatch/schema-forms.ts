/** What a schema says by other schemas: all of them, one of them, one that is called by a name. */

export type Schema = Readonly<Record<string, unknown>>;
export type Form = object;

type Find = ((ref: string) => unknown) | undefined;

/** What shows a whole value: of a part it would show a part. */
const SHOWN = ['example', 'examples', 'default'];
/** A circle of references has no end, and more than this nobody wrote by hand. */
const MOST_LINKS = 20;

/** What an object schema says beside its parts, and all that the parts say. */
export function merged(schema: Schema, parts: readonly unknown[], find: Find, links = 0): Schema {
  const { allOf: _, ...own } = schema;
  let whole: Schema = own;
  for (const part of parts) whole = joined(whole, resolved(part, find, links));
  return whole;
}

function resolved(part: unknown, find: Find, links: number): Schema {
  if (typeof part !== 'object' || part === null || links > MOST_LINKS) return {};
  const { $ref, ...beside } = part as Schema;
  if (typeof $ref === 'string' && find) return merged(beside, [find($ref)], find, links + 1);
  const { allOf } = beside;
  return Array.isArray(allOf) ? merged(beside, allOf, find, links + 1) : (part as Schema);
}

function joined(one: Schema, other: Schema): Schema {
  const shown = Object.fromEntries(Object.entries(other).filter(([name]) => !SHOWN.includes(name)));
  const required = [...listOf(one.required), ...listOf(other.required)];
  const properties = { ...(one.properties as object), ...(other.properties as object) };
  return {
    ...one,
    ...shown,
    ...(required.length > 0 ? { required } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The forms of which a value takes one, each with what stands beside them; null where there is but one. */
export function formsOf(schema: Schema): Form[] | null {
  const { oneOf, anyOf, discriminator, ...beside } = schema;
  const forms = [oneOf, anyOf].find((each) => Array.isArray(each) && each.length > 0);
  if (!Array.isArray(forms)) return null;
  if (Object.keys(beside).length === 0 && !discriminator) return forms;
  return forms.map((form) => ({ ...beside, allOf: [form, ...named(form, discriminator)] }));
}

/** A form may be told from the others by a field with its name. */
function named(form: unknown, discriminator: unknown): Schema[] {
  const { $ref } = Object(form) as { $ref?: unknown };
  const { propertyName, mapping } = Object(discriminator) as { propertyName?: unknown; mapping?: object };
  if (typeof $ref !== 'string' || typeof propertyName !== 'string') return [];
  const last = (ref: unknown) => String(ref).split('/').at(-1) ?? '';
  const mapped = Object.entries(mapping ?? {}).find(([, ref]) => last(ref) === last($ref));
  return [{ properties: { [propertyName]: { const: mapped?.[0] ?? last($ref) } } }];
}

const BY_KEYWORD: readonly (readonly [kind: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'required', 'additionalProperties']],
  ['array', ['items', 'minItems']],
  ['string', ['pattern', 'format', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** What it says of itself, or else what its keywords are about. */
export function kindOf(schema: Schema): string | undefined {
  const { type } = schema;
  if (Array.isArray(type)) return String(type.find((each) => each !== 'null') ?? 'null');
  if (typeof type === 'string') return type;
  return BY_KEYWORD.find(([, keywords]) => keywords.some((keyword) => keyword in schema))?.[0];
}
