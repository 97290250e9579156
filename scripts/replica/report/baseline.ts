/** The findings that are known and may stay for a while; everything else still counts. */
import type { Known, Tool } from './reported.ts';

export interface BaselineEntry extends Known {
  readonly tool: Tool;
  readonly fingerprint: string;
  readonly operation: string;
  /** What it is, for whoever reads the file; only the fingerprint is compared. */
  readonly finding: string;
}

/** What a finding has to say of itself to be known again. */
export interface Fingerprinted {
  readonly fingerprint: string;
  readonly operation: string;
}

export interface Judgement {
  readonly file: string;
  readonly known: number;
  /** Still found, and their day is over: they count again. */
  readonly expired: readonly BaselineEntry[];
  /** Found no longer, though it was looked for. */
  readonly unused: readonly BaselineEntry[];
}

export interface Looked {
  readonly tool: Tool;
  /** As 2026-11-21. The last day of an entry is its `expires`. */
  readonly today: string;
  readonly wasTested: (operation: string) => boolean;
}

/** Holds what was found against the file: each finding with why it may stay, or null. */
export function judged<F extends Fingerprinted>(
  findings: readonly F[],
  { file, entries }: { readonly file: string; readonly entries: readonly BaselineEntry[] },
  { tool, today, wasTested }: Looked,
): { readonly findings: (F & { readonly known: Known | null })[]; readonly judgement: Judgement } {
  const own = new Map(
    entries.filter((entry) => entry.tool === tool).map((entry) => [entry.fingerprint, entry] as const),
  );
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const isOver = ({ expires }: BaselineEntry) => expires < today;
  const marked = findings.map((finding) => {
    const entry = own.get(finding.fingerprint);
    const known = entry && !isOver(entry) ? { reason: entry.reason, expires: entry.expires } : null;
    return { ...finding, known };
  });
  const list = [...own.values()];
  return {
    findings: marked,
    judgement: {
      file,
      known: marked.filter(({ known }) => known !== null).length,
      expired: list.filter((entry) => found.has(entry.fingerprint) && isOver(entry)),
      unused: list.filter(({ fingerprint, operation }) => !found.has(fingerprint) && wasTested(operation)),
    },
  };
}

const NEW_REASON = 'Was there when the baseline was written.';
const NEW_DAYS = 90;

/**
 * The file as it would be now: what is found and unknown comes in, what is found no longer goes out, and everything else,
 * a day that is over too, stays as somebody wrote it.
 */
export function rewritten(
  before: readonly BaselineEntry[],
  found: readonly Omit<BaselineEntry, 'tool' | keyof Known>[],
  { unused }: Judgement,
  { tool, today }: Looked,
): BaselineEntry[] {
  const gone = new Set(unused);
  const kept = before.filter((entry) => !gone.has(entry));
  const seen = new Set(kept.filter((entry) => entry.tool === tool).map(({ fingerprint }) => fingerprint));
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + NEW_DAYS * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const added = found.flatMap(({ fingerprint, operation, finding }) => {
    if (seen.has(fingerprint)) return [];
    seen.add(fingerprint);
    return [{ tool, fingerprint, operation, finding, reason: NEW_REASON, expires }];
  });
  const order = (one: BaselineEntry) => `${one.tool} ${one.operation} ${one.fingerprint}`;
  return [...kept, ...added].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** One sentence for each entry that somebody should look at. */
export function baselineWarnings({ expired, unused }: Judgement): string[] {
  const name = ({ operation, fingerprint, finding }: BaselineEntry) =>
    `${operation === '' ? '' : `${operation} `}(${fingerprint}) ${finding}`;
  return [
    ...expired.map((entry) => `counts again since its last day was ${entry.expires}: ${name(entry)}`),
    ...unused.map((entry) => `is found no longer, take it out: ${name(entry)}`),
  ];
}
