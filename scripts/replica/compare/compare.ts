import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { helpInLanguage } from '#scripts/setup/words/words.mjs';
import { describeFlags, type Flags, optional, parseFlags, UsageError } from '../cli/flags.ts';
import { EXIT } from '../cli/run.ts';
import { deliver, deliveryOf, heldAgainst, REPORT_FLAGS, today } from '../report/reports.ts';
import { journey } from './journey.ts';
import { operationsMatching } from './operation-patterns.ts';
import { placed, report, sentence } from './report.ts';
import { runJourney } from './run-journey.ts';
import { reachable } from './side.ts';

export const COMPARE_FLAGS = {
  account: optional(
    'who logs in on both, super unless REPLICA_ACCOUNT says; the password is REPLICA_PASSWORD',
  ),
  ...REPORT_FLAGS,
  include: { kind: 'list', meaning: 'only these operations, such as ShopCarService.*' },
  'allow-writes': { kind: 'switch', meaning: 'also change things, on both servers' },
  seed: optional('draws counts and pages; another one each time unless given'),
} as const satisfies Flags;

const HELP = `replica compare A B
  the same journey on two servers, and what they answer differently
${describeFlags(COMPARE_FLAGS)}

Exit codes: 0 no difference that is not known, 1 differences, 2 usage or nothing compared, 3 unreachable, 4 our own error.`;

const SEEDS = 2 ** 31;

/** `replica compare A B`, with the environment and a voice of its own. */
export async function compare(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (text: string) => void,
  day = today(),
): Promise<number> {
  if (args.includes('--help')) {
    say(helpInLanguage(HELP, env));
    return EXIT.ok;
  }
  const { flags, words } = parseFlags(args, COMPARE_FLAGS);
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined)
    throw new UsageError('compare needs two addresses: A and B.');
  if (more.length > 0) throw new UsageError(`"${more[0]}" was not expected here.`);
  const included = flags.include.length > 0 ? operationsMatching(flags.include, 'include') : null;
  const seed = seedOf(flags.seed);
  const delivery = deliveryOf(flags);
  const traveller = {
    account: flags.account || env.REPLICA_ACCOUNT || 'super',
    password: env.REPLICA_PASSWORD || DEMO_PASSWORD,
    seed,
  };
  const [addressA, addressB] = [addressOf(first), addressOf(second)];
  const [a, b] = [await reachable(addressA), await reachable(addressB)];
  const steps = journey(traveller, { allowsWrites: flags['allow-writes'] });
  const comparison = await runJourney({ a, b }, steps, included);
  if (comparison.compared.length === 0) {
    const reasons = [...new Set(comparison.skipped.map(({ reason }) => reason))].join('; ');
    throw new UsageError(`Nothing was compared: ${reasons || 'the journey calls none of these operations'}.`);
  }
  const compared = new Set<string>(comparison.compared.map(({ operation }) => operation));
  const looked = { tool: 'compare', today: day, wasTested: (one: string) => compared.has(one) } as const;
  const { findings, baseline } = heldAgainst(comparison.differences.map(placed), delivery, looked, sentence);
  const found = { a, b, seed, ...comparison, differences: findings, baseline };
  deliver(delivery, (format) => report(found, format), say);
  return findings.some(({ known }) => known === null) ? EXIT.findings : EXIT.ok;
}

function seedOf(text: string): number {
  if (text === '') return Math.floor(Math.random() * SEEDS);
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed >= SEEDS) throw new UsageError(`--seed is a whole number, not "${text}".`);
  return seed;
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is no address such as http://127.0.0.1:5180.`);
  }
  return text;
}
