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
 * `unknown` lists codes that name no option, an option of several steps, or a second option of a step already
 * chosen; `missing` lists the IDs of steps that have options but no code.
 */
export type CnumsSelection =
  | { ok: true; steps: ProductionStep[] }
  | { ok: false; unknown: string[]; missing: string[] };

/**
 * Applies codes from the wire to the steps of a line. The codes may come in any order; each must belong to exactly
 * one step, and each step with options needs exactly one. The given steps are not changed.
 */
export function selectCnums(steps: readonly ProductionStep[], cnums: string): CnumsSelection {
  const chosen = new Map<ProductionStep, string>();
  const unknown: string[] = [];
  for (const cnum of cnums === '' ? [] : cnums.split(SEPARATOR)) {
    const owners = steps.filter((step) => step.items.some((item) => item.Cnum === cnum));
    const [owner] = owners;
    if (owner === undefined || owners.length > 1 || chosen.has(owner)) unknown.push(cnum);
    else chosen.set(owner, cnum);
  }
  const missing = steps.filter((step) => step.items.length > 0 && !chosen.has(step)).map((step) => step.ID);
  if (unknown.length > 0 || missing.length > 0) return { ok: false, unknown, missing };
  return { ok: true, steps: steps.map((step) => ({ ...step, selCnum: chosen.get(step) ?? step.selCnum })) };
}
