import { type OperationMeta, operationMeta } from '#contracts/operations.ts';
import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { isOnlyReading } from './classify.ts';
import type { Deviation } from './finding.ts';
import {
  type BadInput,
  badInputs,
  exampleInput,
  namesSomethingStored,
  UNKNOWN_ID,
  withUnknownIds,
} from './generate-input.ts';
import { replyProblem } from './reply-problem.ts';
import { hasOtherCode, isSuccess, refusedAt } from './reply-success.ts';
import type { Values } from './request.ts';
import { type Probe, type Run, tokenFor } from './run.ts';
import { keysOf, partAt, wordAt } from './values/json-parts.ts';
import { told } from './values/redact.ts';

const LOGIN = 'LoginServiceMag.loginByPassword';
const LOGOUT = 'web.doLoginout';

/** The contract's own input, with what the member really has in the place of the contract's ids. */
function usualInput(run: Run, meta: OperationMeta): Values {
  const example = exampleInput(meta);
  const known = 'cnums' in example ? { ...run.live, ...run.choice } : run.live;
  const input: Values = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, known[name] ?? value]),
  );
  return meta.effect === 'write' && !run.isReplica ? withUnknownIds(input) : input;
}

/** What an operation has to answer whatever is sent, read off the schemas of the contract. */
export async function checkSchemas(run: Run, meta: OperationMeta): Promise<void> {
  await checkUsual(run, meta);
  if (meta.session === 'required') await checkWithoutSession(run, meta);
  await checkBadInputs(run, meta);
}

/** The session of this run must outlive the checks of the logout. */
const lentToken = (run: Run, { id }: OperationMeta) => (id === LOGOUT ? null : tokenFor(run, id));

async function checkUsual(run: Run, meta: OperationMeta): Promise<void> {
  if (meta.effect === 'write' && !run.isReplica) return;
  await run.check(meta.id, 'usual input', async (probe) => {
    const token = lentToken(run, meta);
    const { account, password } = run.session;
    const isLogin = meta.id === LOGIN && account !== null;
    const input = isLogin ? { account, password } : usualInput(run, meta);
    const exchange = await probe.fitting({ operation: meta.id, input, token });
    const { json } = exchange.reply;
    const pointer = refusedAt(meta.id, exchange.reply);
    if (pointer === null) return;
    const code = wordAt(json, ['code']);
    const isDenied = token !== null && code === '401';
    if (!isDenied && !mustSucceed(run, meta, input)) return;
    const actual = told(partAt(json, keysOf(pointer)));
    const provenance = pointer === '/code' && hasOtherCode(meta.id, json) ? 'assumed' : meta.provenance;
    probe.found(exchange, { kind: 'contract', expected: 'a success', actual, pointer, provenance });
  });
}

/** What they name may be in a state that allows nothing, or be nothing that this server has. */
const DEPENDS = /^(orderNos|payNo|loginSessionID|thirdLoginType|cnums|code|version)$/;

/** Only what reads, and what the member certainly has. */
function mustSucceed(run: Run, meta: OperationMeta, input: Values): boolean {
  if (meta.effect === 'write' || (meta.id === LOGIN && run.session.account === null)) return false;
  const isThere = (name: string) => !namesSomethingStored(name) || run.live[name] !== undefined;
  const isLoggedIn = run.session.token !== null || meta.session === 'none';
  if (meta.membership !== null && !isAreaOpen(meta.membership, run.vipName)) return false;
  return isLoggedIn && Object.keys(input).every((name) => !DEPENDS.test(name) && isThere(name));
}

async function checkWithoutSession(run: Run, meta: OperationMeta): Promise<void> {
  await run.check(meta.id, 'without a session', async (probe) => {
    const exchange = await probe.call({ operation: meta.id, input: usualInput(run, meta), token: null });
    const problem = replyProblem(meta.id, exchange.reply, { isVisitor: true });
    if (problem && !isOnlyReading(probe.found(exchange, problem))) return;
    const { json, status } = exchange.reply;
    const code = wordAt(json, ['code']);
    if (code === '401') return;
    const actual = code || `HTTP ${status} without a code`;
    // The specification names the code 401, and not who answers it.
    const provenance = meta.provenance === 'documented' ? 'assumed' : meta.provenance;
    probe.found(exchange, { kind: 'contract', expected: '401', actual, pointer: '/code', provenance });
  });
}

async function checkBadInputs(run: Run, meta: OperationMeta): Promise<void> {
  // Wrong passwords of a real account would lock it.
  const usual = meta.id === LOGIN ? { account: 'nobody-at-all', password: 'x' } : usualInput(run, meta);
  for (const { parameter, inputs } of badInputs(meta, usual, run.seed)) {
    const allowed = inputs.filter((input) => isHarmless(run, meta, parameter, input));
    if (allowed.length === 0) continue;
    await run.check(meta.id, `bad values of ${parameter}`, async (probe) => {
      for (const input of allowed) await checkBadInput(run, meta, input, probe);
    });
  }
}

/** On a server that is not ours a write is only tried where nothing can come of it: under an id that nobody has. */
function isHarmless(run: Run, meta: OperationMeta, parameter: string, input: BadInput): boolean {
  if (meta.effect === 'read' || run.isReplica) return true;
  if (namesSomethingStored(parameter)) return input.sent.input[parameter] === UNKNOWN_ID && !input.sent.json;
  return input.label === 'missing' || Object.keys(input.sent.input).some(namesSomethingStored);
}

async function checkBadInput(run: Run, meta: OperationMeta, input: BadInput, probe: Probe): Promise<void> {
  const exchange = await probe.call({ operation: meta.id, token: lentToken(run, meta), ...input.sent });
  const { mayBeUnreadable } = input;
  const problem = replyProblem(meta.id, exchange.reply, { mayBeUnreadable });
  if (problem && !isOnlyReading(probe.found(exchange, problem))) return;
  if (input.mustBeRefused && isSuccess(meta.id, exchange.reply)) probe.found(exchange, accepted(input));
}

function accepted({ label }: BadInput): Omit<Deviation, 'curl'> {
  const expected = `a refusal of ${label}`;
  return { kind: 'rule', expected, actual: 'success', pointer: '', provenance: 'assumed' };
}

/** Says of each operation that nobody could be logged in for it, unless something else is known of it. */
export async function reportNeededLogins(run: Run, metas: readonly OperationMeta[]): Promise<void> {
  if (run.session.token !== null) return;
  for (const { id } of metas) {
    const isKnown = run.findings.some((finding) => finding.operation === id);
    if (operationMeta(id).session !== 'required' || isKnown) continue;
    await run.check(id, 'with a session', async (probe) => {
      const actual = run.session.refusal;
      probe.found({ curl: '' }, { kind: 'needs login', expected: 'a session', actual, pointer: '' });
    });
  }
}
