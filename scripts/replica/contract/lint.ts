/** What is wrong with the contract, and where in it. */
import { isOperationId } from '#contracts/operations.ts';
import type { PactDocument } from '#contracts/pact/pact-file.ts';
import { contractProblems } from '#scripts/contract/contract-problems.ts';
import type { ContractDocument } from '#scripts/contract/document.ts';
import { compareStatically } from '#scripts/contract/static-comparison.ts';
import { baselineWarnings, type Judgement } from '../report/baseline.ts';
import { annotation } from '../report/github.ts';
import { junitReport } from '../report/junit.ts';
import { fingerprintOf, type Reported } from '../report/reported.ts';
import type { Format } from '../report/reports.ts';
import { sarifReport } from '../report/sarif.ts';
import { lineOfField, lineOfOperation } from '../verify/contract-place.ts';

/** The stable form of a whole run, as `--format json` writes it. */
export interface LintReport {
  readonly problems: readonly Reported[];
  readonly baseline: Judgement | null;
}

const RULES = [
  { name: 'contract', meaning: 'The contract itself: provenance, names, owners, examples.' },
  { name: 'pact', meaning: 'A pact has agreed on something that the contract does not allow.' },
] as const;

export async function lintProblems(
  contract: ContractDocument,
  pact: PactDocument,
): Promise<Omit<Reported, 'known'>[]> {
  const own = contractProblems(contract).map((message) =>
    problemOf('contract', operationIn(message), message),
  );
  const pacts = (await compareStatically(contract, pact)).map(({ interaction, operation, place, message }) =>
    problemOf('pact', operation, `${interaction}: ${place}: ${message}`),
  );
  return [...own, ...pacts];
}

function problemOf(rule: 'contract' | 'pact', operation: string, message: string): Omit<Reported, 'known'> {
  const fingerprint = fingerprintOf('contract lint', [rule, operation, message]);
  const contractPlace = placeIn(message) || (isOperationId(operation) ? lineOfOperation(operation) : '');
  return { rule, level: 'error', operation, pointer: '', message, contractPlace, fingerprint };
}

/** A sentence begins with the operation that it is about, or with its place in the document. */
function operationIn(message: string): string {
  const [name = ''] = /^[\w]+\.[\w]+/.exec(message) ?? [];
  return isOperationId(name) ? name : '';
}

function placeIn(message: string): string {
  const [, schema = '', field = ''] =
    /^\/components\/schemas\/(\w+)(?:\/properties\/(\w+))?/.exec(message) ?? [];
  return schema === '' ? '' : lineOfField(schema, field);
}

export function lintReport({ problems, baseline }: LintReport, format: Format): string {
  const counting = problems.filter(({ known }) => known === null);
  const stale = baseline === null ? [] : baselineWarnings(baseline);
  const forms: Readonly<Record<Format, () => string>> = {
    pretty: () => {
      const known = problems.length - counting.length;
      const whole = known > 0 ? [`${known} known problems were passed over.`] : [WHOLE];
      const lines = counting.length > 0 ? counting.map(({ message }) => message) : whole;
      return [...lines, ...stale.map((text) => `${baseline?.file}: ${text}`)].join('\n');
    },
    json: () => JSON.stringify({ version: 1, problems, baseline }, null, 2),
    junit: () =>
      junitReport(
        'replica contract lint',
        RULES.map(({ name }) => caseOf(name, problems)),
        0,
      ),
    github: () =>
      [
        ...counting.map(({ operation, message, contractPlace }) =>
          annotation('error', operation || 'contract', message, contractPlace),
        ),
        ...stale.map((text) => annotation('warning', 'baseline', text, baseline?.file)),
      ].join('\n'),
    sarif: () =>
      sarifReport({ tool: 'contract lint', rules: RULES, findings: problems, baseline, isWhole: true }),
  };
  return forms[format]();
}

const WHOLE = 'The contract is whole, and the pacts keep to it.';

function caseOf(rule: string, problems: readonly Reported[]) {
  const own = problems.filter((one) => one.rule === rule);
  const known = own.flatMap((one) =>
    one.known ? [`known until ${one.known.expires}: ${one.known.reason}`] : [],
  );
  return {
    ...{ suite: 'contract', classname: rule, name: rule, skipped: [...new Set(known)].join('; ') },
    failures: own
      .filter((one) => one.known === null)
      .map(({ message, contractPlace }) => ({ type: rule, message, text: `contract: ${contractPlace}` })),
  };
}
