import { baselineWarnings } from '../../report/baseline.ts';
import type { Finding, VerifyReport } from '../finding.ts';
import { ledgerSummary, refutedLines } from '../ledger/ledger.ts';
import { foreignNote, summaryLine } from './counts.ts';

const LONGEST_CURL = 400;
/** Of the other checks that saw the same. */
const LISTED = 3;

/** The report for a terminal: by operation, each finding with its first difference and how to see it again. */
export function prettyReport(verification: VerifyReport, isColoured: boolean): string {
  const { checks, baseline } = verification;
  const findings = verification.findings.filter(({ known }) => known === null);
  const operations = [...new Set(findings.map(({ operation }) => operation))].sort();
  const parts = operations.map((operation) => {
    const own = findings.filter((finding) => finding.operation === operation);
    return [operation, ...own.map((finding) => paragraph(finding, isColoured))].join('\n');
  });
  const reasons = [...new Set(checks.flatMap(({ reason }) => (reason === '' ? [] : [reason])))];
  const left = reasons.map((reason) => {
    const skipped = checks.filter((check) => check.reason === reason);
    const names = new Set(skipped.map(({ operation }) => operation));
    return `Left out, because ${reason}: ${skipped.length} checks of ${names.size} operations.`;
  });
  const note = foreignNote(verification);
  const stale =
    baseline === null ? [] : baselineWarnings(baseline).map((text) => `${baseline.file}: ${text}`);
  const { assumptions } = verification;
  const ledger = assumptions.length === 0 ? [] : [ledgerSummary(assumptions), ...refutedLines(assumptions)];
  const end = [...left, ...ledger, ...stale, ...(note === null ? [] : [note])];
  return [...parts, ...(end.length > 0 ? [end.join('\n')] : []), summaryLine(verification)].join('\n\n');
}

function paragraph(finding: Finding, isColoured: boolean): string {
  const { pointer, provenance, check, alsoIn, expected, actual, contractPlace, curl } = finding;
  const title = isColoured ? `\u001b[31m${finding.class}\u001b[39m` : finding.class;
  const others = alsoIn.slice(0, LISTED).map((one) => `    also      ${one}`);
  const more = alsoIn.length > LISTED ? [`    also      ${alsoIn.length - LISTED} more`] : [];
  const lines = [
    `  ${title} at ${pointer || 'the whole reply'}, ${provenance}`,
    `    check     ${check}`,
    ...others,
    ...more,
    `    expected  ${expected}`,
    `    actual    ${actual}`,
    `    contract  ${contractPlace}`,
  ];
  if (curl === '') return lines.join('\n');
  const short = curl.length > LONGEST_CURL ? `${curl.slice(0, LONGEST_CURL)}…` : curl;
  return [...lines, `    again     ${short}`].join('\n');
}
