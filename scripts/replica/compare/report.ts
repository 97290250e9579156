import { operationMeta } from '#contracts/operations.ts';
import { baselineWarnings, type Judgement } from '../report/baseline.ts';
import { annotation } from '../report/github.ts';
import { junitReport } from '../report/junit.ts';
import { fingerprintOf, type Known, placeless } from '../report/reported.ts';
import type { Format } from '../report/reports.ts';
import { sarifReport } from '../report/sarif.ts';
import { placeOf } from '../verify/contract-place.ts';
import type { DifferenceKind } from './differences.ts';
import type { Comparison, Difference } from './run-journey.ts';

export interface Facts {
  readonly a: string;
  readonly b: string;
  readonly seed: number;
}

export interface ReportedDifference extends Difference {
  readonly contractPlace: string;
  /** By which a baseline knows it again. */
  readonly fingerprint: string;
  /** Why it does not count; null where it does. */
  readonly known: Known | null;
}

/** The stable form of a whole run, as `--format json` writes it. */
export interface CompareReport extends Facts, Comparison {
  readonly differences: readonly ReportedDifference[];
  readonly baseline: Judgement | null;
}

/** A difference with its place in the contract, and by what it is known again: not by the step that stumbled over it. */
export function placed(difference: Difference): Omit<ReportedDifference, 'known'> {
  const { operation, pointer, kind } = difference;
  // The status and the media type are no part of the body.
  const { contractPlace } = placeOf(operation, pointer.startsWith('/') ? pointer : '', 'form');
  const fingerprint = fingerprintOf('compare', [operation, kind, placeless(pointer)]);
  return { ...difference, contractPlace, fingerprint };
}

export function report(found: CompareReport, format: Format): string {
  const forms: Readonly<Record<Format, () => string>> = {
    pretty: () => pretty(found),
    json: () => JSON.stringify({ version: 1, ...found }, null, 2),
    junit: () => junit(found),
    github: () => annotations(found),
    sarif: () => sarif(found),
  };
  return forms[format]();
}

const LONGEST = 160;

function told(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

export function sentence({ step, pointer, kind, a, b }: Difference): string {
  return `${kind} at ${pointer || 'the whole body'} (${step}): A ${told(a)}, B ${told(b)}`;
}

/** The same in every line of a list is told once: what differs only in its index counts as one more of it. */
function collapsed(differences: readonly Difference[]): { first: Difference; more: number }[] {
  const groups = new Map<string, { first: Difference; more: number }>();
  for (const one of differences) {
    const key = `${one.kind} ${placeless(one.pointer)}`;
    const known = groups.get(key);
    if (known) known.more += 1;
    else groups.set(key, { first: one, more: 0 });
  }
  return [...groups.values()];
}

function counting({ differences }: CompareReport): readonly ReportedDifference[] {
  return differences.filter(({ known }) => known === null);
}

function pretty(found: CompareReport): string {
  const { a, b, seed, compared, skipped, baseline } = found;
  const differences = counting(found);
  const operations = [...new Set(differences.map(({ operation }) => operation))].sort();
  const parts = operations.map((operation) => {
    const own = differences.filter((one) => one.operation === operation);
    const lines = collapsed(own).map(({ first, more }) =>
      more > 0 ? `  ${sentence(first)} (and ${more} more like it)` : `  ${sentence(first)}`,
    );
    return [operation, ...lines].join('\n');
  });
  const left = [...new Set(skipped.map(({ reason }) => reason))].map((reason) => {
    const steps = skipped.filter((one) => one.reason === reason).map(({ step }) => step);
    return `Left out, ${reason}: ${steps.join(', ')}.`;
  });
  const stale =
    baseline === null ? [] : baselineWarnings(baseline).map((text) => `${baseline.file}: ${text}`);
  const notes = [...left, ...stale];
  const called = new Set(compared.map(({ operation }) => operation)).size;
  const known = baseline === null ? '' : `, ${baseline.known} known ones passed over`;
  const end = `${differences.length} differences in ${operations.length} operations${known}; ${compared.length} steps of ${called} operations compared (A ${a}, B ${b}, seed ${seed}).`;
  return [...parts, ...(notes.length > 0 ? [notes.join('\n')] : []), end].join('\n\n');
}

function annotations(found: CompareReport): string {
  const { baseline, skipped } = found;
  return [
    ...counting(found).map((one) => annotation('error', one.operation, sentence(one), one.contractPlace)),
    ...(baseline === null ? [] : baselineWarnings(baseline)).map((text) =>
      annotation('warning', 'baseline', text, baseline?.file),
    ),
    ...skipped.map(({ operation, step, reason }) =>
      annotation('notice', operation, `${step} was left out: ${reason}`),
    ),
  ].join('\n');
}

function junit({ compared, skipped, differences }: CompareReport): string {
  const made = compared.map(({ operation, step }) => {
    const own = differences.filter((one) => one.operation === operation && one.step === step);
    const known = own.flatMap((one) =>
      one.known ? [`known until ${one.known.expires}: ${one.known.reason}`] : [],
    );
    return {
      ...caseOf(operation, step),
      skipped: [...new Set(known)].join('; '),
      failures: own
        .filter((one) => one.known === null)
        .map((one) => ({
          type: one.kind,
          message: `${operation} ${sentence(one)}`,
          text: `contract: ${one.contractPlace}`,
        })),
    };
  });
  const left = skipped.map(({ operation, step, reason }) => {
    return { ...caseOf(operation, step), skipped: reason, failures: [] };
  });
  return junitReport('replica compare', [...made, ...left], 0);
}

function caseOf(operation: Difference['operation'], step: string) {
  return { suite: operationMeta(operation).service, classname: operation, name: `${operation}: ${step}` };
}

const MEANINGS: Readonly<Record<DifferenceKind, string>> = {
  missing: 'Only A has it.',
  added: 'Only B has it.',
  type: 'It has another type, or the body another media type.',
  value: 'It has another value.',
  status: 'Another HTTP status, or no answer.',
};

function sarif({ differences, baseline }: CompareReport): string {
  return sarifReport({
    tool: 'compare',
    rules: Object.entries(MEANINGS).map(([name, meaning]) => ({ name, meaning })),
    findings: differences.map((one) => ({
      ...{ rule: one.kind, level: 'error' as const, operation: one.operation, pointer: one.pointer },
      ...{ message: `${one.operation} ${sentence(one)}`, contractPlace: one.contractPlace },
      ...{ fingerprint: one.fingerprint, known: one.known },
    })),
    baseline,
    isWhole: true,
  });
}
