import type { ProductionStep } from './cart-line.ts';

const SEPARATOR = '|';

/** The chosen option codes (选项编码) as sent: of all steps, hidden ones included, in step order, joined by `|`. */
export function joinCnums(steps: readonly ProductionStep[]): string {
  return steps
    .map((step) => step.selCnum)
    .filter((cnum) => cnum !== '')
    .join(SEPARATOR);
}

/**
 * Applies codes from the wire to the steps of a line; null where they are no choice. The codes may come in any order; each
 * must belong to exactly one step, and each step with options needs exactly one. The given steps are not changed.
 */
export function selectCnums(steps: readonly ProductionStep[], cnums: string): ProductionStep[] | null {
  const chosen = new Map<ProductionStep, string>();
  for (const cnum of cnums === '' ? [] : cnums.split(SEPARATOR)) {
    const owners = steps.filter((step) => step.items.some((item) => item.Cnum === cnum));
    const [owner] = owners;
    if (owner === undefined || owners.length > 1 || chosen.has(owner)) return null;
    chosen.set(owner, cnum);
  }
  if (steps.some((step) => step.items.length > 0 && !chosen.has(step))) return null;
  return steps.map((step) => ({ ...step, selCnum: chosen.get(step) ?? step.selCnum }));
}
