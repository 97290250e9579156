import type { PrintMore } from '#contracts/rules/price/print-more.ts';
import type { LineProblem } from './line-facts.ts';

export interface HintFacts {
  readonly problem: LineProblem | null;
  /** It was saved, but could not be read again. */
  readonly isOutdated: boolean;
  readonly more: PrintMore | null;
  /** The discount text (优惠说明) of the line; empty where it has none. */
  readonly discount: string;
}

export type LineHint =
  | { readonly kind: 'problem'; readonly problem: LineProblem }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'more'; readonly more: PrintMore }
  | { readonly kind: 'discount'; readonly html: string };

/** The most useful thing to say of a line, and nothing beside it: two pieces of advice contradict each other. */
export function lineHint({ problem, isOutdated, more, discount }: HintFacts): LineHint | null {
  if (problem !== null) return { kind: 'problem', problem };
  if (isOutdated) return { kind: 'outdated' };
  if (more !== null) return { kind: 'more', more };
  return discount === '' ? null : { kind: 'discount', html: discount };
}
