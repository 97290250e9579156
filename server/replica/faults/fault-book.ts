import type { OperationId } from '#contracts/operations.ts';
import { seededRandom } from '#db/random.ts';
import { drawDelay } from './draw-delay.ts';
import { operationOrRefuse } from './operation-name.ts';
import { drawPreferred } from './prefer.ts';
import type { DrawnFault, FaultBook, FaultRule } from './types.ts';

interface Entry {
  rule: FaultRule;
  random: () => number;
}

/**
 * The rules of what goes wrong. The newest rule that strikes decides the answer; the newest delay that strikes is
 * waited for before it. A rule that was not asked loses neither a turn nor a number of its sequence.
 */
export function createFaultBook(seed = 1): FaultBook {
  let entries: Entry[] = [];
  let added = 0;

  function strike(operation: OperationId, isDelay: boolean): Entry | null {
    const found = entries.find(
      ({ rule, random }) =>
        (rule.operation === '*' || rule.operation === operation) &&
        (rule.fault.kind === 'delay') === isDelay &&
        (rule.probability >= 1 || random() < rule.probability),
    );
    if (!found) return null;
    const { timesLeft } = found.rule;
    if (timesLeft !== null) found.rule = { ...found.rule, timesLeft: timesLeft - 1 };
    if (timesLeft === 1) entries = entries.filter((entry) => entry !== found);
    return found;
  }

  return {
    draw(operation, prefer): DrawnFault | null {
      const preferred = prefer === undefined ? null : drawPreferred(prefer);
      if (preferred) return preferred;
      if (entries.length === 0) return null;
      const late = strike(operation, true);
      const wrong = strike(operation, false);
      const decisive = wrong ?? late;
      if (!decisive) return null;
      const delayMs = late?.rule.fault.kind === 'delay' ? drawDelay(late.rule.fault.delay, late.random) : 0;
      return { ruleId: decisive.rule.id, fault: decisive.rule.fault, delayMs };
    },
    add({ operation, times, probability = 1, seed: ownSeed, fault }) {
      added += 1;
      const rule: FaultRule = {
        id: `f${added}`,
        operation: operation === '*' ? '*' : operationOrRefuse(operation),
        fault,
        timesLeft: times ?? null,
        probability,
        seed: ownSeed ?? seed + added,
      };
      entries = [{ rule, random: seededRandom(rule.seed) }, ...entries];
      return rule;
    },
    list: () => entries.map(({ rule }) => rule),
    remove(id) {
      const before = entries.length;
      entries = entries.filter(({ rule }) => rule.id !== id);
      return entries.length < before;
    },
    clear() {
      entries = [];
      added = 0;
    },
  };
}
