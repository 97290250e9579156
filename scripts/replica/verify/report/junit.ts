import { operationMeta } from '#contracts/operations.ts';
import type { CheckResult, Finding, Verification } from '../finding.ts';

/** JUnit's XML: a suite for each service, a case for each check. */
export function junitReport({ checks, findings, ms }: Verification): string {
  const services = [...new Set(checks.map(({ operation }) => operationMeta(operation).service))].sort();
  const suites = services.map((service) => {
    const own = checks.filter(({ operation }) => operationMeta(operation).service === service);
    const cases = own.map((check) => testCase(check, findings));
    return [`  <testsuite name="${escaped(service)}"${counts(own)}>`, ...cases, '  </testsuite>'].join('\n');
  });
  const head = `<testsuites name="replica verify"${counts(checks)} time="${(ms / 1000).toFixed(3)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>'].join('\n');
}

function counts(checks: readonly CheckResult[]): string {
  const having = (wanted: CheckResult['outcome']) =>
    checks.filter(({ outcome }) => outcome === wanted).length;
  return ` tests="${checks.length}" failures="${having('failed')}" errors="0" skipped="${having('skipped')}"`;
}

function testCase(
  { operation, check, outcome, reason, findings: own }: CheckResult,
  findings: readonly Finding[],
): string {
  const open = `    <testcase classname="${escaped(operation)}" name="${escaped(`${operation}: ${check}`)}"`;
  if (outcome === 'passed') return `${open}/>`;
  if (outcome === 'skipped') return `${open}><skipped message="${escaped(reason)}"/></testcase>`;
  const failures = own.flatMap((at) => {
    const finding = findings[at];
    return finding ? [failure(finding)] : [];
  });
  return [`${open}>`, ...failures, '    </testcase>'].join('\n');
}

function failure({
  pointer,
  expected,
  actual,
  provenance,
  contractPlace,
  curl,
  ...finding
}: Finding): string {
  const message = `${finding.operation} ${pointer}: expected ${expected}, got ${actual}`;
  const text = [`provenance: ${provenance}`, `contract: ${contractPlace}`, curl].join('\n');
  return `      <failure type="${finding.class}" message="${escaped(message)}">${escaped(text)}</failure>`;
}

/** XML 1.0 has no form at all for most control characters and for halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text
    .replace(UNWRITABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');
}
