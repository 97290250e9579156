/** JSON Schema that knows its TypeScript type: a few words for what the control plane takes and answers. */

declare const TYPE: unique symbol;

/** A plain JSON Schema; the type of its values stands in the type only. */
export interface Schema<T> {
  readonly [TYPE]?: T;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  /** What one value is called in a refusal. */
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema<unknown>;
  readonly properties?: Readonly<Record<string, Schema<unknown>>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema<unknown> | false;
  readonly anyOf?: readonly Schema<unknown>[];
  /** One of several objects, told apart by the constant of this property. */
  readonly oneOf?: readonly Schema<unknown>[];
  readonly discriminator?: { readonly propertyName: string };
  readonly contentMediaType?: string;
}

interface Optional<T> {
  readonly isOptional: true;
  readonly schema: Schema<T>;
}

type Field = Schema<unknown> | Optional<unknown>;
export type Fields = Readonly<Record<string, Field>>;
type Flat<T> = { [Key in keyof T]: T[Key] };
type OptionalKeys<F> = { [Key in keyof F]: F[Key] extends Optional<unknown> ? Key : never }[keyof F];

export type Static<S> = S extends Schema<infer T> ? T : never;
type StaticFields<F> = Flat<
  { readonly [Key in Exclude<keyof F, OptionalKeys<F>>]: Static<F[Key]> } & {
    readonly [Key in OptionalKeys<F>]?: F[Key] extends Optional<infer T> ? T : never;
  }
>;

export const text: Schema<string> = { type: 'string' };
export const flag: Schema<boolean> = { type: 'boolean' };
export const anything: Schema<unknown> = {};
/** A number that the server made, so that nobody has to look at its range. */
export const number: Schema<number> = { type: 'number' };

export function whole(minimum: number, maximum: number): Schema<number> {
  return { type: 'integer', minimum, maximum };
}

export function between(minimum: number, maximum: number): Schema<number> {
  return { type: 'number', minimum, maximum };
}

export function only<const T extends string | boolean>(value: T): Schema<T> {
  return { const: value };
}

/** One of these words; `title` says in a refusal what they are. */
export function word<const T extends string>(words: readonly T[], title?: string): Schema<T> {
  return { type: 'string', enum: words, ...(title === undefined ? {} : { title }) };
}

export function list<T>(items: Schema<T>): Schema<readonly T[]> {
  return { type: 'array', items };
}

/** An object whose names are nobody's business. */
export function record<T>(values: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return { type: 'object', additionalProperties: values };
}

export function optional<T>(schema: Schema<T>): Optional<T> {
  return { isOptional: true, schema };
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return { anyOf: [schema, { type: 'null' }] };
}

export function either<const S extends readonly Schema<unknown>[]>(...schemas: S): Schema<Static<S[number]>> {
  return { anyOf: schemas };
}

/** An object with these fields and no others. */
export function object<const F extends Fields>(fields: F): Schema<StaticFields<F>> {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, 'isOptional' in field ? field.schema : field]),
    ),
    required: entries.flatMap(([name, field]) => ('isOptional' in field ? [] : [name])),
    additionalProperties: false,
  };
}

/** One of several objects; the constant of the property `tag` says which. */
export function tagged<const S extends readonly Schema<unknown>[]>(
  tag: string,
  ...schemas: S
): Schema<Static<S[number]>> {
  return { oneOf: schemas, discriminator: { propertyName: tag } };
}

/** What is no JSON: a file, a page, a stream. Whoever asks gets it as it comes. */
export interface Raw {
  readonly isRaw: true;
}

export function raw(contentMediaType: string): Schema<Raw> {
  return { type: 'string', contentMediaType };
}
