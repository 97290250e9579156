import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { UsageError } from '#scripts/replica/cli/flags.ts';
import { operationsMatching } from '#scripts/replica/compare/operation-patterns.ts';

export function addressOf(text: string): string {
  if (text === '') throw new UsageError('verify needs --base-url, such as --base-url http://127.0.0.1:5180.');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--base-url is an address such as http://127.0.0.1:5180, not "${text}".`);
  }
  // fetch refuses such addresses, and a password in one would be in every report.
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--base-url must not hold a password.');
  return `${url.origin}${url.pathname}`;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, '': 1000 };
const LONGEST_MS = 3_600_000;

export function milliseconds(text: string, flag: 'timeout' | 'wait-for'): number {
  const [, amount, unit = ''] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
  const value = Number(amount) * (UNITS[unit] ?? 0);
  const isInRange = amount !== undefined && value <= LONGEST_MS && (flag !== 'timeout' || value > 0);
  if (!isInRange) throw new UsageError(`--${flag} is a time such as 500ms, 10s or 2m, not "${text}".`);
  return value;
}

export function seedOf(text: string): number {
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) {
    throw new UsageError(`--seed is a whole number, not "${text}".`);
  }
  return seed;
}

export function chosenBy(
  include: readonly string[],
  exclude: readonly string[],
): (operation: OperationId) => boolean {
  const all = new Set(OPERATIONS.map(({ id }) => id));
  const wanted = include.length > 0 ? operationsMatching(include, 'include') : all;
  const unwanted = operationsMatching(exclude, 'exclude');
  return (operation) => wanted.has(operation) && !unwanted.has(operation);
}
