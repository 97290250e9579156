import { appendFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { helpInLanguage } from '#scripts/setup/words/words.mjs';
import { describeFlags, type Flags, oneOf, optional, parseFlags, UsageError } from '../cli/flags.ts';
import { writeOutput } from '../cli/output.ts';
import { EXIT } from '../cli/run.ts';
import {
  type Delivery,
  deliver,
  deliveryOf,
  type Format,
  heldAgainst,
  REPORT_FLAGS,
} from '../report/reports.ts';
import { findingFingerprint } from './classify.ts';
import type { Verification, VerifyReport } from './finding.ts';
import { githubReport, githubSummary } from './report/github.ts';
import { jsonReport, ledgerFile } from './report/json.ts';
import { verifyJUnit } from './report/junit.ts';
import { prettyReport } from './report/pretty.ts';
import { verifySarif } from './report/sarif.ts';
import { createTarget } from './request.ts';
import { loginCall } from './session.ts';
import { addressOf, chosenBy, milliseconds, seedOf } from './values/flag-values.ts';
import { verify } from './verify.ts';

const FAIL_ON = ['any', 'documented', 'none'] as const;

export const VERIFY_FLAGS = {
  'base-url': optional('the server to verify, such as http://127.0.0.1:5180 (required)'),
  'allow-writes': {
    kind: 'switch',
    meaning:
      'also call what writes; a replica on this machine is reset for it, elsewhere only what should be refused is tried and put back',
  },
  include: { kind: 'list', meaning: 'only these operations, such as ShopCarService.*' },
  exclude: { kind: 'list', meaning: 'all but these operations' },
  seed: {
    kind: 'text',
    fallback: '1',
    meaning: 'draws bad values and choices; the same seed draws the same',
  },
  'wait-for': {
    kind: 'text',
    fallback: '0s',
    meaning: 'how long the target may take until it answers: 30s, 2m',
  },
  timeout: { kind: 'text', fallback: '10s', meaning: 'how long one request may take: 500ms, 10s' },
  'fail-on': oneOf(
    FAIL_ON,
    'what makes the exit code 1; documented passes over what the specification does not say',
  ),
  login: {
    kind: 'text',
    fallback: 'LoginServiceMag.loginByPassword',
    meaning:
      'the call that logs in, or a path of the server; :user,word behind it names its two fields, which are account,password',
  },
  'cart-id': {
    kind: 'list',
    meaning: 'cart lines of the member, for a target without cartList; the print rules need one of each kind',
  },
  ...REPORT_FLAGS,
  ledger: optional('a file for what the contract assumes: confirmed, refuted, not seen; not of a replica'),
  patch: optional('a file for the change of the contract that follows, for git apply'),
  quiet: { kind: 'switch', meaning: 'no progress on the standard error' },
} as const satisfies Flags;

export const VERIFY_HELP = `replica verify --base-url URL
  whether a server keeps to the contract and to the rules of the specification
${describeFlags(VERIFY_FLAGS)}
  ${'--help'.padEnd(34)} this text

Environment: REPLICA_ACCOUNT and REPLICA_PASSWORD log in (super unless set), REPLICA_TOKEN is used in their place;
REPLICA_CART_ID names cart lines as --cart-id does; --format github adds a table where GITHUB_STEP_SUMMARY says; NO_COLOR.
Exit codes: 0 ok, 1 findings, 2 usage or nothing tested, 3 unreachable, 4 our own error, 130 interrupted.
Findings that a baseline knows are 0 until their day is over, and 1 again from then on.`;

/** What the command needs of its process. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** The day by which known findings are over. */
  readonly today: string;
  readonly write: (text: string) => void;
  readonly say: (text: string) => void;
}

/** `replica verify`; answers the exit code. */
export async function verifyCommand(args: readonly string[], around: Surroundings): Promise<number> {
  if (args.includes('--help')) {
    around.write(helpInLanguage(VERIFY_HELP, around.env));
    return EXIT.ok;
  }
  const { flags, words } = parseFlags(args, VERIFY_FLAGS);
  if (words.length > 0) throw new UsageError(`"${words[0]}" was not expected here.`);
  const { env } = around;
  const delivery = deliveryOf(flags);
  const verification = await verify({
    target: createTarget(addressOf(flags['base-url']), milliseconds(flags.timeout, 'timeout')),
    recipe: {
      call: loginCall(flags.login),
      account: env.REPLICA_ACCOUNT || 'super',
      password: env.REPLICA_PASSWORD || DEMO_PASSWORD,
      token: env.REPLICA_TOKEN || null,
    },
    allowsWrites: flags['allow-writes'],
    seed: seedOf(flags.seed),
    waitMs: milliseconds(flags['wait-for'], 'wait-for'),
    cartIDs:
      flags['cart-id'].length > 0 ? flags['cart-id'] : (env.REPLICA_CART_ID ?? '').split(',').filter(Boolean),
    isChosen: chosenBy(flags.include, flags.exclude),
    say: flags.quiet ? () => {} : around.say,
  });
  demandSomethingTested(verification);
  const report = reportOf(verification, delivery, around.today);
  deliver(
    delivery,
    (format, isShown) => written(report, format, isShown && isColoured(around)),
    around.write,
  );
  if (flags.ledger !== '') writeOutput(flags.ledger, `${ledgerFile(report)}\n`, 'ledger');
  if (flags.patch !== '') writeOutput(flags.patch, report.proposal.patch, 'patch');
  if (flags.format === 'github' && env.GITHUB_STEP_SUMMARY) {
    summarise(env.GITHUB_STEP_SUMMARY, report);
  }
  if (report.isCutShort) return EXIT.unreachable;
  return hasFailed(report, flags['fail-on']) ? EXIT.findings : EXIT.ok;
}

function demandSomethingTested({ checks, findings }: Verification): void {
  if (findings.length > 0 || checks.some(({ outcome }) => outcome !== 'skipped')) return;
  const reasons = [...new Set(checks.map(({ reason }) => reason))].join('; ');
  throw new UsageError(`Nothing was tested: ${reasons || 'no operation was chosen'}.`);
}

/** An entry of the baseline is only missed where its operation was tested, and tested to the end. */
function reportOf(verification: Verification, delivery: Delivery, today: string): VerifyReport {
  const { checks, isCutShort } = verification;
  const tested = new Set<string>(
    checks.flatMap(({ outcome, operation }) => (outcome === 'skipped' ? [] : [operation])),
  );
  const findings = verification.findings.map((one) => ({ ...one, fingerprint: findingFingerprint(one) }));
  const wasTested = (operation: string) => !isCutShort && tested.has(operation);
  const held = heldAgainst(findings, delivery, { tool: 'verify', today, wasTested }, (one) => {
    return `${one.class} at ${one.pointer || 'the whole reply'} (${one.check}): expected ${one.expected}`;
  });
  return { ...verification, ...held };
}

function written(report: VerifyReport, format: Format, isColoured: boolean): string {
  const forms: Readonly<Record<Format, () => string>> = {
    pretty: () => prettyReport(report, isColoured),
    json: () => jsonReport(report),
    junit: () => verifyJUnit(report),
    github: () => githubReport(report),
    sarif: () => verifySarif(report),
  };
  return forms[format]();
}

function summarise(file: string, report: VerifyReport): void {
  try {
    appendFileSync(file, githubSummary(report));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'cannot be written';
    throw new UsageError(`GITHUB_STEP_SUMMARY: ${why}`);
  }
}

function isColoured({ env, isTerminal }: Surroundings): boolean {
  return isTerminal && !env.NO_COLOR;
}

function hasFailed({ findings }: VerifyReport, failOn: string): boolean {
  if (failOn === 'none') return false;
  return findings.some(
    ({ provenance, known }) => known === null && (failOn === 'any' || provenance === 'documented'),
  );
}
