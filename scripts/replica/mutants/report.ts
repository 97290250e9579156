import type { MutationSet } from './mutation-set.ts';
import { DEMANDED_PERCENT, isEnough, type Outcome, scoreOf } from './outcome.ts';

const ORDER: readonly Outcome['kind'][] = ['survived', 'not tried', 'does not start', 'noticed'];

/** What needs attention first, then by the check that noticed. */
export function sorted(outcomes: readonly Outcome[]): Outcome[] {
  const rank = ({ kind }: Outcome) => ORDER.indexOf(kind);
  return outcomes.toSorted(
    (a, b) => rank(a) - rank(b) || compare(a.by, b.by) || compare(a.mutant.id, b.mutant.id),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Such as "52 of 54 noticed (96.3 %)". */
export function lastLine(outcomes: readonly Outcome[]): string {
  const { noticed, all, percent } = scoreOf(outcomes);
  return `${noticed} of ${all} noticed (${percent.toFixed(1)} %)`;
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = sorted(outcomes).map(({ mutant, kind, by, seconds }) => [
    kind,
    mutant.id,
    mutant.kind,
    by,
    `${Math.round(seconds)} s`,
  ]);
  const head = ['outcome', 'mutant', 'kind', 'noticed by', 'time'];
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', ...countsBy(outcomes), '', lastLine(outcomes)].join('\n');
}

/** How many each check noticed, and how many prove nothing. */
function countsBy(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, by } of sorted(outcomes)) {
    const name = kind === 'noticed' ? `noticed by ${by}` : kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${String(count).padStart(4)} ${name}`);
}

/** Every way in which the part was broken, survivors first. */
export function markdownOf({ tests, missingTest }: MutationSet, outcomes: readonly Outcome[]): string {
  const of = (kind: Outcome['kind']) => sorted(outcomes).filter((outcome) => outcome.kind === kind);
  const verdict = isEnough(outcomes) ? 'enough' : 'too few';
  const happened = ['Mutant', 'Kind', 'File', 'What happened'];
  const whatHappened = ({ mutant, detail }: Outcome) => [mutant.id, mutant.kind, mutant.file, detail];
  return [
    `# Mutation check of ${tests}`,
    '',
    `${lastLine(outcomes)}: ${verdict}, at least ${DEMANDED_PERCENT} % are demanded.`,
    '',
    ...countsBy(outcomes).map((line) => `- ${line.trim()}`),
    ...section('Survivors', ['Mutant', 'Kind', 'File', 'Why'], of('survived'), ({ mutant }) => [
      mutant.id,
      mutant.kind,
      mutant.file,
      mutant.why || `not explained: ${missingTest}`,
    ]),
    ...section('Not tried', happened, of('not tried'), whatHappened),
    ...section('Does not start', happened, of('does not start'), whatHappened),
    ...section('Noticed', ['Mutant', 'Kind', 'Noticed by', 'First sign'], of('noticed'), (outcome) => [
      outcome.mutant.id,
      outcome.mutant.kind,
      outcome.by,
      outcome.detail,
    ]),
    '',
  ].join('\n');
}

function section(
  title: string,
  head: readonly string[],
  outcomes: readonly Outcome[],
  rowOf: (outcome: Outcome) => readonly string[],
): string[] {
  if (outcomes.length === 0) return [];
  const rows = [head, head.map(() => '---'), ...outcomes.map(rowOf)];
  return ['', `## ${title}`, '', ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`)];
}

/** A line break or a bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
