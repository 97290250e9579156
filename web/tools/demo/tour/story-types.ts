import type { Place } from './find-element.ts';

/** One thing that is shown and told (导览步骤). */
export interface TourStep {
  readonly title: string;
  /** What the customer reads. */
  readonly text: string;
  /** What the presenter says or does (讲解词). */
  readonly notes: string;
  /** What it is about; without one the words stand in the middle of the screen. */
  readonly target?: Place;
  /** What is pressed, all of it, where the target is not there yet; what is ticked already stays so. */
  readonly openers?: readonly Place[];
  /** The screen, where it is another than that of the chapter; {names} are filled in. */
  readonly path?: string;
  /** The screen to which what is pressed leads on. */
  readonly leads?: string;
  /** What is pressed changes the data, so the way back begins the chapter anew. */
  readonly isDeed?: true;
}

/** A part of the story that begins with a state of its own on the server (导览章节). */
export interface TourChapter {
  readonly name: string;
  /** Of the story of a company (企业), which is told by itself. */
  readonly story?: 'company';
  readonly title: string;
  /** How the addresses of its screen begin. */
  readonly at: string;
  /** A main place of the product: going there is going on only from the chapter before. */
  readonly isMainPlace?: true;
  readonly steps: readonly [TourStep, ...TourStep[]];
}
