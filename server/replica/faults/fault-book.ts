import type { CallId } from '#contracts/uploads.ts';
import { drawDelay } from './draw-delay.ts';
import { operationOrRefuse } from './operation-name.ts';
import { drawPreferred } from './prefer.ts';
import { ruleDraw } from './rule-draw.ts';
import type { DrawnFault, FaultBook, FaultRule, NewRule } from './types.ts';

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
  let rules: readonly FaultRule[] = [];
  let spent: readonly FaultRule[] = [];
  let added = 0;

  function put(changed: FaultRule): void {
    rules = rules.map((rule) => (rule.id === changed.id ? changed : rule));
    if (changed.timesLeft === 0) retire(changed.id);
  }

  function retire(retired: string): void {
    const gone = rules.filter(({ id }) => id === retired);
    rules = rules.filter(({ id }) => id !== retired);
    spent = [...gone, ...spent].slice(0, MOST_SPENT);
  }

  function strike(operation: CallId, isDelay: boolean): Hit | null {
    for (const rule of rules) {
      const isAsked =
        (rule.operation === '*' || rule.operation === operation) && (rule.fault.kind === 'delay') === isDelay;
      if (!isAsked) continue;
      const { next: index, timesLeft } = rule;
      const { chance, random } = ruleDraw(rule.seed, index);
      const isHit = chance < rule.probability;
      put({ ...rule, next: index + 1, timesLeft: isHit && timesLeft !== null ? timesLeft - 1 : timesLeft });
      if (isHit) return { rule, index, random };
    }
    return null;
  }

  function add({ operation, times, probability = 1, seed: ownSeed, skip = 0, fault }: NewRule): FaultRule {
    added += 1;
    const rule: FaultRule = {
      id: `f${added}`,
      operation: operation === '*' ? '*' : operationOrRefuse(operation),
      fault,
      timesLeft: times ?? null,
      probability,
      seed: ownSeed ?? seed + added,
      skip,
      next: skip,
    };
    rules = [rule, ...rules];
    return rule;
  }

  return {
    draw(operation, prefer): DrawnFault | null {
      const preferred = prefer === undefined ? null : drawPreferred(prefer);
      if (preferred) return preferred;
      if (rules.length === 0) return null;
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
      const rule = [...rules, ...spent].find(
        (known) => known.seed === ownSeed && known.skip <= index && index < known.next,
      );
      if (!rule) return null;
      const { operation, fault, probability } = rule;
      const often = times === undefined ? {} : { times };
      return add({ operation, fault, probability, seed: ownSeed, skip: index, ...often });
    },
    list: () => rules,
    remove(id) {
      const isThere = rules.some((rule) => rule.id === id);
      retire(id);
      return isThere;
    },
    clear() {
      rules = [];
      spent = [];
      added = 0;
    },
    state: () => ({ rules, spent, added }),
    restore(state) {
      ({ rules, spent, added } = state);
    },
  };
}

function drawId({ rule, index }: Hit): string {
  return `${rule.seed}-${index}`;
}
