import type { Page } from './document.ts';

/** A paragraph of a page for reading aloud, searching and small screens (重排). */
export interface Passage {
  readonly kind: 'heading-1' | 'heading-2' | 'prose';
  readonly text: string;
}

/** The texts of a page in reading order, without page numbers and running heads. */
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

/** The words of a page in one line, for searching. */
export function wordsOf(page: Page): string {
  return passagesOf(page)
    .map(({ text }) => text)
    .join(' ');
}
