import { operationMeta } from '#contracts/operations.ts';
import { type JUnitCase, junitReport } from '../../report/junit.ts';
import type { CheckResult, ReportedFinding, VerifyReport } from '../finding.ts';

/** A case for each check; one whose findings are all known is left out, and says until when. */
export function verifyJUnit({ checks, findings, ms }: VerifyReport): string {
  const cases = checks.map((check) => caseOf(check, findings));
  return junitReport('replica verify', cases, ms / 1000);
}

function caseOf(
  { operation, check, reason, findings: at }: CheckResult,
  all: readonly ReportedFinding[],
): JUnitCase {
  const own = at.flatMap((position) => all[position] ?? []);
  const known = own
    .flatMap((finding) => finding.known ?? [])
    .map((one) => `known until ${one.expires}: ${one.reason}`);
  return {
    suite: operationMeta(operation).service,
    classname: operation,
    name: `${operation}: ${check}`,
    skipped: [reason, ...new Set(known)].filter(Boolean).join('; '),
    failures: own.filter((finding) => finding.known === null).map(failureOf),
  };
}

function failureOf(finding: ReportedFinding): JUnitCase['failures'][number] {
  const { operation, pointer, expected, actual, provenance, contractPlace, curl } = finding;
  return {
    type: finding.class,
    message: `${operation} ${pointer}: expected ${expected}, got ${actual}`,
    text: [`provenance: ${provenance}`, `contract: ${contractPlace}`, curl].join('\n'),
  };
}
