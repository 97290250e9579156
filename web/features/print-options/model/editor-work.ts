import { type ReselectChange, reselect } from '#contracts/rules/reselect.ts';
import { optionRefusals } from '#contracts/rules/step-availability.ts';
import type { CartItem } from '#web/lib/line/api.ts';
import { countOf, type Draft, isSameDraft } from './draft.ts';
import { blockerOf, type EditorSnapshot } from './editor-snapshot.ts';
import type { PriceWatch } from './price-watch.ts';

/** A line that is being edited, and what is going on around it. */
export interface Work {
  readonly item: CartItem;
  /** Without the server's word the page count is the work's, and more pages are only advice. */
  readonly takesBlankPages: boolean;
  /** What the customer found, automatic moves included: only what he changes himself is worth asking about. */
  readonly found: Draft;
  draft: Draft;
  moved: readonly ReselectChange[];
  isSaving: boolean;
  saveProblem: string;
  readonly price: PriceWatch;
}

/** Moves what cannot stay as it is and says what of it the customer can see. */
export function settled(draft: Draft): { draft: Draft; moved: ReselectChange[] } {
  const { line, changes } = reselect(draft.line);
  const shown = new Set(line.buzhou.filter((step) => step.IsShow === 'Y').map((step) => step.ID));
  return { draft: { ...draft, line }, moved: changes.filter((change) => shown.has(change.stepId)) };
}

/** The work as the dialog draws it. */
export function snapshotOf(work: Work): EditorSnapshot {
  const { item, takesBlankPages, found, draft, moved, isSaving, saveProblem, price } = work;
  const count = countOf(draft);
  const about = {
    item,
    takesBlankPages,
    line: draft.line,
    refusals: optionRefusals(draft.line),
    impossible: reselect(draft.line).impossible,
    moved,
    countText: draft.countText,
    countProblem: count.ok ? '' : count.message,
    remark: draft.remark,
    price: price.state(),
    isSaving,
    saveProblem,
    isDirty: !isSameDraft(found, draft),
  };
  return { ...about, phase: 'open', blocker: blockerOf(about) };
}
