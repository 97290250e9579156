import { fieldsOf } from '../reading.ts';
import type { TourChapter } from '../tour/story-types.ts';
import { isAt, type Spot, storyAround, type TourState } from '../tour/tour-state.ts';

/** none: never invited; own: looks around by themselves (自己看看). */
export interface FollowState {
  readonly mode: 'none' | 'follow' | 'own';
  /** The last call to all that was heard. */
  readonly called: number;
}

/** A step by the names of the server. */
export interface NamedPlace {
  readonly chapter: string;
  readonly step: number;
}

interface LeadPlace extends NamedPlace {
  readonly version: number;
  readonly called: number;
}

type Story = readonly [TourChapter, ...TourChapter[]];

export function readFollow(kept: unknown): FollowState {
  const { mode, called } = fieldsOf(kept);
  const isKnown = mode === 'follow' || mode === 'own';
  return { mode: isKnown ? mode : 'none', called: typeof called === 'number' ? called : 0 };
}

/** Where that is in the story; null where this page does not know it. */
export function spotOf(story: Story, { chapter, step }: NamedPlace): Spot | null {
  const index = story.findIndex(({ name }) => name === chapter);
  return story[index]?.steps[step] === undefined ? null : { chapter: index, step };
}

/** As one says it in a room: 第 4 章, and 企业第 1 章 of the story that is told by itself. */
export function chapterWords(story: Story, chapter: number): string {
  const { place } = storyAround(story, chapter);
  return `${story[chapter]?.story === 'company' ? '企业' : ''}第 ${place + 1} 章`;
}

export function placeOf(story: Story, { chapter, step }: Spot): NamedPlace {
  return { chapter: story[chapter]?.name ?? '', step };
}

/** What a page that follows does about where the presenter is; null where it is there, or does not know the place. */
export function wayTo(
  story: Story,
  lead: NamedPlace,
  tour: Pick<TourState, 'status' | 'chapter' | 'step'>,
): { readonly kind: 'step' | 'chapter'; readonly spot: Spot } | null {
  const spot = spotOf(story, lead);
  if (spot === null || (tour.status === 'running' && isAt(spot, tour))) return null;
  return { kind: tour.status !== 'off' && tour.chapter === spot.chapter ? 'step' : 'chapter', spot };
}

/** Where the page of who presents has gone by hand, and leads the others to; null where there is nothing to tell. */
export function newLead(
  story: Story,
  lead: NamedPlace,
  tour: Pick<TourState, 'status' | 'chapter' | 'step'>,
): NamedPlace | null {
  if (tour.status !== 'running') return null;
  const place = placeOf(story, tour);
  return place.chapter === lead.chapter && place.step === lead.step ? null : place;
}

/** Whether who looks around by themselves is called back, and has not heard it yet. */
export function isCalled({ mode, called }: FollowState, lead: LeadPlace): boolean {
  return mode === 'own' && lead.called > called;
}
