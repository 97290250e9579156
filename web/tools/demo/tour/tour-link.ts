import { tokenStore } from '#web/lib/session/token.ts';
import { visitChanges } from '../bar/visit-changes.ts';
import { beginChapter, changeCounts } from '../calls.ts';
import { filled } from './find-element.ts';
import { STORY } from './story.ts';
import { type Spot, stepAt } from './tour-state.ts';
import { tourStore } from './tour-store.ts';

/** The chapter that an address names: ?tour=paid. */
export const CHAPTER_IN_ADDRESS = 'tour';

export function linkToChapter(chapter: number): string {
  const link = new URL('/', location.href);
  link.searchParams.set(CHAPTER_IN_ADDRESS, STORY[chapter]?.name ?? '');
  return link.href;
}

/** Opens the chapter of the address, before the product starts; what would be lost by that is asked about first. */
export async function followTourLink(): Promise<void> {
  const here = new URL(location.href);
  const wanted = here.searchParams.get(CHAPTER_IN_ADDRESS);
  const chapter = STORY.findIndex(({ name }) => name === wanted);
  here.searchParams.delete(CHAPTER_IN_ADDRESS);
  history.replaceState(null, '', here);
  if (chapter === -1 || wanted === null) return;
  if (visitChanges(await changeCounts()).length > 0) {
    // The invitation says what is lost.
    tourStore.change({ status: 'off', chapter, step: 0, wasInvited: false });
    return;
  }
  await openChapter({ chapter, step: 0 });
}

/** Before the product starts: its first screen is that of the step. */
export async function openChapter(spot: Spot): Promise<void> {
  const { token, path, values } = await beginChapter(STORY[spot.chapter]?.name ?? '');
  const own = stepAt(STORY, spot).path;
  tokenStore.write(token);
  tourStore.change({ ...spot, status: 'running', path, values, wasInvited: true });
  history.replaceState(null, '', own === undefined ? path : filled(own, values));
}
