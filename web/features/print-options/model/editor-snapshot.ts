import type { PrintLine } from '#contracts/rules/cart-line.ts';
import type { ImpossibleStep, ReselectChange } from '#contracts/rules/reselect.ts';
import type { OptionRefusals } from '#contracts/rules/step-availability.ts';
import type { CallError } from '#web/lib/call-error.ts';
import type { CartItem } from '#web/lib/line/api.ts';
import type { PriceState } from './price-watch.ts';

/** Why 下一步 does not save at this moment. */
export type Blocker =
  | { readonly kind: 'count'; readonly text: string }
  | { readonly kind: 'step'; readonly text: string; readonly stepId: string }
  | { readonly kind: 'price'; readonly text: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' };

export interface OpenSnapshot {
  readonly phase: 'open';
  /** The line as it was loaded. */
  readonly item: CartItem;
  /** Blank pages can be added with one tap; otherwise they are only a suggestion. */
  readonly takesBlankPages: boolean;
  /** The line as it is chosen now. */
  readonly line: PrintLine;
  readonly refusals: OptionRefusals;
  readonly impossible: readonly ImpossibleStep[];
  /** What the last change moved by itself (自动改选), of the steps that are shown. */
  readonly moved: readonly ReselectChange[];
  readonly countText: string;
  readonly countProblem: string;
  readonly remark: string;
  readonly price: PriceState;
  readonly blocker: Blocker | null;
  readonly saveProblem: string;
  readonly isSaving: boolean;
  /** There is something that closing would lose. */
  readonly isDirty: boolean;
}

export type EditorSnapshot =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: CallError }
  | OpenSnapshot;

/** The first thing in the way: what the customer can put right comes before what only takes time. */
export function blockerOf(about: Omit<OpenSnapshot, 'phase' | 'blocker'>): Blocker | null {
  const { countProblem, impossible, price, isSaving } = about;
  if (isSaving) return { kind: 'saving' };
  if (countProblem !== '') return { kind: 'count', text: countProblem };
  const [step] = impossible;
  if (step !== undefined) return { kind: 'step', text: step.text, stepId: step.stepId };
  if (price.status === 'failed') return { kind: 'price', text: price.message };
  return price.status === 'current' ? null : { kind: 'pending' };
}

/** What of it the customer can put right, in words; a price that is missing has words of its own. */
export function blockerProblem(blocker: Blocker | null): string {
  return blocker?.kind === 'count' || blocker?.kind === 'step' ? blocker.text : '';
}
