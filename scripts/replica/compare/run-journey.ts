import { randomUUID } from 'node:crypto';
import { type OperationId, operationMeta } from '#contracts/operations.ts';
import { type DifferenceKind, differencesOf } from './differences.ts';
import { createPairs } from './pairs.ts';
import { wordOf } from './replies.ts';
import { type Answer, call, knownIds } from './side.ts';
import { LOGIN, type Step, type Values } from './step.ts';

export interface Difference {
  readonly operation: OperationId;
  readonly step: string;
  readonly pointer: string;
  readonly a: unknown;
  readonly b: unknown;
  readonly kind: DifferenceKind;
}

export interface Skipped {
  readonly operation: OperationId;
  readonly step: string;
  readonly reason: string;
}

export interface Comparison {
  readonly compared: readonly { readonly operation: OperationId; readonly step: string }[];
  readonly skipped: readonly Skipped[];
  readonly differences: readonly Difference[];
}

interface Side {
  readonly base: string;
  readonly replies: Map<string, unknown>;
  readonly ids: ReturnType<typeof knownIds>;
  readonly run: string;
  token: string | null;
}

function sideOf(base: string): Side {
  return { base, replies: new Map(), ids: knownIds(), run: randomUUID(), token: null };
}

/** Sends both servers on the journey, step by step, and compares what they answer. */
export async function runJourney(
  bases: { readonly a: string; readonly b: string },
  steps: readonly Step[],
  included: ReadonlySet<OperationId> | null,
): Promise<Comparison> {
  const [a, b] = [sideOf(bases.a), sideOf(bases.b)];
  const pairs = createPairs();
  const compared: Comparison['compared'][number][] = [];
  const skipped: Skipped[] = [];
  const differences: Difference[] = [];

  for (const step of withNeeds(steps, included)) {
    const { name, operation } = step;
    const isCounted = included === null || included.has(operation);
    const reason = step.as === 'member' ? withoutLogin(a, b) : null;
    const [inputA, inputB] = reason === null ? inputsOf(step, a, b) : [null, null];
    if (inputA === null || inputB === null) {
      if (isCounted) skipped.push({ operation, step: name, reason: reason ?? withoutInput(inputA, inputB) });
      continue;
    }
    if (operationMeta(operation).effect === 'write') for (const side of [a, b]) side.ids.freeze();
    const [answerA, answerB] = await Promise.all([send(step, a, inputA), send(step, b, inputB)]);
    const spots = differencesOf(
      { answer: answerA, isNewId: a.ids.isNew },
      { answer: answerB, isNewId: b.ids.isNew },
      pairs,
    );
    if (!isCounted) continue;
    compared.push({ operation, step: name });
    differences.push(...spots.map((spot) => ({ operation, step: name, ...spot })));
  }
  return { compared, skipped, differences };
}

/** The steps that count, and those whose replies they are built from. */
function withNeeds(steps: readonly Step[], included: ReadonlySet<OperationId> | null): Step[] {
  if (included === null) return [...steps];
  const needed = new Set<string>();
  for (const { name, operation, as, needs } of [...steps].reverse()) {
    if (!included.has(operation) && !needed.has(name)) continue;
    for (const need of [name, ...needs, ...(as === 'member' ? [LOGIN] : [])]) needed.add(need);
  }
  return steps.filter(({ name }) => needed.has(name));
}

/** Where one list lacks an item, the next questions still are about the same things, as far as both have them. */
function inputsOf(step: Step, a: Side, b: Side): [Values | null, Values | null] {
  const [inputA, inputB] = [inputOf(step, a), inputOf(step, b)];
  if (inputA === null || inputB === null || operationMeta(step.operation).effect === 'write') {
    return [inputA, inputB];
  }
  if (isShownBy(b, step, inputA, inputB)) return [inputA, inputA];
  return isShownBy(a, step, inputB, inputA) ? [inputB, inputB] : [inputA, inputB];
}

function isShownBy(side: Side, { needs }: Step, input: Values, own: Values): boolean {
  const shown = new Set(needs.flatMap((need) => wordsOf(side.replies.get(need))));
  return Object.entries(input).every(
    ([name, value]) => own[name] === value || value.split(/[,|]/).every((word) => shown.has(word)),
  );
}

function wordsOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.values(value).flatMap(wordsOf);
}

function inputOf(step: Step, { replies, run }: Side) {
  return step.input(replies, { idem: (intent) => `compare-${run}-${intent.replaceAll(' ', '-')}` });
}

async function send(step: Step, side: Side, input: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await call(side.base, step.operation, input, step.as === 'member' ? side.token : null);
  side.replies.set(step.name, answer.body);
  side.ids.learn(answer.body);
  if (step.name === LOGIN) side.token = wordOf(side.replies, LOGIN, 'data/token');
  return answer;
}

const which = (lacksA: boolean, lacksB: boolean) => (lacksA && lacksB ? 'both' : lacksA ? 'A' : 'B');

function withoutLogin(a: Side, b: Side): string | null {
  if (a.token !== null && b.token !== null) return null;
  return `the login failed on ${which(a.token === null, b.token === null)}`;
}

function withoutInput(a: object | null, b: object | null): string {
  return `nothing to ask about on ${which(a === null, b === null)}`;
}
