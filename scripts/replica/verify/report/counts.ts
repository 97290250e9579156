import { FINDING_CLASSES, type FindingClass, type VerifyReport } from '../finding.ts';

const PLURALS: Readonly<Record<FindingClass, string>> = {
  'contract violation': 'contract violations',
  'rule violation': 'rule violations',
  'server failure': 'server failures',
  unreachable: 'unreachable',
  'assumed only': 'assumed only',
  'needs login': 'needs login',
};

/** Where not one operation is as it should be, the address is the likelier mistake. */
export function foreignNote({ baseUrl, checks, findings }: VerifyReport): string | null {
  const tested = new Set(
    checks.flatMap(({ outcome, operation }) => (outcome === 'skipped' ? [] : operation)),
  );
  const isForeign = tested.size > 1 && !checks.some(({ outcome }) => outcome === 'passed');
  if (!isForeign || findings.every((finding) => finding.class === 'needs login')) return null;
  return `None of the ${tested.size} operations answers as the contract says: is ${baseUrl} the right address?`;
}

/** The closing line of every form for people. */
export function summaryLine({ checks, findings: all, ms, seed, baseline }: VerifyReport): string {
  const findings = all.filter(({ known }) => known === null);
  const made = checks.filter(({ outcome }) => outcome !== 'skipped').length;
  const skipped = checks.length - made;
  const parts = FINDING_CLASSES.flatMap((name) => {
    const count = findings.filter((finding) => finding.class === name).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? name : PLURALS[name]}`];
  });
  const counted = [
    `${made} checks`,
    parts.length > 0 ? `${findings.length} findings (${parts.join(', ')})` : `${findings.length} findings`,
    ...(skipped > 0 ? [`${skipped} left out`] : []),
    ...(baseline === null ? [] : [`${baseline.known} known`]),
  ];
  return `${counted.join(', ')}; seed ${seed}, ${(ms / 1000).toFixed(1)} s`;
}
