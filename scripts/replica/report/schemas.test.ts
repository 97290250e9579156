/** Whatever is written for programs keeps to its committed schema, with findings, known ones and none. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinedPact } from '#contracts/pact/pact-file.ts';
import { placed, report } from '../compare/report.ts';
import type { Difference } from '../compare/run-journey.ts';
import { contractCommand } from '../contract/command.ts';
import { lintProblems, lintReport } from '../contract/lint.ts';
import { ownContract } from '../contract/read-contract.ts';
import { findingFingerprint } from '../verify/classify.ts';
import type { VerifyReport } from '../verify/finding.ts';
import { jsonReport } from '../verify/report/json.ts';
import { verifySarif } from '../verify/report/sarif.ts';
import { type DefectServer, startDefectServer, verifyAt } from '../verify/testing.ts';
import type { Judgement } from './baseline.ts';
import { schemaErrors } from './testing.ts';

const KNOWN = { reason: 'the gateway does it', expires: '2026-12-31' };
const ENTRY = {
  tool: 'verify',
  fingerprint: '0123456789abcdef',
  operation: 'A.b',
  finding: 'x',
  ...KNOWN,
} as const;
const BASELINE: Judgement = { file: 'known.json', known: 1, expired: [ENTRY], unused: [ENTRY] };

let server: DefectServer;
beforeAll(async () => {
  server = await startDefectServer();
});
afterAll(() => server.close());

async function verified(baseline: Judgement | null): Promise<VerifyReport> {
  server.defect = ({ operation, text }) =>
    operation === 'UserCenterMag.userIsLogin3' ? { text: text.replace('"status":"1"', '"status":1') } : null;
  const run = await verifyAt(server.url, { include: ['UserCenterMag.userIsLogin3', 'web.doLoginout'] });
  const known = baseline === null ? null : KNOWN;
  const findings = run.findings.map((one) => ({ ...one, fingerprint: findingFingerprint(one), known }));
  expect(findings).toHaveLength(1);
  return { ...run, findings, baseline };
}

function compared(baseline: Judgement | null) {
  const operation = 'ShopCarService.cartInfo';
  const differences: Difference[] = [
    { operation, step: 'line 1', pointer: '/data/data/count', kind: 'missing', a: 1, b: undefined },
    { operation, step: 'line 1', pointer: 'status', kind: 'status', a: 200, b: 500 },
  ];
  const known = baseline === null ? null : KNOWN;
  return {
    ...{ a: 'http://a', b: 'http://b', seed: 1, baseline },
    compared: [{ operation, step: 'line 1' } as const],
    skipped: [{ operation, step: 'line 2', reason: 'nothing to ask about on B' } as const],
    differences: differences.map((one) => ({ ...placed(one), known })),
  };
}

async function brokenContract(baseline: Judgement | null) {
  const contract = structuredClone(ownContract());
  for (const operation of Object.values(contract.paths['/uwp/newServlet/ShopCarService/cartInfo'] ?? {})) {
    delete operation['x-provenance'];
  }
  const known = baseline === null ? null : KNOWN;
  const problems = (await lintProblems(contract, { ...joinedPact(), interactions: [] })).map((one) => ({
    ...one,
    known,
  }));
  expect(problems).toMatchObject([
    {
      rule: 'contract',
      operation: 'ShopCarService.cartInfo',
      contractPlace: expect.stringMatching(/^contracts\/openapi\/ShopCarService\/reading\.yaml:\d+$/),
    },
  ]);
  return { problems, baseline };
}

describe.each([
  ['with findings', null],
  ['with known findings', BASELINE],
])('%s', (_name, baseline) => {
  it('verify keeps to its schema, and to that of SARIF', async () => {
    const run = await verified(baseline);
    expect(schemaErrors('verify', jsonReport(run))).toEqual([]);
    expect(schemaErrors('sarif-part', verifySarif(run))).toEqual([]);
    const [{ results, invocations }] = JSON.parse(verifySarif(run)).runs;
    expect(results[0]).toMatchObject({
      ruleId: 'contract-violation',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'contracts/openapi/UserCenterMag.yaml' },
            region: { startLine: expect.any(Number) },
          },
          logicalLocations: [
            { fullyQualifiedName: 'UserCenterMag.userIsLogin3', kind: 'function' },
            { fullyQualifiedName: 'UserCenterMag.userIsLogin3/status', kind: 'property' },
          ],
        },
      ],
    });
    expect(results[0].suppressions).toEqual(
      baseline === null
        ? undefined
        : [{ kind: 'external', status: 'accepted', justification: 'the gateway does it (until 2026-12-31)' }],
    );
    expect(invocations[0].toolExecutionNotifications).toHaveLength(baseline === null ? 0 : 2);
  });

  it('compare keeps to its schema, and to that of SARIF', () => {
    const run = compared(baseline);
    expect(schemaErrors('compare', report(run, 'json'))).toEqual([]);
    expect(schemaErrors('sarif-part', report(run, 'sarif'))).toEqual([]);
    expect(report(run, 'junit')).toContain(
      `<testsuites name="replica compare" tests="2" failures="${baseline === null ? 1 : 0}"`,
    );
  });

  it('contract lint keeps to its schema, and to that of SARIF', async () => {
    const run = await brokenContract(baseline);
    expect(schemaErrors('contract-lint', lintReport(run, 'json'))).toEqual([]);
    expect(schemaErrors('sarif-part', lintReport(run, 'sarif'))).toEqual([]);
    expect(lintReport(run, 'junit')).toContain(baseline === null ? 'failures="1"' : 'skipped="1"');
    expect(lintReport(run, 'github')).toMatch(
      baseline === null
        ? /^::error file=contracts\/openapi\/ShopCarService\/reading\.yaml,line=\d+,title=ShopCarService\.cartInfo::/
        : /^::warning file=known\.json,title=baseline::counts again since its last day was 2026-12-31: A\.b /,
    );
  });
});

describe('the schema of', () => {
  it.each([
    ['contract-coverage', ['coverage', '--format', 'json']],
    ['contract-diff', ['diff', 'contracts/generated/openapi.json', '--format', 'json']],
  ])('%s is kept', async (name, args) => {
    const said: string[] = [];
    await contractCommand(args, (text) => said.push(text));
    expect(schemaErrors(name, said.join('\n'))).toEqual([]);
  });

  it('a report is not fulfilled by another form', () => {
    expect(schemaErrors('verify', '{"version":1}')).not.toEqual([]);
  });
});
