import { type Delay, LONGEST_DELAY_MS } from '#contracts/control/faults.ts';

/** Milliseconds to wait, drawn from the rule's own sequence. */
export function drawDelay(delay: Delay, random: () => number): number {
  switch (delay.kind) {
    case 'fixed':
      return delay.ms;
    case 'uniform':
      return Math.round(delay.minMs + random() * (delay.maxMs - delay.minMs));
    case 'lognormal': {
      const drawn = delay.medianMs * Math.exp(delay.sigma * standardNormal(random));
      return Math.min(LONGEST_DELAY_MS, Math.round(drawn));
    }
  }
}

/** Box-Muller; 1 - u keeps the logarithm away from zero. */
function standardNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
