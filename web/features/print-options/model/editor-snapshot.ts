import type { PriceList } from '#contracts/rules/price/price-list.ts';
import type { ImpossibleStep, ReselectChange } from '#contracts/rules/print/reselect.ts';
import type { OptionRefusals } from '#contracts/rules/print/step-availability.ts';
import type { Differences } from './differences.ts';
import type { Draft } from './draft.ts';
import type { WayOut } from './mending.ts';
import type { PriceState } from './price-watch.ts';

/** Why the choice cannot go where it shall at this moment. */
export type Blocker =
  | { readonly kind: 'count'; readonly text: string }
  | { readonly kind: 'step'; readonly text: string; readonly stepId: string }
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' };

/** The choice as it is now, and what is to be said of it. */
export interface ChoiceSnapshot extends Draft {
  /** The page count without blank pages that are added here. */
  readonly ownPages: number;
  /** Blank pages can be added with one tap; otherwise they are only a suggestion. */
  readonly takesBlankPages: boolean;
  readonly refusals: OptionRefusals;
  readonly impossible: readonly ImpossibleStep[];
  /** What the last change moved by itself (自动改选), of the steps that are shown. */
  readonly moved: readonly ReselectChange[];
  /** What the options would change; null where that is unknown, `asking` while it is asked for. */
  readonly differences: Differences | 'asking' | null;
  /** What the goods and their options cost; null while that is unknown. */
  readonly prices: PriceList | null;
  /** The word that counts the product (本, 份, 张). */
  readonly unitWord: string;
  /** What can be done with one tap where nothing can be printed as it is. */
  readonly waysOut: readonly WayOut[];
  /** What the last such tap did, and in which step; null where there is nothing to take back. */
  readonly mended: { readonly stepId: string; readonly text: string } | null;
  /** The work by which it is found among the works (我的作品); empty where the backend has no such list. */
  readonly workName: string;
  readonly countProblem: string;
  readonly price: PriceState;
  readonly blocker: Blocker | null;
  readonly saveProblem: string;
  readonly isSaving: boolean;
}

/** The first thing in the way: what the customer can put right comes before what only takes time. */
export function blockerOf(about: Omit<ChoiceSnapshot, 'blocker'>): Blocker | null {
  const { countProblem, impossible, price, isSaving } = about;
  if (isSaving) return { kind: 'saving' };
  if (countProblem !== '') return { kind: 'count', text: countProblem };
  const [step] = impossible;
  if (step !== undefined) return { kind: 'step', text: step.text, stepId: step.stepId };
  if (price.status === 'failed') return { kind: 'price', text: price.error.message };
  return price.status === 'current' ? null : { kind: 'pending' };
}

/** What of it the customer can put right, in words; a price that is missing has words of its own. */
export function blockerProblem(blocker: Blocker | null): string {
  return blocker?.kind === 'count' || blocker?.kind === 'step' ? blocker.text : '';
}
