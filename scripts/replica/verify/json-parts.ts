/** Looking into replies that may hold anything. */
export type Keys = readonly (string | number)[];

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The part at a path; undefined where there is none. */
export function partAt(value: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>((part, key) => {
    if (part === null || typeof part !== 'object' || !Object.hasOwn(part, key)) return undefined;
    return (part as Record<string, unknown>)[key];
  }, value);
}

export function listAt(value: unknown, keys: Keys): readonly unknown[] {
  const part = partAt(value, keys);
  return Array.isArray(part) ? part : [];
}

/** A text or a number as the wire wants it; empty where there is none. */
export function wordAt(value: unknown, keys: Keys): string {
  const part = partAt(value, keys);
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

export function pointerOf(keys: Keys): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
