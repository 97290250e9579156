import { baselineWarnings } from '../../report/baseline.ts';
import { annotation } from '../../report/github.ts';
import { FINDING_CLASSES, type ReportedFinding, type VerifyReport } from '../finding.ts';
import { foreignNote, summaryLine } from './counts.ts';

/** GitHub shows ten errors of a step; the others are in its summary. */
const SHOWN = 10;
const SUMMARY_BYTES = 1_000_000;

function byGravity(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const rank = (finding: ReportedFinding) => FINDING_CLASSES.indexOf(finding.class);
  return findings.filter(({ known }) => known === null).sort((a, b) => rank(a) - rank(b));
}

/** Annotations of a run, the gravest first, each at its line of the contract. */
export function githubReport(verification: VerifyReport): string {
  const findings = byGravity(verification.findings);
  const lines = findings.slice(0, SHOWN).map((finding) => {
    const { operation, pointer, expected, actual, provenance, contractPlace } = finding;
    const text = `${finding.class} (${provenance}) at ${pointer || 'the whole reply'}: expected ${expected}, got ${actual}. ${contractPlace}`;
    return annotation(finding.class === 'assumed only' ? 'warning' : 'error', operation, text, contractPlace);
  });
  const hidden = findings.length - lines.length;
  const more = hidden > 0 ? `${hidden} more findings are in the summary. ` : '';
  const note = foreignNote(verification);
  const end = `${more}${note === null ? '' : `${note} `}${summaryLine(verification)}`;
  const stale = verification.baseline === null ? [] : baselineWarnings(verification.baseline);
  const warnings = stale.map((text) => annotation('warning', 'baseline', text, verification.baseline?.file));
  return [...lines, ...warnings, annotation('notice', 'replica verify', end)].join('\n');
}

/** The same for the summary of a step, in Markdown and whole. */
export function githubSummary(verification: VerifyReport): string {
  const rows = byGravity(verification.findings).map((finding) => {
    const { operation, pointer, expected, actual, provenance, contractPlace } = finding;
    const cells = [operation, finding.class, provenance, pointer || '–', expected, actual, contractPlace];
    return `| ${cells.map(cell).join(' | ')} |`;
  });
  const head = [
    '| operation | class | provenance | place | expected | actual | contract |',
    '|---|---|---|---|---|---|---|',
  ];
  const note = foreignNote(verification);
  const stale = verification.baseline === null ? [] : baselineWarnings(verification.baseline);
  const lines = [
    '## replica verify',
    '',
    ...(note === null ? [] : [note, '']),
    ...stale.flatMap((text) => [cell(text), '']),
    summaryLine(verification),
    '',
  ];
  const kept: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    bytes += Buffer.byteLength(row) + 1;
    if (bytes > SUMMARY_BYTES) break;
    kept.push(row);
  }
  const left = rows.length - kept.length;
  const end = left > 0 ? ['', `${left} more did not fit.`] : [];
  return [...lines, ...(rows.length > 0 ? [...head, ...kept] : []), ...end, ''].join('\n');
}

/** A text that stays in its cell and is no Markdown or HTML of its own. */
function cell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_|[\]]/g, (sign) => `\\${sign}`)
    .replace(/\s+/g, ' ');
}
