import { useEffect, useState } from 'react';
import { keptStore } from '#web/lib/kept-store.ts';
import type { CheckoutDraft } from '../model/checkout-draft.ts';
import { draftFor, type KeptDrafts, readDrafts, withDraft, withoutDraft } from '../model/kept-drafts.ts';

// After a reload, or on coming back, the choices for the same lines are still there.
const remembered = keptStore<KeptDrafts>('checkoutDrafts', [], {
  write: (drafts) => drafts,
  read: readDrafts,
});

/** Forgets what was chosen for these lines; they are ordered. */
export function forgetDraft(cartIDs: string): void {
  remembered.set(withoutDraft(remembered.get(), cartIDs));
}

/** What is chosen for the order of these lines (确认订单的选择). */
export function useDraft(cartIDs: string) {
  const [draft, setDraft] = useState(() => draftFor(remembered.get(), cartIDs));

  useEffect(() => remembered.set(withDraft(remembered.get(), cartIDs, draft)), [cartIDs, draft]);

  return {
    draft,
    change: (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part })),
  };
}
