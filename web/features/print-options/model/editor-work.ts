import type { PriceList } from '#contracts/rules/price/price-list.ts';
import { impossibleSteps } from '#contracts/rules/print/page-fit.ts';
import { type ReselectChange, reselect } from '#contracts/rules/print/reselect.ts';
import { optionRefusals } from '#contracts/rules/print/step-availability.ts';
import { differencesOf } from './differences.ts';
import { countOf, type Draft } from './draft.ts';
import { blockerOf, type ChoiceSnapshot } from './editor-snapshot.ts';
import { type Mending, mendedText, oneTapWays } from './mending.ts';
import type { PriceWatch } from './price-watch.ts';
import type { SavedPrice } from './shown-price.ts';

/** What a choice begins with. */
export interface Beginning {
  readonly draft: Draft;
  /** The page count without blank pages that are added here. */
  readonly ownPages: number;
  /** Without the server's word the page count is the work's, and more pages are only advice. */
  readonly takesBlankPages: boolean;
  /** The word that counts the product (本, 份, 张). */
  readonly unitWord: string;
  /** Empty where the backend has no list of works. */
  readonly workName: string;
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
  /** What one tap put right, as long as it can be taken back. */
  mending: Mending | null;
}

/** Moves what cannot stay as it is and says what of it the customer can see. */
export function settled(draft: Draft): Pick<Work, 'draft' | 'moved'> {
  const { line, changes } = reselect(draft.line);
  const shown = new Set(line.buzhou.filter((step) => step.IsShow === 'Y').map((step) => step.ID));
  return { draft: { ...draft, line }, moved: changes.filter((change) => shown.has(change.stepId)) };
}

/** What the options would change; nothing is less or more where there is no price to begin with. */
function differences({ draft }: Work, list: PriceList | 'asking' | null): ChoiceSnapshot['differences'] {
  const count = countOf(draft);
  if (count.kind === 'refused' || reselect(draft.line).impossible.length > 0) return null;
  return list === null || list === 'asking' ? list : differencesOf(list, draft.line, count.value);
}

/** The work as it is drawn. */
export function snapshotOf(work: Work, list: PriceList | 'asking' | null): ChoiceSnapshot {
  const { beginning, draft, moved, isSaving, saveProblem, price, mending } = work;
  const count = countOf(draft);
  const doneText = mending === null ? '' : mendedText(mending, draft.line);
  const about = {
    ...draft,
    ownPages: beginning.ownPages,
    takesBlankPages: beginning.takesBlankPages,
    refusals: optionRefusals(draft.line),
    impossible: impossibleSteps(draft.line, beginning.takesBlankPages),
    moved,
    differences: differences(work, list),
    prices: list === 'asking' ? null : list,
    unitWord: beginning.unitWord,
    waysOut: oneTapWays(draft.line, beginning.takesBlankPages),
    mended: mending === null || doneText === '' ? null : { stepId: mending.stepId, text: doneText },
    workName: beginning.workName,
    countProblem: count.kind === 'done' ? '' : count.message,
    price: price.state(),
    isSaving,
    saveProblem,
  };
  return { ...about, blocker: blockerOf(about) };
}
