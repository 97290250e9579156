import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { ABSENT, createPresence } from './absent.ts';
import { classify, isOnlyReading, merged, sameFinding } from './classify.ts';
import type { CheckResult, Deviation, Finding } from './finding.ts';
import { readLiberally } from './liberal-reply.ts';
import { replyProblem } from './reply-problem.ts';
import {
  type Call,
  curlOf,
  type Reply,
  type Target,
  type Values,
  type WireRequest,
  wireRequest,
} from './request.ts';
import { knock, type Session } from './session.ts';
import { Skipped } from './skipped.ts';

class Unanswered extends Error {
  constructor(
    readonly why: string,
    readonly curl: string,
  ) {
    super(why);
  }
}

export interface Exchange {
  readonly reply: Reply;
  readonly curl: string;
}

export type Found = Omit<Deviation, 'curl'> & { readonly curl?: string };

/** What one check may do. */
export interface Probe {
  call(call: Call): Promise<Exchange>;
  send(operation: OperationId, request: WireRequest): Promise<Exchange>;
  /**
   * A call whose reply has to fit the contract; the check ends where it does not. Of a documented call it goes on where
   * only our reading is at odds with the reply, because what the specification says can still be looked at.
   */
  fitting(call: Call): Promise<Exchange>;
  found(exchange: Pick<Exchange, 'curl'>, found: Found): Finding;
}

/** One verification: the target, who is logged in, and what was found until now. */
export interface Run {
  readonly target: Target;
  readonly isReplica: boolean;
  readonly allowsWrites: boolean;
  readonly seed: number;
  readonly cartIDs: readonly string[];
  readonly checks: CheckResult[];
  readonly findings: Finding[];
  session: Session;
  /** What the member really has, by the parameters' names; what is not there is left out. */
  live: Values;
  /** What is chosen in one of the member's cart lines; the same names may mean other things where no choice is asked for. */
  choice: Values;
  /** The member's cart lines, as the target sent them. */
  lines: readonly unknown[];
  /** Those of them that nothing is known against. */
  orderable: readonly unknown[];
  /** The member's membership; empty for an ordinary one. */
  vipName: string;
  isChosen(operation: OperationId): boolean;
  /** Another session of the same member; null where it is refused. */
  logIn(): Promise<string | null>;
  /** Whether the target stopped answering altogether. */
  isCutShort(): boolean;
  check(operation: OperationId, check: string, work: (probe: Probe) => Promise<void>): Promise<void>;
}

export interface RunParts {
  readonly target: Target;
  readonly isReplica: boolean;
  readonly allowsWrites: boolean;
  readonly seed: number;
  readonly cartIDs: readonly string[];
  readonly session: Session;
  readonly isChosen: (operation: OperationId) => boolean;
  readonly logIn: () => Promise<string | null>;
  readonly redact: (text: string) => string;
  readonly onProgress: (operation: OperationId) => void;
}

class EndOfCheck extends Error {}

export function createRun({ redact, onProgress, ...parts }: RunParts): Run {
  const checks: CheckResult[] = [];
  const findings: Finding[] = [];
  // Waiting for each request of an operation that does not answer would take hours.
  const silent = new Set<OperationId>();
  const calls = createPresence(parts.isReplica);
  let isCutShort = false;

  function note(finding: Finding): number {
    const at = findings.findIndex((known) => sameFinding(known, finding));
    const known = findings[at];
    if (known === undefined) return findings.push(finding) - 1;
    findings[at] = merged(known, finding);
    return at;
  }

  async function check(operation: OperationId, name: string, work: (probe: Probe) => Promise<void>) {
    if (!parts.isChosen(operation)) return;
    const result = { operation, check: name };
    const skip = (reason: string) => checks.push({ ...result, outcome: 'skipped', reason, findings: [] });
    if (operationMeta(operation).effect === 'write' && !parts.allowsWrites) {
      return void skip('it writes, and writes are not allowed');
    }
    if (isCutShort) return void skip('the target stopped answering');
    if (silent.has(operation)) return void skip('the operation does not answer');
    if (calls.isAbsent(operation)) return void skip(ABSENT);
    onProgress(operation);
    const own = new Set<number>();
    const add = (deviation: Deviation) => {
      const finding = classify(operation, name, deviation, redact);
      own.add(note(finding));
      return finding;
    };
    try {
      await work(probeOf(parts.target, add, (reply) => calls.look(operation, reply)));
    } catch (error) {
      if (error instanceof Skipped && own.size === 0) return void skip(error.message);
      if (error instanceof Unanswered) {
        silent.add(operation);
        const told = { expected: 'an answer', actual: error.why, pointer: '', curl: error.curl };
        add({ kind: 'unreachable', ...told });
        isCutShort = !(await knock(parts.target)).ok;
      } else if (!(error instanceof EndOfCheck || error instanceof Skipped)) throw error;
    }
    checks.push({ ...result, outcome: own.size > 0 ? 'failed' : 'passed', reason: '', findings: [...own] });
  }

  return {
    ...parts,
    checks,
    findings,
    check,
    live: {},
    choice: {},
    lines: [],
    orderable: [],
    vipName: '',
    isCutShort: () => isCutShort,
  };
}

function probeOf(
  target: Target,
  add: (deviation: Deviation) => Finding,
  look: (reply: Reply) => void,
): Probe {
  async function send(operation: OperationId, request: WireRequest): Promise<Exchange> {
    const curl = curlOf(target.baseUrl, request);
    const answer = await target.send(request);
    if (!answer.ok) throw new Unanswered(answer.why, curl);
    if (answer.reply.status === 429) throw new Skipped('the target asks to slow down (HTTP 429)');
    look(answer.reply);
    return { reply: readLiberally(operation, answer.reply), curl };
  }
  const probe: Probe = {
    send,
    call: (call) => send(call.operation, wireRequest(call)),
    async fitting(call) {
      const exchange = await probe.call(call);
      const problem = replyProblem(call.operation, exchange.reply);
      if (!problem) return exchange;
      if (isOnlyReading(probe.found(exchange, problem))) return exchange;
      throw new EndOfCheck();
    },
    found: ({ curl }, found) => add({ curl, ...found }),
  };
  return probe;
}

/** The token of the member who is logged in; without one the check says so instead of testing. */
export function tokenFor(run: Run, operation: OperationId): string | null {
  const { session } = operationMeta(operation);
  if (session === 'none') return null;
  if (session === 'required' && run.session.token === null) throw new Skipped(NEEDS_LOGIN);
  return run.session.token;
}

export const NEEDS_LOGIN = 'it needs a login';
