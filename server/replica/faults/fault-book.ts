import { MOST_RULE_BYTES, MOST_RULES, MOST_RULES_BYTES } from '#contracts/control/faults.ts';
import type { CallId } from '#contracts/uploads.ts';
import { ControlProblem } from '../control-problem.ts';
import { drawDelay } from './draw-delay.ts';
import { operationOrRefuse } from './operation-name.ts';
import { drawPreferred } from './prefer.ts';
import { ruleDraw } from './rule-draw.ts';
import { bytesOf, createRuleShelves, type RuleShelves } from './rule-shelves.ts';
import type { DrawnFault, FaultBook, FaultKind, FaultRule, NewRule } from './types.ts';

/** Rules that are gone can still be replayed; the oldest of them are forgotten. */
const MOST_SPENT = 200;
const DRAW = /^(\d{1,10})-(\d{1,9})$/;

interface Hit {
  readonly rule: FaultRule;
  readonly index: number;
  readonly random: () => number;
}

/**
 * The rules of what goes wrong. The newest rule that strikes decides the answer; the newest delay that strikes is
 * waited for before it. A rule that was not asked loses neither a turn nor a place in its sequence.
 */
export function createFaultBook(seed = 1): FaultBook {
  let rules = createRuleShelves();
  let spent: readonly FaultRule[] = [];
  let added = 0;

  function retire(id: string): boolean {
    const slot = rules.take(id);
    if (slot) spent = newestThatFit([slot.rule, ...spent]);
    return slot !== null;
  }

  function strike(operation: CallId, isDelay: boolean): Hit | null {
    for (const slot of rules.asked(operation, isDelay)) {
      const { rule } = slot;
      if (isWayOut(rule, operation)) continue;
      const { next: index, timesLeft } = rule;
      const { chance, random } = ruleDraw(rule.seed, index);
      const isHit = chance < rule.probability;
      const left = isHit && timesLeft !== null ? timesLeft - 1 : timesLeft;
      slot.rule = { ...rule, next: index + 1, timesLeft: left };
      if (left === 0) retire(rule.id);
      if (isHit) return { rule, index, random };
    }
    return null;
  }

  function add({ operation, times, probability = 1, seed: ownSeed, skip = 0, fault }: NewRule): FaultRule {
    const named = operation === '*' ? '*' : operationOrRefuse(operation);
    demandRoom(rules, fault);
    added += 1;
    const rule: FaultRule = {
      id: `f${added}`,
      operation: named,
      fault,
      timesLeft: times ?? null,
      probability,
      seed: ownSeed ?? seed + added,
      skip,
      next: skip,
    };
    rules.put(rule);
    return rule;
  }

  const rulesNow = () => rules.list();

  return {
    draw(operation, prefer): DrawnFault | null {
      const preferred = prefer === undefined ? null : drawPreferred(prefer);
      if (preferred) return preferred;
      if (rules.count() === 0) return null;
      const late = strike(operation, true);
      const wrong = strike(operation, false);
      const decisive = wrong ?? late;
      if (!decisive) return null;
      const delayMs = late?.rule.fault.kind === 'delay' ? drawDelay(late.rule.fault.delay, late.random) : 0;
      return {
        ruleId: decisive.rule.id,
        draw: drawId(decisive),
        fault: decisive.rule.fault,
        delayMs,
        delayedBy: wrong && late && { ruleId: late.rule.id, draw: drawId(late) },
      };
    },
    add,
    replay(draw, times) {
      const [, ownSeed, index] = (DRAW.exec(draw) ?? []).map(Number);
      if (ownSeed === undefined || index === undefined) return null;
      const rule = [...rules.list(), ...spent].find(
        (known) => known.seed === ownSeed && known.skip <= index && index < known.next,
      );
      if (!rule) return null;
      const { operation, fault, probability } = rule;
      const often = times === undefined ? {} : { times };
      return add({ operation, fault, probability, seed: ownSeed, skip: index, ...often });
    },
    list: rulesNow,
    remove: retire,
    clear() {
      rules = createRuleShelves();
      spent = [];
      added = 0;
    },
    state: () => ({ rules: rulesNow(), spent, added }),
    restore(state) {
      ({ spent, added } = state);
      rules = createRuleShelves();
      for (const rule of state.rules.toReversed()) rules.put(rule);
    },
  };
}

function demandRoom(rules: RuleShelves, fault: FaultKind): void {
  const bytes = bytesOf({ fault });
  if (bytes > MOST_RULE_BYTES) {
    throw new ControlProblem(413, 'fault-too-big', `a rule may have at most ${inKilobytes(MOST_RULE_BYTES)}`);
  }
  if (rules.count() >= MOST_RULES) {
    throw full(`a world has at most ${MOST_RULES} rules; remove some first`);
  }
  if (rules.bytes() + bytes > MOST_RULES_BYTES) {
    throw full(`all rules together have at most ${inKilobytes(MOST_RULES_BYTES)}; remove some first`);
  }
}

function full(message: string): ControlProblem {
  return new ControlProblem(409, 'faults-full', message);
}

const inKilobytes = (bytes: number) => `${bytes / 1024} KB`;

function newestThatFit(rules: readonly FaultRule[]): readonly FaultRule[] {
  let bytes = 0;
  const isFull = (rule: FaultRule) => {
    bytes += bytesOf(rule);
    return bytes > MOST_RULES_BYTES;
  };
  const end = rules.findIndex((rule, at) => at >= MOST_SPENT || isFull(rule));
  return end < 0 ? rules : rules.slice(0, end);
}

function drawId({ rule, index }: Hit): string {
  return `${rule.seed}-${index}`;
}

/** Every call may ask for a login, but not the one that logs in: that ends it. */
function isWayOut({ operation: struck, fault }: FaultRule, operation: CallId): boolean {
  const asksForLogin = struck === '*' && fault.kind === 'code' && fault.code === 401;
  return asksForLogin && operation.startsWith('LoginServiceMag.');
}
