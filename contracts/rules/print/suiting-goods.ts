/** Which editor types of goods suit a type of publication (作品类型), the most usual first. */
const SUITING: ReadonlyMap<string, readonly string[]> = new Map([
  ['album', ['5', '3']],
  ['calendar', ['7', '8']],
  ['ebook', ['3']],
  ['magazine', ['3']],
  ['document', ['3', '6']],
  ['epaper', ['3', '6']],
]);

const CARDS = '9';

/** A calendar with a leaf a month and not two hangs on a wall. */
const WALL_CALENDAR_PAGES_MAX = 15;

function suitingTypes(publicationType: string, pageNum: number): readonly string[] {
  const types = SUITING.get(publicationType) ?? [];
  const isWallCalendar = publicationType === 'calendar' && pageNum <= WALL_CALENDAR_PAGES_MAX;
  return isWallCalendar ? [...types].reverse() : types;
}

/** How well goods suit a publication (适合度): 0 is best; null where they are meant for something else. */
export function suitRank(publicationType: string, editorType: string, pageNum: number): number | null {
  const rank = suitingTypes(publicationType, pageNum).indexOf(editorType);
  return rank === -1 ? null : rank;
}

/** The goods among which something is to be proposed: suiting ones, else any book, cards only as the last way out. */
export function goodsToPropose<T>(
  goods: readonly T[],
  publicationType: string,
  editorTypeOf: (each: T) => string,
): readonly T[] {
  const suiting = goods.filter((each) => SUITING.get(publicationType)?.includes(editorTypeOf(each)));
  if (suiting.length > 0) return suiting;
  const books = goods.filter((each) => editorTypeOf(each) !== CARDS);
  return books.length > 0 ? books : goods;
}
