/** What a target shows of what the contract assumes: confirmed, refuted, or not seen. */
import { OPERATIONS, type OperationId } from '#contracts/operations.ts';
import { fromWire } from '#contracts/servlet-url.ts';
import { quick } from '#server/servlet/ajv.ts';
import { lineOfField, lineOfOperation } from '../contract-place.ts';
import { isSuccess } from '../reply-success.ts';
import type { Reply, Target } from '../request.ts';
import { wordAt } from '../values/json-parts.ts';
import { type Assumption, assumptions, pathText, valuesAt } from './assumptions.ts';

export type Verdict = 'confirmed' | 'refuted' | 'not seen';

/** The stable form of one assumption, as `--ledger` writes it. */
export interface LedgerLine {
  readonly operation: OperationId;
  readonly path: string;
  readonly aspect: Assumption['aspect'];
  readonly state: Verdict;
  /** How often it could be looked at. */
  readonly seen: number;
  readonly expected: string;
  /** What was there, as types; where certain values were expected, the values that were not among them. */
  readonly observed: readonly string[];
  readonly contractPlace: string;
}

/** With what the patch needs beside it. */
export interface Judged {
  readonly line: LedgerLine;
  readonly assumption: Assumption;
  readonly types: readonly string[];
  readonly strange: readonly (string | number | boolean)[];
}

export interface Ledger {
  /** The target as before, but everything it answers is looked at. */
  readonly target: Target;
  judge(): Judged[];
}

const byPath = new Map(OPERATIONS.map(({ path, id }) => [path, id]));

export function createLedger(target: Target): Ledger {
  const kept = assumptions().map((assumption) => createTally(assumption));
  const look = (operation: OperationId, reply: Reply) => {
    if (!isSuccess(operation, reply) || isVisitor(operation, reply)) return;
    for (const tally of kept)
      if (tally.assumption.operation === operation) tally.look(reply.json ?? reply.text);
  };
  return {
    target: {
      baseUrl: target.baseUrl,
      async send(request) {
        const answer = await target.send(request);
        const wire = fromWire(request.path);
        const [path = ''] = (wire.ok ? wire.url : request.path).split('?');
        const operation = byPath.get(path);
        if (answer.ok && operation !== undefined) look(operation, answer.reply);
        return answer;
      },
    },
    judge: () => kept.map((tally) => tally.judge()),
  };
}

/** The reply to somebody who is not logged in is another one. */
function isVisitor(operation: OperationId, { json }: Reply): boolean {
  return operation === 'UserCenterMag.userIsLogin3' && wordAt(json, ['status']) !== '1';
}

const MOST_VALUES = 8;
const LONGEST = 40;

function createTally(assumption: Assumption) {
  const { operation, aspect, path, form, schema, field } = assumption;
  const fits = quick.compile(form);
  const types = new Set<string>();
  const strange = new Set<string | number | boolean>();
  let [seen, wrong] = [0, 0];

  function look(body: unknown): void {
    const { values, missing } = valuesAt(body, path);
    if (aspect === 'presence') {
      seen += values.length + missing;
      wrong += missing;
      return;
    }
    for (const value of values) {
      seen += 1;
      types.add(typeOf(value));
      if (fits(value)) continue;
      wrong += 1;
      if (isShown(value) && strange.size < MOST_VALUES) strange.add(value);
    }
  }

  /** Only where certain values were expected, because any other may be somebody's name. */
  function isShown(value: unknown): value is string | number | boolean {
    if (!('enum' in form || 'const' in form)) return false;
    return ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= LONGEST;
  }

  function observed(): string[] {
    if (aspect === 'presence') return wrong > 0 ? [`missing ${wrong} of ${seen} times`] : [];
    return [...[...types].sort(), ...[...strange].map((value) => JSON.stringify(value)).sort()];
  }

  return {
    assumption,
    look,
    judge: (): Judged => ({
      assumption,
      types: [...types].sort(),
      strange: [...strange],
      line: {
        ...{ operation, path: pathText(path), aspect, seen },
        state: seen === 0 ? 'not seen' : wrong > 0 ? 'refuted' : 'confirmed',
        expected: aspect === 'presence' ? 'always there' : JSON.stringify(form),
        observed: observed(),
        contractPlace: (schema !== '' && lineOfField(schema, field)) || lineOfOperation(operation),
      },
    }),
  };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** One line for the end of a report. */
export function ledgerSummary(lines: readonly LedgerLine[]): string {
  const count = (state: Verdict) => lines.filter((line) => line.state === state).length;
  return `Of ${lines.length} assumptions about documented calls ${count('confirmed')} are confirmed, ${count('refuted')} refuted, ${count('not seen')} not seen.`;
}

/** The refuted ones, as sentences. */
export function refutedLines(lines: readonly LedgerLine[]): string[] {
  return lines
    .filter(({ state }) => state === 'refuted')
    .map(
      ({ operation, path, aspect, expected, observed, contractPlace }) =>
        `  refuted: the ${aspect} of ${operation} ${path || 'as a whole'}: assumed ${expected}, seen ${observed.join(', ')} (${contractPlace})`,
    );
}
