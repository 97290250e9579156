/** Looking into replies that may hold anything. */
import { type Keys, partAt } from '#server/servlet/json-parts.ts';

export { isObject, type Keys, keysOf, partAt } from '#server/servlet/json-parts.ts';

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
