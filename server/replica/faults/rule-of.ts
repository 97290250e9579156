import { type NewRule as Asked, type Delay, newRule } from '#contracts/control/faults.ts';
import { tagsOf } from '../control/read-input.ts';
import { badControlRequest } from '../control-problem.ts';
import { operationOrRefuse } from './operation-name.ts';
import type { NewRule } from './types.ts';

export const FAULT_KINDS = tagsOf(newRule);

/** The rule that was asked for. A delay is `800`, `{minMs, maxMs}` or `{medianMs, sigma}`. */
export function ruleOf({ operation, times, probability, seed, skip, ...fault }: Asked): NewRule {
  return {
    operation: operation === '*' ? '*' : operationOrRefuse(operation),
    fault: fault.kind === 'delay' ? { ...fault, delay: delayOf(fault.delay) } : fault,
    times,
    probability,
    seed,
    skip,
  };
}

function delayOf(asked: Extract<Asked, { kind: 'delay' }>['delay']): Delay {
  if (typeof asked === 'number') return { kind: 'fixed', ms: asked };
  if ('ms' in asked) return { kind: 'fixed', ms: asked.ms };
  if ('medianMs' in asked) return { kind: 'lognormal', medianMs: asked.medianMs, sigma: asked.sigma };
  const { minMs, maxMs } = asked;
  if (maxMs < minMs) throw badControlRequest('maxMs must not be less than minMs');
  return { kind: 'uniform', minMs, maxMs };
}
