import { annotation } from '../cli/github.ts';
import type { Comparison, Difference } from './run-journey.ts';

export const FORMATS = ['pretty', 'json', 'github'] as const;
export type Format = (typeof FORMATS)[number];

export interface Facts {
  readonly a: string;
  readonly b: string;
  readonly seed: number;
}

export function report(comparison: Comparison, facts: Facts, format: Format): string {
  if (format === 'json') return JSON.stringify({ ...facts, ...comparison }, null, 2);
  return format === 'github' ? annotations(comparison) : pretty(comparison, facts);
}

const LONGEST = 160;

function told(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function sentence({ step, pointer, kind, a, b }: Difference): string {
  return `${kind} at ${pointer || 'the whole body'} (${step}): A ${told(a)}, B ${told(b)}`;
}

/** The same in every line of a list is told once: what differs only in its index counts as one more of it. */
function collapsed(differences: readonly Difference[]): { first: Difference; more: number }[] {
  const groups = new Map<string, { first: Difference; more: number }>();
  for (const one of differences) {
    const key = `${one.kind} ${one.pointer.replace(/\/\d+(?=\/|$)/g, '/*')}`;
    const known = groups.get(key);
    if (known) known.more += 1;
    else groups.set(key, { first: one, more: 0 });
  }
  return [...groups.values()];
}

function pretty({ compared, skipped, differences }: Comparison, { a, b, seed }: Facts): string {
  const operations = [...new Set(differences.map(({ operation }) => operation))].sort();
  const parts = operations.map((operation) => {
    const own = differences.filter((one) => one.operation === operation);
    const lines = collapsed(own).map(
      ({ first, more }) => `  ${sentence(first)}${more > 0 ? ` (and ${more} more like it)` : ''}`,
    );
    return [operation, ...lines].join('\n');
  });
  const left = [...new Set(skipped.map(({ reason }) => reason))].map((reason) => {
    const steps = skipped.filter((one) => one.reason === reason).map(({ step }) => step);
    return `Left out, ${reason}: ${steps.join(', ')}.`;
  });
  const called = new Set(compared.map(({ operation }) => operation)).size;
  const end = `${differences.length} differences in ${operations.length} operations; ${compared.length} steps of ${called} operations compared (A ${a}, B ${b}, seed ${seed}).`;
  return [...parts, ...(left.length > 0 ? [left.join('\n')] : []), end].join('\n\n');
}

function annotations({ differences, skipped }: Comparison): string {
  return [
    ...differences.map((one) => annotation('error', one.operation, sentence(one))),
    ...skipped.map(({ operation, step, reason }) =>
      annotation('notice', operation, `${step} was left out: ${reason}`),
    ),
  ].join('\n');
}
