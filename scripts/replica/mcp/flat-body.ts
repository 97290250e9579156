/** The body of a request as arguments beside the others, which is how tools are called. */
import type { Schema } from '#contracts/control/schema.ts';
import { tagsOf } from '#server/replica/control/read-input.ts';

type Properties = Readonly<Record<string, Schema<unknown>>>;

interface FlatBody {
  readonly properties: Properties;
  readonly required: readonly string[];
  /** Which of them belong to which kind of object, where there are several. */
  readonly note: string;
}

/** Null where a name of it is taken by others, or where it may have any names. */
export function flatBody(body: Schema<unknown>, taken: readonly string[]): FlatBody | null {
  const branches = body.oneOf ?? [body];
  const names = [...new Set(branches.flatMap(({ properties = {} }) => Object.keys(properties)))];
  if (names.length === 0 || names.some((name) => taken.includes(name))) return null;
  const properties = Object.fromEntries(names.map((name) => [name, sharedSchema(branches, name)]));
  const required = names.filter((name) => branches.every((branch) => branch.required?.includes(name)));
  if (!body.oneOf) return { properties, required, note: '' };
  const tag = body.discriminator?.propertyName ?? '';
  const tags = tagsOf(body);
  const isShared = (name: string) => branches.every((branch) => branch.properties?.[name]);
  const own = branches.map(({ properties: fields = {} }, at) => {
    const rest = Object.keys(fields).filter((name) => !isShared(name));
    return rest.length === 0 ? '' : `${tags[at]}: ${rest.join(', ')}`;
  });
  return {
    properties: { ...properties, [tag]: { type: 'string', enum: tags } },
    required,
    note: `Further, by ${tag}: ${own.filter(Boolean).join('; ')}.`,
  };
}

/** What holds in every kind of object that has it; the control plane reads it once more, as the one that was meant. */
function sharedSchema(branches: readonly Schema<unknown>[], name: string): Schema<unknown> {
  const schemas = branches.flatMap(({ properties }) => properties?.[name] ?? []);
  const [first = {}] = schemas;
  const isSame = (key: (schema: Schema<unknown>) => unknown) =>
    new Set(schemas.map((schema) => JSON.stringify(key(schema)))).size === 1;
  if (isSame((schema) => schema)) return first;
  return first.type && isSame(({ type }) => type) ? { type: first.type } : {};
}

/** Arguments as they were before: all of the body in one object. */
export function unfolded(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('body' in given)) return given;
  const { body, ...rest } = given;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { ...rest, ...body } : given;
}
