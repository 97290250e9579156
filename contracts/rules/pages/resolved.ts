import type { Id, Master, Page, PageElement, TextElement } from './document.ts';
import { idAt } from './ids.ts';
import { pageSide } from './page-role.ts';
import { type Run, runsOf, type SpannedText, spannedText } from './spans.ts';

/** What a page cannot know of itself. */
export interface PageFacts {
  /** Its number, from 1. */
  readonly no: number;
  /** How many pages its document has. */
  readonly pages: number;
  readonly masters: readonly Master[];
  readonly title: string;
  /** From 1, where the page is one of a calendar. */
  readonly month?: number | undefined;
}

/**
 * A page as it is drawn: the elements of its master lie below its own, and running fields have their words. The same page
 * where there is nothing to do.
 */
export function resolved(page: Page, facts: PageFacts): Page {
  const { master: _master, ...rest } = page;
  const below = belowOf(page, facts);
  if (below.length === 0 && !page.elements.some(isRunning)) return page;
  const elements = [...withOtherIds(below, page.elements), ...page.elements];
  return { ...rest, elements: elements.map((element) => filled(element, facts)) };
}

/** What a page has of its master: those elements that belong to both sides or to that of the page. */
export function belowOf({ master }: Page, { no, masters }: Pick<PageFacts, 'no' | 'masters'>) {
  const elements = masters.find(({ id }) => id === master)?.elements ?? [];
  const own = pageSide(no);
  return elements.filter(({ side = own }) => side === own);
}

/** Whether it is a running field, whose words follow from its page and its work. */
export function isRunning(element: PageElement): element is TextElement {
  return element.kind === 'text' && element.fills !== undefined;
}

/** Elements of a master have ids of their own in a page that has used theirs. */
function withOtherIds(below: readonly PageElement[], own: readonly PageElement[]): PageElement[] {
  const used = new Set<Id>(own.map(({ id }) => id));
  let next = 1;
  return below.map((element) => {
    let { id } = element;
    for (; used.has(id); next += 1) id = idAt(next);
    used.add(id);
    return id === element.id ? element : { ...element, id };
  });
}

/** A running field with its words; any other element as it is. */
export function filled(element: PageElement, facts: Omit<PageFacts, 'masters'>): PageElement {
  if (!isRunning(element)) return element;
  const { fills, spans: _spans, ...rest } = element;
  return { ...rest, ...withValue(element, fills ? valueOfField(fills, facts) : '') };
}

function valueOfField(
  fills: NonNullable<TextElement['fills']>,
  { no, pages, title, month }: Omit<PageFacts, 'masters'>,
): string {
  switch (fills) {
    case 'page':
      return String(no);
    case 'pages':
      return String(pages);
    case 'title':
      return title;
    case 'month':
      return month === undefined ? '' : String(month);
  }
}

/** The value looks like the sign that it stands in for. */
function withValue(field: SpannedText, value: string): SpannedText {
  return spannedText(
    runsOf(field).map(({ text, look }): Run => ({ text: text.replaceAll('#', () => value), look })),
  );
}
