import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { UsageError } from '../cli/flags.ts';
import type { Verification } from './finding.ts';
import { createLedger } from './ledger/ledger.ts';
import { proposePatch } from './ledger/patch.ts';
import { readLiveIds } from './live-ids.ts';
import { replayPact } from './replay.ts';
import { isOwnReplica, resetReplica, setStates } from './replica-control.ts';
import type { Target } from './request.ts';
import { checkAmounts } from './rules/amounts.ts';
import { checkCart } from './rules/cart.ts';
import { checkMember } from './rules/member.ts';
import { checkPrice } from './rules/price.ts';
import { checkSaving } from './rules/saving.ts';
import { createRun } from './run.ts';
import { checkSchemas, reportNeededLogins } from './schema-checks.ts';
import { awaitTarget, type LoginRecipe, login } from './session.ts';
import { redacted } from './values/redact.ts';

export interface VerifyOptions {
  readonly target: Target;
  readonly recipe: LoginRecipe;
  readonly allowsWrites: boolean;
  readonly seed: number;
  readonly waitMs: number;
  readonly cartIDs: readonly string[];
  readonly isChosen: (operation: OperationId) => boolean;
  readonly say: (text: string) => void;
}

const ENDED_TOKEN =
  'REPLICA_TOKEN would end with the reset of the replica: use REPLICA_ACCOUNT, or leave out --allow-writes.';
const RULES = [checkMember, checkCart, checkPrice, checkAmounts, checkSaving];

/** Verifies any server over plain HTTP; nothing of our own server takes part. */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const ledger = createLedger(options.target);
  const { target } = ledger;
  const { recipe, allowsWrites, seed, cartIDs, isChosen, say } = options;
  const begun = performance.now();
  await awaitTarget(target, options.waitMs, () => performance.now());
  const isReplica = await isOwnReplica(target);
  const isFree = isReplica && allowsWrites;
  if (isFree) {
    if (recipe.token !== null) throw new UsageError(ENDED_TOKEN);
    say('The target is a replica on this machine: it is reset before, during and after the verification.');
    await resetReplica(target);
  }
  const session = await login(target, recipe);
  if (session.token === null) say(`Nobody is logged in: ${session.refusal}.`);
  const { redact, learn } = secretKeeper(recipe);
  learn(session.token);
  const run = createRun({
    ...{ target, isReplica, allowsWrites, seed, cartIDs, session, isChosen, redact },
    onProgress: progress(say),
    logIn: async () => {
      const { token } = await login(target, recipe);
      learn(token);
      return token;
    },
  });

  await replayPact(run, isFree ? (interaction) => setStates(target, interaction) : null);
  if (isFree && !run.isCutShort()) {
    // The states ended the session.
    await resetReplica(target);
    run.session = await login(target, recipe);
    learn(run.session.token);
  }
  await readLiveIds(run);
  for (const check of RULES) await check(run);
  // What writes comes last, because it uses up what the rest looks at.
  const chosen = OPERATIONS.filter(({ id }) => isChosen(id));
  const reads = chosen.filter(({ effect }) => effect === 'read');
  const writes = chosen.filter(({ effect }) => effect === 'write');
  for (const meta of [...reads, ...writes]) await checkSchemas(run, meta);
  await reportNeededLogins(run, chosen);
  if (isFree && !run.isCutShort()) await resetReplica(target);

  const { checks, findings } = run;
  const ms = Math.round(performance.now() - begun);
  const isCutShort = run.isCutShort();
  const judged = isReplica ? [] : ledger.judge().filter(({ line }) => isChosen(line.operation));
  const assumptions = judged.map(({ line }) => line);
  const about = { baseUrl: redact(target.baseUrl), isReplica, allowsWrites, seed, ms, isCutShort };
  return { ...about, checks, findings, assumptions, proposal: proposePatch(judged) };
}

/** Each session of the run has a token of its own, and none of them may be shown. */
function secretKeeper({ password, token }: LoginRecipe) {
  const marks = new Map<string, string>();
  if (password) marks.set(password, '$PASSWORD');
  const learn = (known: string | null) => {
    if (known) marks.set(known, '$TOKEN');
  };
  learn(token);
  return { learn, redact: (text: string) => redacted(text, marks) };
}

function progress(say: (text: string) => void): (operation: OperationId) => void {
  let last = '';
  return (operation) => {
    if (operation !== last) say(`  ${operation}`);
    last = operation;
  };
}
