import { fieldsOf, textOf, textsOf } from '../reading.ts';
import type { Values } from './find-element.ts';
import type { TourChapter, TourStep } from './story-types.ts';

type Story = readonly [TourChapter, ...TourChapter[]];

/** Where the tour stands. It survives a reload, because it is kept in the browser's storage. */
export interface TourState {
  readonly status: 'off' | 'running' | 'paused';
  /** Places in the story, from 0. */
  readonly chapter: number;
  readonly step: number;
  /** The screen on which the chapter began. */
  readonly path: string;
  readonly values: Values;
  /** Where it stood before it followed what was done by hand. */
  readonly cameFrom: CameFrom | null;
  /** The invitation was shown by itself, which it is once. */
  readonly wasInvited: boolean;
}

interface CameFrom extends Pick<TourState, 'chapter' | 'step' | 'path' | 'values'> {
  /** The write that is taken back with it. */
  readonly write: number;
}

export const NO_TOUR: TourState = {
  status: 'off',
  chapter: 0,
  step: 0,
  path: '',
  values: {},
  cameFrom: null,
  wasInvited: false,
};

export interface Spot {
  readonly chapter: number;
  readonly step: number;
}

export const isAt = (one: Spot | null, other: Spot): boolean =>
  one?.chapter === other.chapter && one.step === other.step;

const chapterAt = (story: Story, index: number): TourChapter => story[index] ?? story[0];

export function stepAt(story: Story, { chapter, step }: Spot): TourStep {
  const { steps } = chapterAt(story, chapter);
  return steps[step] ?? steps[0];
}

/** The chapters that are told with this one, and which of them it is, from 0. */
export function storyAround(
  story: Story,
  chapter: number,
): { chapters: readonly TourChapter[]; place: number } {
  const chapters = story.filter((other) => other.story === chapterAt(story, chapter).story);
  return { chapters, place: chapters.indexOf(chapterAt(story, chapter)) };
}

const isToldTogether = (story: Story, one: number, other: number) =>
  story[one] !== undefined && story[one].story === story[other]?.story;

/** The step after this one; null after the last. */
export function spotAfter(story: Story, { chapter, step }: Spot): Spot | null {
  if (step + 1 < chapterAt(story, chapter).steps.length) return { chapter, step: step + 1 };
  return isToldTogether(story, chapter + 1, chapter) ? { chapter: chapter + 1, step: 0 } : null;
}

/** The step before this one, at the end of the chapter before where this is the first; null before everything. */
export function spotBefore(story: Story, { chapter, step }: Spot): Spot | null {
  if (step > 0) return { chapter, step: step - 1 };
  if (!isToldTogether(story, chapter - 1, chapter)) return null;
  return { chapter: chapter - 1, step: chapterAt(story, chapter - 1).steps.length - 1 };
}

/** How much of the story is told with this step, from 0 to 1. */
export function progressOf(story: Story, { chapter, step }: Spot): number {
  const count = (chapters: readonly TourChapter[]) =>
    chapters.reduce((sum, { steps }) => sum + steps.length, 0);
  const { chapters, place } = storyAround(story, chapter);
  return (count(chapters.slice(0, place)) + step + 1) / count(chapters);
}

const pathnameOf = (path: string) => path.split('?')[0] ?? path;

/** Is the screen of this address that of the step? */
export function isOnScreen(story: Story, spot: Spot, pathname: string): boolean {
  const { path, leads } = stepAt(story, spot);
  const { at } = chapterAt(story, spot.chapter);
  if (leads === pathname) return true;
  if (path !== undefined) return pathname === pathnameOf(path);
  return at.endsWith('/') ? pathname.startsWith(at) : pathname === at;
}

/** How many chapters a presenter may run ahead by using the product. */
const REACH = 3;

/** Where somebody stands who did by hand what the tour was about to tell; null for somewhere else altogether. */
export function spotAhead(story: Story, { chapter, step }: Spot, pathname: string): Spot | null {
  const following = { chapter, step: step + 1 };
  if (chapterAt(story, chapter).steps[step + 1]?.leads === pathname) return following;
  for (let next = chapter + 1; next <= chapter + REACH && isToldTogether(story, next, chapter); next += 1) {
    if (chapterAt(story, next).isMainPlace && next > chapter + 1) return null;
    if (isOnScreen(story, { chapter: next, step: 0 }, pathname)) return { chapter: next, step: 0 };
  }
  return null;
}

/** What the address tells about the order that the presenter made. */
export function valuesOfAddress(search: string): Values {
  const query = new URLSearchParams(search);
  const orderNo = (query.get('orders') ?? query.get('no') ?? '').split(',')[0] ?? '';
  return orderNo === '' ? {} : { orderNo };
}

/** What was kept, as far as it can still be told from. */
export function readTour(story: Story, kept: unknown): TourState {
  const { status, chapter, step, path, values, wasInvited } = fieldsOf(kept);
  const whole = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : -1);
  const known = story[whole(chapter)];
  const isKnown = known?.steps[whole(step)] !== undefined;
  const lasting = { wasInvited: wasInvited === true };
  if (!isKnown || (status !== 'running' && status !== 'paused')) return { ...NO_TOUR, ...lasting };
  const spot = { chapter: whole(chapter), step: whole(step) };
  return { ...NO_TOUR, status, ...spot, path: textOf(path), values: textsOf(values), ...lasting };
}

/** For the bar: 印刷选项 2/5. */
export function placeText(story: Story, { status, chapter, step }: TourState): string {
  if (status === 'off') return '';
  const { title, steps } = chapterAt(story, chapter);
  return `${title} ${step + 1}/${steps.length}`;
}
