import type { Page } from './document.ts';

/** A paragraph of a page, as it is read aloud, searched and laid out for a small screen (重排). */
export interface Passage {
  readonly kind: 'heading-1' | 'heading-2' | 'prose';
  readonly text: string;
}

/** What a page says, in the order of reading. Page numbers and running heads are not part of it. */
export function passagesOf({ elements }: Page): Passage[] {
  return elements.flatMap((element) => {
    if (element.kind === 'words') return passages('prose', element.text);
    if (element.kind !== 'text' || element.part === 'furniture') return [];
    return passages(element.part, element.text);
  });
}

function passages(kind: Passage['kind'], text: string): Passage[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind, text: line }));
}

/** The words of a page in one line, as they are searched. */
export function wordsOf(page: Page): string {
  return passagesOf(page)
    .map(({ text }) => text)
    .join(' ');
}
