import type { New, OutlineEntry, PageElement } from '#contracts/rules/pages/document.ts';
import type { Design } from './design.ts';

/** What a page shows, whatever part of the book it is. */
export interface Sheet {
  readonly ground: string;
  readonly elements: readonly New<PageElement>[];
}

/** The pages between the covers of one kind of work (内页). */
export interface Inside {
  readonly design: Design;
  readonly outline: readonly OutlineEntry[];
  draw(no: number): Sheet;
}
