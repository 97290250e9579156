import { escaped } from './xml.ts';

export interface JUnitCase {
  readonly suite: string;
  readonly classname: string;
  readonly name: string;
  /** Why it was left out; empty otherwise. */
  readonly skipped: string;
  readonly failures: readonly { readonly type: string; readonly message: string; readonly text: string }[];
}

/** JUnit's XML: a suite for each service, a case for each check. */
export function junitReport(name: string, cases: readonly JUnitCase[], seconds: number): string {
  const suites = [...new Set(cases.map(({ suite }) => suite))].sort().map((suite) => {
    const own = cases.filter((one) => one.suite === suite);
    return [
      `  <testsuite name="${escaped(suite)}"${counts(own)}>`,
      ...own.map(testCase),
      '  </testsuite>',
    ].join('\n');
  });
  const head = `<testsuites name="${escaped(name)}"${counts(cases)} time="${seconds.toFixed(3)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>'].join('\n');
}

function counts(cases: readonly JUnitCase[]): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = cases.filter((one) => one.failures.length === 0 && one.skipped !== '').length;
  return ` tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
}

function testCase({ classname, name, skipped, failures }: JUnitCase): string {
  const open = `    <testcase classname="${escaped(classname)}" name="${escaped(name)}"`;
  if (failures.length > 0) {
    const lines = failures.map(
      ({ type, message, text }) =>
        `      <failure type="${escaped(type)}" message="${escaped(message)}">${escaped(text)}</failure>`,
    );
    return [`${open}>`, ...lines, '    </testcase>'].join('\n');
  }
  return skipped === '' ? `${open}/>` : `${open}><skipped message="${escaped(skipped)}"/></testcase>`;
}
