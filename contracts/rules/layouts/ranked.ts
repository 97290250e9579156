import { hashText, seededRandom } from '../../seeded-random.ts';
import type { PictureSize } from '../pages/edits/pictures.ts';
import type { BoundPage } from '../print/page-boxes.ts';
import type { Layout } from './layout.ts';
import { LAYOUTS } from './layouts.ts';
import { lossIn } from './loss.ts';
import { placed, type Room } from './place.ts';

/** A layout for these photos, and which photo stands in which slot. */
export interface Fitting {
  readonly layout: Layout;
  readonly order: readonly number[];
}

/** How much chance may outweigh a better fit. */
const CHANCE = 0.35;
/** In the order in which they were taken, as long as not more of the photos is lost than this, each. */
const ORDERED = 0.12;
/** For room that stays without words, and for words without room. */
const WORDS = 0.5;

const logRatio = ({ width, height }: PictureSize) => Math.log(width / (height || 1));

/** How many there are to choose from for that many photos. */
export function layoutsFor(count: number): readonly Layout[] {
  return LAYOUTS.filter(({ slots }) => slots.length === count);
}

interface Ranking {
  readonly seed: number;
  readonly room: Room;
  readonly sheet: BoundPage;
  readonly hasWords: boolean;
  /** Those of the pages before, the last one first, and of the facing page. */
  readonly neighbours?: readonly Layout[];
}

/** The layouts for these photos, the most fitting first; another seed gives another order of much the same ones. */
export function ranked(photos: readonly PictureSize[], ranking: Ranking): readonly Fitting[] {
  const { seed, hasWords, neighbours = [] } = ranking;
  const scored = layoutsFor(photos.length).map((layout) => {
    const { order, loss } = matched(photos, layout, ranking);
    const chance = seededRandom(hashText(`${seed} ${layout.id}`))() * CHANCE;
    const words = (layout.words !== null) === hasWords ? 0 : WORDS;
    return { layout, order, score: loss + chance + words + likeness(layout, neighbours) };
  });
  return scored.sort((one, other) => one.score - other.score);
}

/** The same arrangement again tires the eye; the two pages of a spread keep to one kind of edge. */
function likeness(layout: Layout, neighbours: readonly Layout[]): number {
  const again = neighbours.findIndex(({ id }) => id === layout.id);
  const facing = neighbours[0];
  return (again < 0 ? 0 : 0.4 / (again + 1)) + (facing && facing.frame !== layout.frame ? 0.15 : 0);
}

/** Which photo suits which slot: in their own order where that loses little, otherwise flat ones in flat slots. */
function matched(photos: readonly PictureSize[], layout: Layout, { room, sheet }: Ranking) {
  const slots = layout.slots.map((slot) => placed(slot, layout, room, sheet));
  const places = photos.map((_, at) => at);
  const flatness = slots.map(({ w, h }) => Math.max(w, 1) / Math.max(h, 1));
  const ratios = photos.map(logRatio);
  const bySlot = [...places].sort((one, other) => (flatness[one] ?? 0) - (flatness[other] ?? 0));
  const byPhoto = [...places].sort((one, other) => (ratios[one] ?? 0) - (ratios[other] ?? 0));
  const sorted = places.map((slot) => byPhoto[bySlot.indexOf(slot)] ?? slot);
  const lossOf = (order: readonly number[]) =>
    slots.reduce((sum, slot, at) => {
      const photo = photos[order[at] ?? at];
      return photo ? sum + lossIn(slot, photo) : sum;
    }, 0) / Math.max(places.length, 1);
  const [inOrder, best] = [lossOf(places), lossOf(sorted)];
  return inOrder - best <= ORDERED ? { order: places, loss: inOrder } : { order: sorted, loss: best };
}
