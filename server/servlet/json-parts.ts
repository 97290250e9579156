/** Access to parts of unknown values. */
export type Keys = readonly (string | number)[];

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The part at a path; undefined if there is none. */
export function partAt(value: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>((part, key) => {
    if (part === null || typeof part !== 'object' || !Object.hasOwn(part, key)) return undefined;
    return (part as Record<string, unknown>)[key];
  }, value);
}

export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
