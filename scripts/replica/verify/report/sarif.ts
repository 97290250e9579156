import { sarifReport } from '../../report/sarif.ts';
import { FINDING_CLASSES, type FindingClass, type VerifyReport } from '../finding.ts';

const MEANINGS: Readonly<Record<FindingClass, string>> = {
  'contract violation': 'The reply has another shape than the contract says.',
  'rule violation': 'The shape is right; what it says contradicts a rule of the specification.',
  'server failure': 'A documented call is answered with HTTP 5xx or a page of HTML.',
  unreachable: 'No answer, or not in time.',
  'assumed only': 'It contradicts what was assumed or invented, not what the specification says.',
  'needs login': 'It could not be looked at without a session.',
};

export function verifySarif({ findings, baseline, isCutShort }: VerifyReport): string {
  return sarifReport({
    tool: 'verify',
    rules: FINDING_CLASSES.map((name) => ({ name, meaning: MEANINGS[name] })),
    findings: findings.map((finding) => {
      const { operation, pointer, expected, actual, contractPlace, fingerprint, known, check } = finding;
      const message = `${operation} at ${pointer || 'the whole reply'}: expected ${expected}, got ${actual} (${check}, ${finding.provenance}).`;
      const level = isMild(finding.class) ? 'warning' : 'error';
      return { rule: finding.class, level, operation, pointer, message, contractPlace, fingerprint, known };
    }),
    baseline,
    isWhole: !isCutShort,
  });
}

function isMild(name: FindingClass): boolean {
  return name === 'assumed only' || name === 'needs login';
}
