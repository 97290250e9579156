/** Where the findings of a run go: the standard output or a file, further files, and the baseline. */

import { unknownWord } from '#scripts/setup/nearest.mjs';
import { type Flags, oneOf, optional, UsageError } from '../cli/flags.ts';
import { writeOutput } from '../cli/output.ts';
import {
  type BaselineEntry,
  type Fingerprinted,
  type Judgement,
  judged,
  type Looked,
  rewritten,
} from './baseline.ts';
import { readBaseline, writeBaseline } from './baseline-file.ts';
import type { Known } from './reported.ts';

export const FORMATS = ['pretty', 'json', 'junit', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

export const REPORT_FLAGS = {
  format: oneOf(FORMATS, 'how it is written'),
  output: optional('a file instead of the standard output'),
  report: { kind: 'list', meaning: 'the same once more, such as sarif=FILE,junit=FILE; may be repeated' },
  baseline: optional('a file of known findings, which do not count until their day'),
  'write-baseline': {
    kind: 'switch',
    meaning: 'put what is found into that file, for 90 days, and take out what is found no longer',
  },
} as const satisfies Flags;

export interface ReportFlags {
  readonly format: string;
  readonly output: string;
  readonly report: readonly string[];
  readonly baseline: string;
  readonly 'write-baseline': boolean;
}

export interface Delivery {
  readonly format: Format;
  readonly output: string;
  readonly further: readonly { readonly format: Format; readonly file: string }[];
  readonly baseline: {
    readonly file: string;
    readonly entries: readonly BaselineEntry[];
    readonly isWritten: boolean;
  } | null;
}

/** Reads the flags and the baseline, so that a mistake in them is told before anything is asked. */
export function deliveryOf(flags: ReportFlags): Delivery {
  const further = flags.report.map(reportOf);
  const files = [...further.map(({ file }) => file), ...(flags.output === '' ? [] : [flags.output])];
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) throw new UsageError(`--report: two reports would be written to ${twice}.`);
  const isWritten = flags['write-baseline'];
  if (isWritten && flags.baseline === '') throw new UsageError('--write-baseline needs --baseline FILE.');
  const { baseline: file } = flags;
  const baseline = file === '' ? null : { file, entries: readBaseline(file, isWritten), isWritten };
  return { format: flags.format as Format, output: flags.output, further, baseline };
}

function reportOf(text: string): { format: Format; file: string } {
  const [, name = text, file = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  const format = FORMATS.find((one) => one === name);
  if (format === undefined) throw new UsageError(unknownWord('format of --report', name, FORMATS));
  if (file === '')
    throw new UsageError(`--report is a format and a file such as sarif=verify.sarif, not "${text}".`);
  return { format, file };
}

/** Holds the findings against the baseline, which is written first where that was asked. */
export function heldAgainst<F extends Fingerprinted>(
  findings: readonly F[],
  { baseline }: Delivery,
  looked: Looked,
  inWords: (finding: F) => string,
): { readonly findings: (F & { readonly known: Known | null })[]; readonly baseline: Judgement | null } {
  if (baseline === null)
    return { findings: findings.map((one) => ({ ...one, known: null })), baseline: null };
  const before = judged(findings, baseline, looked);
  if (!baseline.isWritten) return { findings: before.findings, baseline: before.judgement };
  const found = findings.map((one) => ({
    fingerprint: one.fingerprint,
    operation: one.operation,
    finding: inWords(one),
  }));
  const entries = rewritten(baseline.entries, found, before.judgement, looked);
  writeBaseline(baseline.file, entries);
  const after = judged(findings, { file: baseline.file, entries }, looked);
  return { findings: after.findings, baseline: after.judgement };
}

/** Writes every report that was asked for; `isShown` tells whether it is for the standard output. */
export function deliver(
  { format, output, further }: Delivery,
  written: (format: Format, isShown: boolean) => string,
  write: (text: string) => void,
): void {
  for (const one of further) writeOutput(one.file, `${written(one.format, false)}\n`, 'report');
  if (output === '') write(written(format, true));
  else writeOutput(output, `${written(format, false)}\n`);
}

/** The day by which entries of a baseline are over, the same all over the world. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
