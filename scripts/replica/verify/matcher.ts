/** The part of Pact's matching that the pact file uses: type, regex, integer, values, min and max. */
import type { Aspect } from '#server/servlet/reply-place.ts';
import { isObject, type Keys, pointerOf } from './values/json-parts.ts';
import { told } from './values/redact.ts';

export interface Matcher {
  readonly match: string;
  readonly regex?: string;
  readonly min?: number;
  readonly max?: number;
}

/** By a path such as $.data.list[*].ID. */
export type MatchingRules = Readonly<Record<string, { readonly matchers: readonly Matcher[] }>>;

export interface Mismatch {
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
  readonly aspect?: Aspect;
}

interface Rule {
  readonly path: readonly string[];
  readonly matchers: readonly Matcher[];
}

/** The first thing that differs from what was agreed. Fields beyond the agreed ones are none of its business. */
export function firstMismatch(agreed: unknown, actual: unknown, rules: MatchingRules): Mismatch | null {
  const known = Object.entries(rules).map(([path, { matchers }]) => ({ path: tokens(path), matchers }));
  return compare(agreed, actual, [], known);
}

function tokens(path: string): string[] {
  return [...path.matchAll(/\.([^.[\]]+)|\[(?:'([^']*)'|"([^"]*)"|(\d+|\*))\]/g)].map(
    ([, name, single, double, index]) => name ?? single ?? double ?? index ?? '',
  );
}

/** The rule that says most about a place: the longest path, and an exact key before a star. */
function ruleFor(keys: Keys, rules: readonly Rule[]): Rule | null {
  const fitting = rules.filter(
    ({ path }) =>
      path.length <= keys.length && path.every((token, at) => token === '*' || token === String(keys[at])),
  );
  const weight = ({ path }: Rule) => path.length * 100 + path.filter((token) => token !== '*').length;
  return fitting.sort((a, b) => weight(b) - weight(a))[0] ?? null;
}

function compare(agreed: unknown, actual: unknown, keys: Keys, rules: readonly Rule[]): Mismatch | null {
  const rule = ruleFor(keys, rules);
  const isOwn = rule?.path.length === keys.length;
  // Only the type is handed down to the parts of a value; every other matcher is about its own place.
  const matchers = (rule?.matchers ?? []).filter(({ match }) => isOwn || match === 'type');
  for (const matcher of matchers) {
    const problem = broken(matcher, agreed, actual, isOwn);
    if (problem !== null) return { pointer: pointerOf(keys), expected: problem, actual: told(actual) };
  }
  if (Array.isArray(agreed)) return compareLists(agreed, actual, keys, rules, matchers.length > 0);
  if (isObject(agreed)) {
    const isMap = matchers.some(({ match }) => match === 'values');
    return isMap ? compareMap(agreed, actual, keys, rules) : compareObjects(agreed, actual, keys, rules);
  }
  if (matchers.length > 0 || agreed === actual) return null;
  return { pointer: pointerOf(keys), expected: told(agreed), actual: told(actual) };
}

function compareObjects(
  agreed: Readonly<Record<string, unknown>>,
  actual: unknown,
  keys: Keys,
  rules: readonly Rule[],
): Mismatch | null {
  if (!isObject(actual)) return { pointer: pointerOf(keys), expected: 'an object', actual: told(actual) };
  for (const [key, value] of Object.entries(agreed)) {
    const inner = [...keys, key];
    if (!Object.hasOwn(actual, key)) {
      const expected = `the field ${key}`;
      return { pointer: pointerOf(inner), expected, actual: 'missing', aspect: 'presence' };
    }
    const mismatch = compare(value, actual[key], inner, rules);
    if (mismatch) return mismatch;
  }
  return null;
}

/** The keys are free; every value is like the first agreed one. */
function compareMap(
  agreed: Readonly<Record<string, unknown>>,
  actual: unknown,
  keys: Keys,
  rules: readonly Rule[],
): Mismatch | null {
  if (!isObject(actual)) return { pointer: pointerOf(keys), expected: 'an object', actual: told(actual) };
  const [sample] = Object.values(agreed);
  for (const [key, value] of Object.entries(actual)) {
    const mismatch = compare(sample, value, [...keys, key], rules);
    if (mismatch) return mismatch;
  }
  return null;
}

function compareLists(
  agreed: readonly unknown[],
  actual: unknown,
  keys: Keys,
  rules: readonly Rule[],
  isLikeFirst: boolean,
): Mismatch | null {
  const pointer = pointerOf(keys);
  if (!Array.isArray(actual)) return { pointer, expected: 'a list', actual: told(actual) };
  if (!isLikeFirst && actual.length !== agreed.length) {
    return { pointer, expected: `${agreed.length} items`, actual: `${actual.length} items` };
  }
  if (isLikeFirst && agreed.length === 0) return null;
  for (const [at, item] of actual.entries()) {
    const mismatch = compare(isLikeFirst ? agreed[0] : agreed[at], item, [...keys, at], rules);
    if (mismatch) return mismatch;
  }
  return null;
}

/** What a value would have to be, or null where it is. */
function broken(matcher: Matcher, agreed: unknown, actual: unknown, isOwn: boolean): string | null {
  const { match, regex, min, max } = matcher;
  if (match === 'regex') {
    const isFitting =
      ['string', 'number'].includes(typeof actual) && new RegExp(regex ?? '').test(String(actual));
    return isFitting ? null : `text like ${regex}`;
  }
  if (match === 'integer') return Number.isInteger(actual) ? null : 'a whole number';
  if (match === 'values') return isObject(actual) ? null : 'an object';
  if (match !== 'type') throw new RangeError(`the pact uses the matcher "${match}", which is not known here`);
  if (kind(actual) !== kind(agreed)) return kind(agreed);
  if (!isOwn || !Array.isArray(actual)) return null;
  if (min !== undefined && actual.length < min) return `at least ${min} items`;
  return max !== undefined && actual.length > max ? `at most ${max} items` : null;
}

function kind(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : isObject(value) ? 'an object' : typeof value;
}
