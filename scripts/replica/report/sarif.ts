/** SARIF 2.1.0, which code scanning of GitHub, GitLab and editors read. */
import product from '../../../package.json' with { type: 'json' };
import { baselineWarnings, type Judgement } from './baseline.ts';
import { fileAndLine, type Reported, type Tool } from './reported.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

export interface Rule {
  readonly name: string;
  readonly meaning: string;
}

export interface SarifInput {
  readonly tool: Tool;
  /** Every rule the tool has, so that a report without findings says what was looked for. */
  readonly rules: readonly Rule[];
  readonly findings: readonly Reported[];
  readonly baseline: Judgement | null;
  /** False where the run ended early. */
  readonly isWhole: boolean;
}

export function sarifReport({ tool, rules, findings, baseline, isWhole }: SarifInput): string {
  const ids = rules.map(({ name }) => idOf(name));
  const notifications = (baseline === null ? [] : baselineWarnings(baseline)).map((text) => ({
    level: 'warning',
    message: { text: `${baseline?.file}: ${text}` },
  }));
  const run = {
    tool: {
      driver: {
        name: `${product.name} ${tool}`,
        version: product.version,
        rules: rules.map(({ name, meaning }) => ({ id: idOf(name), shortDescription: { text: meaning } })),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: isWhole, toolExecutionNotifications: notifications }],
    results: findings.map((finding) => resultOf(finding, ids)),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}

function idOf(rule: string): string {
  return rule.replaceAll(' ', '-');
}

function resultOf(finding: Reported, ids: readonly string[]) {
  const { rule, level, operation, pointer, message, contractPlace, fingerprint, known } = finding;
  const { file, line } = fileAndLine(contractPlace);
  const physical = {
    artifactLocation: { uri: encodeURI(file), uriBaseId: '%SRCROOT%' },
    ...(line === null ? {} : { region: { startLine: line } }),
  };
  const logical = [
    { name: operation, fullyQualifiedName: operation, kind: 'function' },
    ...(pointer === ''
      ? []
      : [{ name: pointer, fullyQualifiedName: `${operation}${pointer}`, kind: 'property' }]),
  ];
  return {
    ruleId: idOf(rule),
    ruleIndex: ids.indexOf(idOf(rule)),
    level,
    message: { text: message },
    locations: [
      {
        ...(file === '' ? {} : { physicalLocation: physical }),
        ...(operation === '' ? {} : { logicalLocations: logical }),
      },
    ],
    partialFingerprints: { 'replicaFinding/v1': fingerprint },
    ...(known === null
      ? {}
      : {
          suppressions: [
            {
              kind: 'external',
              status: 'accepted',
              justification: `${known.reason} (until ${known.expires})`,
            },
          ],
        }),
  };
}
