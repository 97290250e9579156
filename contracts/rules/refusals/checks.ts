/** Tells whether a value from outside has a type. */
export type Is<T> = (value: unknown) => value is T;

/** The checks of an object, by its names. */
export type Shape = Readonly<Record<string, Is<unknown>>>;

type Checked<I> = I extends Is<infer T> ? T : never;
type Optional<S> = { [K in keyof S]: undefined extends Checked<S[K]> ? K : never }[keyof S];

/** What a shape lets through; a name that may be undefined may be left out. */
export type Shaped<S> = {
  readonly [K in Exclude<keyof S, Optional<S>>]: Checked<S[K]>;
} & { readonly [K in Optional<S>]?: Checked<S[K]> };

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function oneOf<const T extends string>(...texts: readonly T[]): Is<T> {
  return (value): value is T => texts.some((text) => text === value);
}

export function optional<T>(is: Is<T>): Is<T | undefined> {
  return (value): value is T | undefined => value === undefined || is(value);
}

/** More names than those of the shape do no harm. */
export function isShaped<S extends Shape>(shape: S, value: unknown): value is Shaped<S> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, is]) => is(Reflect.get(value, name)));
}

export function listOf<S extends Shape>(shape: S): Is<readonly Shaped<S>[]> {
  return (value): value is readonly Shaped<S>[] =>
    Array.isArray(value) && value.every((each) => isShaped(shape, each));
}
