import { STORY } from '../tour/story.ts';
import { openChapter } from '../tour/tour-link.ts';
import { askForLead } from './calls.ts';
import { countOwnChanges } from './count-own-changes.ts';
import { spotOf } from './follow-state.ts';
import { followStore, leadStore } from './follow-store.ts';

/** Comes to where the presenter is, before the product starts; what would be lost by that is asked about first. */
export async function followJoinLink(): Promise<void> {
  const lead = await askForLead({ version: 0, follows: true });
  leadStore.set({ lead, isLost: false });
  const spot = spotOf(STORY, lead);
  if ((await countOwnChanges()) > 0) {
    // As if who presents had called: the page asks as soon as it is there.
    followStore.change({ mode: 'own', called: 0 });
    history.replaceState(null, '', '/');
    return;
  }
  followStore.change({ mode: 'follow', called: lead.called });
  await openChapter(spot ?? { chapter: 0, step: 0 });
}
