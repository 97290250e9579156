import { impossibleSteps } from '#contracts/rules/print/page-fit.ts';
import { type ReselectChange, reselect } from '#contracts/rules/print/reselect.ts';
import { optionRefusals } from '#contracts/rules/print/step-availability.ts';
import { countOf, type Draft } from './draft.ts';
import { blockerOf, type ChoiceSnapshot } from './editor-snapshot.ts';
import type { PriceWatch } from './price-watch.ts';
import type { SavedPrice } from './shown-price.ts';

/** What a choice begins with. */
export interface Beginning {
  readonly draft: Draft;
  /** The page count without blank pages that are added here. */
  readonly ownPages: number;
  /** Without the server's word the page count is the work's, and more pages are only advice. */
  readonly takesBlankPages: boolean;
  /** Null for what was never priced. */
  readonly saved: SavedPrice | null;
}

/** A choice that is being made, and what is going on around it. */
export interface Work {
  readonly beginning: Beginning;
  draft: Draft;
  moved: readonly ReselectChange[];
  isSaving: boolean;
  saveProblem: string;
  readonly price: PriceWatch;
  /** What was chosen in a step before blank pages opened another option of it; null where none did. */
  beforePages: { readonly stepId: string; readonly cnum: string } | null;
}

/** Moves what cannot stay as it is and says what of it the customer can see. */
export function settled(draft: Draft): Pick<Work, 'draft' | 'moved'> {
  const { line, changes } = reselect(draft.line);
  const shown = new Set(line.buzhou.filter((step) => step.IsShow === 'Y').map((step) => step.ID));
  return { draft: { ...draft, line }, moved: changes.filter((change) => shown.has(change.stepId)) };
}

/** The work as it is drawn. */
export function snapshotOf({ beginning, draft, moved, isSaving, saveProblem, price }: Work): ChoiceSnapshot {
  const count = countOf(draft);
  const about = {
    ...draft,
    ownPages: beginning.ownPages,
    takesBlankPages: beginning.takesBlankPages,
    refusals: optionRefusals(draft.line),
    impossible: impossibleSteps(draft.line, beginning.takesBlankPages),
    moved,
    countProblem: count.ok ? '' : count.message,
    price: price.state(),
    isSaving,
    saveProblem,
  };
  return { ...about, blocker: blockerOf(about) };
}
