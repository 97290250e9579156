import { OPERATIONS, type OperationMeta, type Provenance } from '#contracts/operations.ts';
import { operationOf, type PactDocument } from '#contracts/pact/pact-file.ts';
import { table } from '#scripts/replica/control/format.ts';
import type { Uses } from './uses.ts';

export interface CoveredOperation {
  readonly operation: string;
  readonly provenance: Provenance;
  readonly effect: OperationMeta['effect'];
  /** What was agreed, by the situation of each interaction. */
  readonly successes: readonly string[];
  readonly failures: readonly string[];
  readonly calls: readonly string[];
  readonly screens: readonly string[];
}

export interface CoverageMap {
  readonly operations: readonly CoveredOperation[];
  readonly totals: Readonly<
    Record<Provenance, { operations: number; covered: number; interactions: number }>
  >;
}

/** Operations x outcomes x provenance: what the pact has agreed on, and who in the web depends on it. */
export function coverageMap(pact: PactDocument, uses: ReadonlyMap<string, Uses>): CoverageMap {
  const operations = OPERATIONS.map(({ id, provenance, effect }) => {
    const agreed = pact.interactions.filter((interaction) => operationOf(interaction) === id);
    const situation = (description: string) => description.slice(id.length + 2);
    const used = uses.get(id);
    return {
      operation: id,
      provenance,
      effect,
      successes: agreed
        .filter(({ response }) => isSuccess(response.body))
        .map((one) => situation(one.description)),
      failures: agreed
        .filter(({ response }) => !isSuccess(response.body))
        .map((one) => situation(one.description)),
      calls: used?.calls ?? [],
      screens: used?.screens ?? [],
    };
  });
  return { operations, totals: totalsOf(operations) };
}

function totalsOf(operations: readonly CoveredOperation[]): CoverageMap['totals'] {
  const of = (provenance: Provenance) => {
    const own = operations.filter((one) => one.provenance === provenance);
    const interactions = own.flatMap(({ successes, failures }) => [...successes, ...failures]);
    const covered = own.filter(({ successes }) => successes.length > 0);
    return { operations: own.length, covered: covered.length, interactions: interactions.length };
  };
  return { documented: of('documented'), assumed: of('assumed'), invented: of('invented') };
}

const FAILURE_TEXTS = /^(-1|[^|]*[\u4e00-\u9fff][^|]*)$/;

/** A reply by its own words: code and status for JSON; a sentence or -1 is how a text fails. */
export function isSuccess(body: unknown): boolean {
  if (typeof body === 'string') return !FAILURE_TEXTS.test(body);
  const field = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const statuses = [field(body, 'status'), field(field(body, 'data'), 'status')];
  return field(body, 'code') === 0 && statuses.every((status) => String(status ?? 1) !== '0');
}

const HEADINGS = ['operation', 'provenance', 'effect', 'success', 'failure', 'calls', 'screens'] as const;

function cells(one: CoveredOperation): string[] {
  const counts = [one.successes, one.failures, one.calls, one.screens].map(({ length }) => String(length));
  return [one.operation, one.provenance, one.effect, ...counts];
}

function totalsText({ totals }: CoverageMap): string {
  return Object.entries(totals)
    .map(
      ([provenance, { operations, covered, interactions }]) =>
        `${provenance}: ${covered} of ${operations} operations, ${interactions} interactions`,
    )
    .join('\n');
}

export function coverageTable(map: CoverageMap): string {
  return `${table([[...HEADINGS], ...map.operations.map(cells)])}\n\n${totalsText(map)}`;
}

export function coverageMarkdown(map: CoverageMap): string {
  const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const rule = HEADINGS.map((_heading, column) => (column > 2 ? '---:' : '---'));
  const totals = totalsText(map)
    .split('\n')
    .map((line) => `- ${line}`)
    .join('\n');
  return [row([...HEADINGS]), row(rule), ...map.operations.map((one) => row(cells(one))), '', totals].join(
    '\n',
  );
}
