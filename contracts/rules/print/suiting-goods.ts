import { calendarKind } from '../calendar/calendar-types.ts';

/** A publication, as far as its print form depends on it. */
export interface WorkToPrint {
  readonly type: string;
  readonly pageNum: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The editor types of goods for a type of publication (作品类型), the most usual first. */
const SUITING: ReadonlyMap<string, readonly string[]> = new Map([
  ['album', ['5', '3']],
  ['ebook', ['3']],
  ['magazine', ['3']],
  // Texts are for reading, so a reading book comes before an album, and bound files last.
  ['document', ['4', '3', '6']],
  ['epaper', ['3', '6']],
]);

const CARDS = '9';
const SHEETS = '10';
const POSTERS = '11';

/** Goods of one leaf, the last resort for anything with more. */
const SINGLE_LEAF = [CARDS, SHEETS, POSTERS];

/** A leaf has two sides; up to two pages need no binding. */
const SINGLE_LEAF_PAGES_MAX = 2;
const CARD_EDGE_MAX_MM = 130;
const POSTER_EDGE_MIN_MM = 400;

const WALL_CALENDARS = ['8'];
const DESK_CALENDARS = ['7'];

/** A leaf that fits a hand is a card, one that fills a wall is a poster. */
function singleLeafTypes({ widthMm, heightMm }: WorkToPrint): readonly string[] {
  const edge = Math.max(widthMm, heightMm);
  if (edge <= CARD_EDGE_MAX_MM) return [CARDS, SHEETS];
  return edge >= POSTER_EDGE_MIN_MM ? [POSTERS, SHEETS] : [SHEETS, POSTERS];
}

function suitingTypes(work: WorkToPrint): readonly string[] {
  if (work.pageNum <= SINGLE_LEAF_PAGES_MAX) return singleLeafTypes(work);
  if (work.type === 'calendar') return calendarKind(work) === 'wall' ? WALL_CALENDARS : DESK_CALENDARS;
  return SUITING.get(work.type) ?? [];
}

/** How well goods suit a publication (适合度): 0 is best; null if they are meant for something else. */
export function suitRank(work: WorkToPrint, editorType: string): number | null {
  const rank = suitingTypes(work).indexOf(editorType);
  return rank === -1 ? null : rank;
}

/** The goods to propose from: suitable ones, else any book, a single leaf as the last resort. */
export function goodsToPropose<T>(
  goods: readonly T[],
  work: WorkToPrint,
  editorTypeOf: (each: T) => string,
): readonly T[] {
  const suiting = goods.filter((each) => suitRank(work, editorTypeOf(each)) !== null);
  if (suiting.length > 0) return suiting;
  const books = goods.filter((each) => !SINGLE_LEAF.includes(editorTypeOf(each)));
  return books.length > 0 ? books : goods;
}
