import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { CheckResult, ReportedFinding, VerifyReport } from '../finding.ts';
import { foreignNote, summaryLine } from './counts.ts';
import { githubReport, githubSummary } from './github.ts';
import { jsonReport } from './json.ts';
import { verifyJUnit } from './junit.ts';
import { prettyReport } from './pretty.ts';
import { verifySarif } from './sarif.ts';

const NASTY = 'a "b" <c> & \'d\' ]]> 100%\r\n::error::\te, \u0000\ud800 | `f`';

function finding(changed: Partial<ReportedFinding> = {}): ReportedFinding {
  return {
    class: 'contract violation',
    operation: 'ShopCarService.cartInfo',
    provenance: 'documented',
    check: 'usual input',
    alsoIn: [],
    expected: 'the field count',
    actual: 'missing',
    pointer: '/data/data/count',
    contractPlace: 'contracts/openapi/ShopCarService.yaml:278',
    curl: "curl -sS 'http://127.0.0.1/uwp/newServlet'",
    fingerprint: '0123456789abcdef',
    known: null,
    ...changed,
  };
}

function check(changed: Partial<CheckResult> = {}): CheckResult {
  const usual = { operation: 'ShopCarService.cartInfo', check: 'usual input' } as const;
  return { ...usual, outcome: 'passed', reason: '', findings: [], ...changed };
}

function verification(
  findings: readonly ReportedFinding[],
  checks: readonly CheckResult[] = findings.map(({ operation, check: name }, at) =>
    check({ operation, check: name, outcome: 'failed', findings: [at] }),
  ),
): VerifyReport {
  const target = { baseUrl: 'http://127.0.0.1:1', isReplica: false, allowsWrites: false };
  return {
    ...target,
    seed: 1,
    ms: 1234,
    isCutShort: false,
    checks,
    findings,
    assumptions: [],
    proposal: { patch: '', byHand: [] },
    baseline: null,
  };
}

const FORMATS: readonly [string, (of: VerifyReport) => string][] = [
  ['pretty', (of) => prettyReport(of, false)],
  ['json', jsonReport],
  ['junit', verifyJUnit],
  ['github', githubReport],
  ['sarif', verifySarif],
  ['the summary of GitHub', githubSummary],
];

describe('every format', () => {
  it.each(FORMATS)('%s names the operation, where it stands and what differs', (_name, report) => {
    const text = report(verification([finding()]));
    const parts = ['ShopCarService.cartInfo', 'contracts/openapi/ShopCarService.yaml:278', 'documented'];
    for (const part of [...parts, '/data/data/count', 'the field count', 'missing']) {
      // SARIF has the file and its line apart.
      expect(text).toContain(_name === 'sarif' ? part.replace(/:278$/, '') : part);
    }
  });

  it.each(FORMATS)('%s has something to say of a run without findings', (_name, report) => {
    expect(report(verification([], [check()]))).not.toBe('');
  });
});

describe('summaryLine', () => {
  it('counts by class, and what was left out', () => {
    const found = [finding(), finding({ pointer: '/code' }), finding({ class: 'assumed only' })];
    const skipped = check({ outcome: 'skipped', reason: 'it needs a login' });
    const failed = found.map((_, at) => check({ outcome: 'failed', findings: [at] }));
    expect(summaryLine(verification(found, [...failed, skipped]))).toBe(
      '3 checks, 3 findings (2 contract violations, 1 assumed only), 1 left out; seed 1, 1.2 s',
    );
  });
});

describe('foreignNote', () => {
  const two = [finding(), finding({ operation: 'UserCenterMag.getMemberInfo' })];

  it('doubts the address where nothing is right', () => {
    expect(foreignNote(verification(two))).toBe(
      'None of the 2 operations answers as the contract says: is http://127.0.0.1:1 the right address?',
    );
  });

  it('does not where anything is', () => {
    const failed = two.map(({ operation }, at) => check({ operation, outcome: 'failed', findings: [at] }));
    expect(foreignNote(verification(two, [...failed, check({ check: 'agreed: a line' })]))).toBeNull();
  });
});

describe('prettyReport', () => {
  it('shows the request, the other checks, and why something was left out', () => {
    const skipped = check({ check: 'with a session', outcome: 'skipped', reason: 'it needs a login' });
    const failed = check({ outcome: 'failed', findings: [0] });
    const text = prettyReport(
      verification([finding({ alsoIn: ['a', 'b', 'c', 'd'] })], [failed, skipped]),
      false,
    );
    expect(text).toContain("again     curl -sS 'http://127.0.0.1/uwp/newServlet'");
    expect(text).toContain('also      c\n    also      1 more\n');
    expect(text).toContain('Left out, because it needs a login: 1 checks of 1 operations.');
  });

  it('is coloured only where that is wanted', () => {
    const of = verification([finding()]);
    expect(prettyReport(of, false)).not.toContain('\u001b');
    expect(prettyReport(of, true)).toContain('\u001b[31mcontract violation\u001b[39m');
  });
});

describe('jsonReport', () => {
  it('is the run itself, with the version of its form', () => {
    const of = verification([finding({ actual: NASTY })]);
    expect(JSON.parse(jsonReport(of))).toEqual({ version: 2, ...of });
  });
});

interface XmlFailure {
  readonly '@type': string;
  readonly '@message': string;
  readonly '#text': string;
}

interface XmlCase {
  readonly '@name': string;
  readonly '@classname': string;
  readonly failure?: readonly XmlFailure[];
  readonly skipped?: { readonly '@message': string };
}

interface XmlReport {
  readonly testsuites: Readonly<Record<string, string>> & {
    readonly testsuite: readonly (Readonly<Record<string, string>> & {
      readonly testcase: readonly XmlCase[];
    })[];
  };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ['testsuite', 'testcase', 'failure'].includes(name),
});

function parsed(of: VerifyReport): XmlReport['testsuites'] {
  const xml = verifyJUnit(of);
  expect(XMLValidator.validate(xml)).toBe(true);
  const report: XmlReport = parser.parse(xml);
  return report.testsuites;
}

describe('verifyJUnit, read by an XML parser', () => {
  it('has a suite for each service and a case for each check, counted', () => {
    const checks = [
      check(),
      check({ check: 'agreed: a line', outcome: 'failed', findings: [0] }),
      check({ operation: 'UserCenterMag.getMemberInfo', outcome: 'skipped', reason: 'it needs a login' }),
    ];
    const { testsuite, ...root } = parsed(verification([finding()], checks));
    expect(root).toMatchObject({ '@tests': '3', '@failures': '1', '@skipped': '1', '@time': '1.234' });
    expect(testsuite.map((suite) => [suite['@name'], suite['@tests'], suite['@failures']])).toEqual([
      ['ShopCarService', '2', '1'],
      ['UserCenterMag', '1', '0'],
    ]);
    expect(testsuite[1]?.testcase[0]).toMatchObject({
      '@name': 'UserCenterMag.getMemberInfo: usual input',
      '@classname': 'UserCenterMag.getMemberInfo',
      skipped: { '@message': 'it needs a login' },
    });
  });

  it('holds a failure for each finding of a check', () => {
    const found = [finding(), finding({ class: 'rule violation', pointer: '/data/data/totalPrice' })];
    const { testsuite } = parsed(verification(found, [check({ outcome: 'failed', findings: [0, 1] })]));
    const failures = testsuite[0]?.testcase[0]?.failure ?? [];
    expect(failures.map((failure) => failure['@type'])).toEqual(['contract violation', 'rule violation']);
    expect(failures[0]?.['#text']).toContain('contract: contracts/openapi/ShopCarService.yaml:278');
  });

  it('gives every text back as it was, but for what XML cannot write', () => {
    const { testsuite } = parsed(verification([finding({ actual: NASTY })]));
    const message = testsuite[0]?.testcase[0]?.failure?.[0]?.['@message'] ?? '';
    // The parser does not undo the references by number.
    const told = message.replaceAll('&#13;', '\r').replaceAll('&#10;', '\n').replaceAll('&#9;', '\t');
    expect(told).toContain(NASTY.replace('\u0000\ud800', '\ufffd\ufffd'));
  });
});

describe('githubReport', () => {
  it('escapes what would end the annotation early', () => {
    const [line, ...others] = githubReport(verification([finding({ actual: NASTY })])).split('\n');
    expect(line).toMatch(
      /^::error file=contracts\/openapi\/ShopCarService\.yaml,line=278,title=ShopCarService\.cartInfo::contract violation/,
    );
    expect(line).toContain('100%25%0D%0A::error::');
    expect(others).toEqual([expect.stringMatching(/^::notice title=replica verify::1 checks, 1 findings/)]);
  });

  it('shows the ten worst and says how many are hidden', () => {
    const mild = Array.from({ length: 9 }, (_, at) => finding({ class: 'assumed only', pointer: `/m${at}` }));
    const grave = Array.from({ length: 3 }, (_, at) => finding({ pointer: `/g${at}` }));
    const lines = githubReport(verification([...mild, ...grave])).split('\n');
    expect(lines.map((line) => line.slice(0, line.indexOf(' ')))).toEqual([
      ...Array.from({ length: 3 }, () => '::error'),
      ...Array.from({ length: 7 }, () => '::warning'),
      '::notice',
    ]);
    expect(lines.at(-1)).toContain('::2 more findings are in the summary. ');
  });
});

describe('githubSummary', () => {
  it('is whole', () => {
    const found = Array.from({ length: 25 }, (_, at) => finding({ pointer: `/p${at}` }));
    expect(githubSummary(verification(found)).match(/^\| ShopCarService/gm)).toHaveLength(25);
  });

  it('keeps every text in its cell', () => {
    const rows = githubSummary(verification([finding({ actual: NASTY })])).split('\n');
    const row = rows.find((line) => line.startsWith('| ShopCarService')) ?? '';
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(8);
    expect(row).toContain('&lt;c&gt; &amp;');
    expect(row).toContain('\\| \\`f\\`');
  });

  it('says how many rows did not fit where GitHub would refuse it', () => {
    const long = finding({ actual: 'x'.repeat(400_000) });
    const text = githubSummary(verification([long, long, long]));
    expect(Buffer.byteLength(text)).toBeLessThan(1_048_576);
    expect(text).toContain('1 more did not fit.');
  });
});
