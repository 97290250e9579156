import { isOperationId, type OperationId, operationMeta } from '#contracts/operations.ts';
import { joinedPact, operationOf, type PactInteraction } from '#contracts/pact/pact-file.ts';
import { isOnlyReading } from './classify.ts';
import { namesSomethingStored } from './generate-input.ts';
import { firstMismatch, type MatchingRules } from './matcher.ts';
import { replyProblem } from './reply-problem.ts';
import type { WireRequest } from './request.ts';
import type { Probe, Run } from './run.ts';
import { Skipped } from './skipped.ts';
import { isObject, keysOf, partAt } from './values/json-parts.ts';

/** How an interaction's states come about; false where they cannot. */
export type SetStates = ((interaction: PactInteraction) => Promise<void>) | null;

/** Replays what consumer and provider agreed on: all of it where states can be set, otherwise what needs none. */
export async function replayPact(run: Run, setStates: SetStates): Promise<void> {
  for (const interaction of joinedPact().interactions) {
    const operation = operationOf(interaction);
    if (!isOperationId(operation)) throw new RangeError(`the pact has an unknown operation "${operation}"`);
    if (setStates === null && !isStateless(run, operation, interaction)) continue;
    const situation = interaction.description.slice(operation.length + 2);
    await run.check(operation, `agreed: ${situation}`, async (probe) => {
      await setStates?.(interaction);
      const hasOwnData = setStates === null;
      const token = hasOwnData ? ownToken(run, interaction) : null;
      const isLoggedIn = (interaction.providerStates ?? []).some(({ name }) => name === 'logged-in');
      const isVisitor = operationMeta(operation).session !== 'none' && !isLoggedIn;
      await replay(operation, interaction, probe, { hasOwnData, token, isVisitor });
    });
  }
}

/** A token that nobody has is as good as one that has ended. */
const FREE_STATES = ['logged-in', 'session-expired', 'personas-seeded'];

/** Whether any server can answer it: it only reads, and names neither an account nor anything stored. */
function isStateless(run: Run, operation: OperationId, interaction: PactInteraction): boolean {
  const { providerStates = [], request } = interaction;
  if (operationMeta(operation).effect === 'write') return false;
  if (!providerStates.every(({ name }) => FREE_STATES.includes(name))) return false;
  if (providerStates.some(({ name }) => name === 'session-expired')) return true;
  // A wrong password would count against the account, and a right one is used by the login of this run.
  if (operation === 'LoginServiceMag.loginByPassword') return false;
  const account = providerStates.find(({ name }) => name === 'logged-in')?.params?.account;
  if (account !== undefined && account !== run.session.account) return false;
  const names = [...Object.keys(request.query ?? {}), ...new URLSearchParams(request.body ?? '').keys()];
  return !names.some(namesSomethingStored);
}

function ownToken(run: Run, { providerStates = [] }: PactInteraction): string | null {
  if (!providerStates.some(({ name }) => name === 'logged-in')) return null;
  if (run.session.token === null) throw new Skipped('it needs a login');
  return run.session.token;
}

function wireRequest({ request }: PactInteraction, token: string | null): WireRequest {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  ).toString();
  const lower = Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  const headers: Record<string, string> = Object.fromEntries(lower);
  return {
    method: request.method,
    path: query ? `${request.path}?${query}` : request.path,
    headers: token === null ? headers : { ...headers, authorization: token },
    ...(request.body === undefined ? {} : { body: request.body }),
  };
}

async function replay(
  operation: OperationId,
  interaction: PactInteraction,
  probe: Probe,
  { hasOwnData, token, isVisitor }: { hasOwnData: boolean; token: string | null; isVisitor: boolean },
): Promise<void> {
  const exchange = await probe.send(operation, wireRequest(interaction, token));
  const { response } = interaction;
  const mayBeUnreadable = response.status === 400;
  const problem = replyProblem(operation, exchange.reply, { mayBeUnreadable, isVisitor });
  if (problem) {
    if (!isOnlyReading(probe.found(exchange, problem)) || exchange.reply.status !== 200) return;
  }
  if (exchange.reply.status !== response.status) {
    const [expected, actual] = [`HTTP ${response.status}`, `HTTP ${exchange.reply.status}`];
    // That a request which cannot be read is HTTP 400 is our reading.
    const provenance = response.status === 400 ? 'assumed' : operationMeta(operation).provenance;
    probe.found(exchange, { kind: 'contract', expected, actual, pointer: '', provenance });
    return;
  }
  const { json, text } = exchange.reply;
  const mismatch = firstMismatch(
    response.body,
    isObject(response.body) || isObject(json) ? json : text,
    bodyRules(response.matchingRules),
  );
  if (!mismatch) return;
  // Nobody gave the member what the agreement takes for granted.
  const part = partAt(json, keysOf(mismatch.pointer));
  const isNone = Array.isArray(part) && part.length === 0;
  if (hasOwnData && isNone) throw new Skipped(`the member has nothing at ${mismatch.pointer}`);
  const reading = isVisitor && operationMeta(operation).provenance === 'documented';
  probe.found(exchange, {
    kind: 'contract',
    ...mismatch,
    ...(reading ? { provenance: 'assumed' as const } : {}),
  });
}

function bodyRules(rules: unknown): MatchingRules {
  const body = isObject(rules) ? rules.body : undefined;
  return isObject(body) ? (body as MatchingRules) : {};
}
