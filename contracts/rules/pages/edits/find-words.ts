import type { Id, PageDocument, PageElement, TextElement } from '../document.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { isRunning } from '../resolved.ts';
import { type Run, runsOf, type SpannedText, spannedText } from '../spans.ts';
import { withElements } from './change.ts';

/** What is looked for (查找), and what makes a difference. */
export interface Wanted {
  readonly words: string;
  /** 区分大小写. */
  readonly isCaseExact: boolean;
  /** 区分全半角. */
  readonly isWidthExact: boolean;
}

/** A part of a text, counted in UTF-16 units. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** Words that were found on a page. */
export interface FoundPlace extends Place {
  readonly page: Id;
  readonly element: Id;
  /** Which of the texts of the document it stands in, counted from 0. */
  readonly text: number;
  readonly isLocked: boolean;
}

/** The wanted words in the texts of all pages, in their order; running fields say nothing of their own. */
export function findWords({ pages }: PageDocument, wanted: Wanted): readonly FoundPlace[] {
  if (wanted.words === '') return [];
  let text = -1;
  return pages.flatMap((page) =>
    page.elements.flatMap((element): FoundPlace[] => {
      if (!isOwnText(element)) return [];
      text += 1;
      const { id, locked: isLocked = false } = element;
      return placesIn(element.text, wanted).map((place) => ({
        ...place,
        ...{ page: page.id, element: id, text, isLocked },
      }));
    }),
  );
}

function isOwnText(element: PageElement): element is TextElement {
  return element.kind === 'text' && !isRunning(element);
}

/** Where a text has the wanted words; places never overlap. */
export function placesIn(text: string, wanted: Wanted): readonly Place[] {
  const words = foldedFor(wanted.words, wanted);
  if (words === '') return [];
  const folded = foldedFor(text, wanted);
  const places: Place[] = [];
  for (let from = folded.indexOf(words); from >= 0; from = folded.indexOf(words, from + words.length)) {
    places.push({ from, to: from + words.length });
  }
  return places;
}

const WIDTH_SHIFT = 0xfee0;

/** The common form of what makes no difference, letter by letter, so that places in it are places in the text. */
function foldedFor(text: string, { isCaseExact, isWidthExact }: Wanted): string {
  const narrow = isWidthExact ? text : text.replace(/[\u3000\uff01-\uff5e]/g, narrowed);
  return isCaseExact ? narrow : narrow.replace(/\p{Lu}/gu, lowered);
}

/** A letter of full width (全角) as one of half width. */
function narrowed(letter: string): string {
  return letter === '\u3000' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - WIDTH_SHIFT);
}

function lowered(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}

/** Other words in those places, which look as the first character did that stood there. */
export function withWordsAt(whole: SpannedText, places: readonly Place[], words: string): SpannedText {
  const made: Run[] = [];
  let begin = 0;
  let done = 0;
  let next = 0;
  for (const { text, look } of runsOf(whole)) {
    const end = begin + text.length;
    const upTo = (to: number) => ({ text: text.slice(Math.max(done - begin, 0), to - begin), look });
    for (let place = places[next]; place && place.from < end; place = places[next]) {
      made.push(upTo(place.from), { text: words, look });
      done = place.to;
      next += 1;
    }
    if (done < end) made.push(upTo(end));
    begin = end;
  }
  return spannedText(made);
}

interface Replaced {
  readonly document: PageDocument;
  readonly replaced: number;
  /** Those in locked texts, which stay. */
  readonly locked: number;
  /** Those whose text or page would have become too long. */
  readonly tooLong: number;
}

/** Puts words in place of those that were found (替换); the places are those of this document, in their order. */
export function replaceWords(document: PageDocument, found: readonly FoundPlace[], words: string): Replaced {
  const counts = { replaced: 0, locked: 0, tooLong: 0 };
  let next = document;
  for (const places of byElement(found)) {
    const [first] = places;
    if (first?.isLocked) counts.locked += places.length;
    if (!first || first.isLocked) continue;
    const before = next;
    const { page, element } = first;
    next = withElements(next, page, new Set([element]), (each) =>
      isOwnText(each) ? replacedText(each, places, words, roomBeside(before, page, each)) : each,
    );
    // The same words in their own place are as good as put there.
    const isDone = next !== before || places.every((place) => wordsOf(before, place) === words);
    counts[isDone ? 'replaced' : 'tooLong'] += places.length;
  }
  return { document: next, ...counts };
}

function byElement(found: readonly FoundPlace[]): readonly (readonly FoundPlace[])[] {
  const texts = new Map<number, FoundPlace[]>();
  for (const place of found) {
    const others = texts.get(place.text);
    if (others) others.push(place);
    else texts.set(place.text, [place]);
  }
  return [...texts.values()];
}

/** The words that stand in a place now. */
function wordsOf(document: PageDocument, place: FoundPlace): string {
  return excerptOf(document, place).match;
}

const BEFORE = 8;
const AFTER = 16;

/** The words of a place with those around them, in one line. */
export function excerptOf({ pages }: PageDocument, { page, element, from, to }: FoundPlace) {
  const found = pages.find(({ id }) => id === page)?.elements.find(({ id }) => id === element);
  const text = found?.kind === 'text' ? found.text : '';
  const start = wholeFrom(text, Math.max(from - BEFORE, 0));
  const end = wholeFrom(text, Math.min(to + AFTER, text.length));
  return {
    before: `${start > 0 ? '…' : ''}${inLine(text.slice(start, from))}`,
    match: text.slice(from, to),
    after: `${inLine(text.slice(to, end))}${end < text.length ? '…' : ''}`,
  };
}

/** The place, or the one behind it where a character would be cut. */
function wholeFrom(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at;
}

function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function replacedText(
  element: TextElement,
  places: readonly Place[],
  words: string,
  room: number,
): TextElement {
  const { text, spans, ...rest } = element;
  const next = withWordsAt({ text, ...(spans ? { spans } : {}) }, places, words);
  if (next.text === text || next.text.length > room) return element;
  return { ...rest, ...next };
}

/** How long a text may become beside all others of its page. */
function roomBeside({ pages }: PageDocument, page: Id, { id }: TextElement): number {
  const others = pages.find((each) => each.id === page)?.elements ?? [];
  const used = others.reduce(
    (sum, each) => sum + (each.id !== id && 'text' in each ? each.text.length : 0),
    0,
  );
  return Math.min(DOCUMENT_LIMITS.textLength, DOCUMENT_LIMITS.textOfPage - used);
}

/** Which of the places comes next behind words that were put somewhere; the first again behind the last. */
export function placeBehind(found: readonly FoundPlace[], text: number, from: number): number {
  const at = found.findIndex((place) => place.text > text || (place.text === text && place.from >= from));
  return Math.max(at, 0);
}
