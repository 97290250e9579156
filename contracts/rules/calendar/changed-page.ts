import type { Id, New, Page, PageElement, TextElement } from '../pages/document.ts';
import { withPlaceIds } from './calendar-document.ts';
import { type CalendarSpec, PHOTO_PART } from './calendar-types.ts';
import { type Place, placeKey, placeOfName } from './month-names.ts';

type Made = New<PageElement>;

/** What a page is made of in the new calendar, and what it was made of in the old one. */
export interface Remaking {
  readonly from: CalendarSpec;
  readonly to: CalendarSpec;
  /** Asked for only where something was touched by hand. */
  readonly before: () => readonly Made[];
  readonly after: readonly Made[];
}

export interface Rewritten {
  readonly page: Id;
  readonly before: string;
  readonly after: string;
}

export interface ChangedPage {
  readonly page: Page;
  /** Words written by hand in the place of a generated text, which says what the calendar says again. */
  readonly rewritten: readonly Rewritten[];
  /** How many elements that were touched by hand went with their cells. */
  readonly gone: number;
}

/**
 * A page whose generated elements are made anew. What was touched by hand keeps its place and its look, and takes the
 * text of the same cell; everything else stays, over and under the generated elements as before.
 */
export function changedPage(page: Page, remaking: Remaking): ChangedPage {
  const { from, to, before, after } = remaking;
  const wasTouched = page.elements.some(({ by, pinned }) => by === 'month' && pinned);
  const generated = wasTouched ? before() : [];
  const texts = new Map(generated.map((element) => [keyOf(element, from), textOf(element)]));
  const fresh = new Map(after.map((element) => [keyOf(element, to), element]));
  const rewritten: Rewritten[] = [];
  const taken = new Set<string>();
  let gone = 0;
  const staying = page.elements.flatMap((element): PageElement[] => {
    if (isRemade(element)) return [];
    const place = generatedPlace(element, from);
    if (place === null) return [element];
    const key = placeKey(place);
    const next = fresh.get(key);
    if (!next) {
      gone += 1;
      return [];
    }
    taken.add(key);
    const made = withWordsOf(element, next);
    if (isByHand(element, place, texts.get(key))) {
      rewritten.push({ page: page.id, before: textOf(element), after: textOf(made) });
    }
    return [made];
  });
  const hadPhoto = page.elements.some((element) => partOf(element, from) === PHOTO_PART && isRemade(element));
  const remade = after.filter(
    (element) => !taken.has(keyOf(element, to)) && (hadPhoto || partOf(element, to) !== PHOTO_PART),
  );
  const withTheirIds = withPlaceIds(to, remade, new Set(staying.map(({ id }) => id)));
  return { page: { ...page, elements: layered(page, staying, withTheirIds, remaking) }, rewritten, gone };
}

/** Made anew whenever the calendar is; pictures never are. */
function isRemade({ by, pinned, kind }: PageElement): boolean {
  return by === 'month' && !pinned && kind !== 'image';
}

/** The place of an element that the calendar made and a hand touched; null for everything else. */
function generatedPlace(element: PageElement, spec: CalendarSpec): Place | null {
  if (element.by !== 'month' || element.kind === 'image') return null;
  return placeOfName(element.name, spec);
}

function keyOf({ name }: Pick<Made, 'name'>, spec: CalendarSpec): string {
  const place = placeOfName(name, spec);
  return place ? placeKey(place) : '';
}

function partOf({ name }: Pick<Made, 'name'>, spec: CalendarSpec): string {
  return placeOfName(name, spec)?.part ?? '';
}

const textOf = (element: Made) => (element.kind === 'text' ? element.text : '');

/** Special dates come and go with the member's list, so that nothing tells whether a hand changed their words. */
function isByHand(element: PageElement, { part }: Place, generated: string | undefined): boolean {
  return element.kind === 'text' && !part.startsWith('date-') && element.text !== generated;
}

/** Place and look of an element, with the name and the words of another, whose parts have looks of their own. */
function withWordsOf(element: PageElement, next: Made): PageElement {
  const named = next.name === undefined ? element : { ...element, name: next.name };
  if (named.kind !== 'text' || next.kind !== 'text' || named.text === next.text) return named;
  const { spans: own = [], ...plain } = named;
  const whole = own.filter(({ from, to }) => from === 0 && to === named.text.length);
  const spans = next.spans ?? whole.map((span) => ({ ...span, to: next.text.length }));
  const made: TextElement = { ...plain, text: next.text };
  return spans.length > 0 ? { ...made, spans } : made;
}

/**
 * What stays lies above those generated elements that it lay above before, as far as they still exist: above or below
 * all of them if it did so.
 */
function layered(
  { elements }: Page,
  staying: readonly PageElement[],
  remade: readonly PageElement[],
  { from, to }: Remaking,
): PageElement[] {
  const ranks = new Map(remade.map((element, at) => [keyOf(element, to), at]));
  const stays = new Map(staying.map((element) => [element.id, element]));
  const lastRemade = elements.findLastIndex(isRemade);
  const above: PageElement[][] = Array.from({ length: remade.length + 1 }, () => []);
  let rank = -1;
  for (const [at, element] of elements.entries()) {
    if (isRemade(element)) rank = ranks.get(keyOf(element, from)) ?? rank;
    const kept = isRemade(element) ? undefined : stays.get(element.id);
    if (kept) above[at > lastRemade ? remade.length : rank + 1]?.push(kept);
  }
  return [...(above[0] ?? []), ...remade.flatMap((element, at) => [element, ...(above[at + 1] ?? [])])];
}
