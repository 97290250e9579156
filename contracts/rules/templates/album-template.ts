import type { FontFamily } from '../pages/document.ts';
import type { TrimSize } from '../print/page-boxes.ts';

/** How the photo and the title of a cover share it. */
export const COVER_FORMS = ['full', 'half', 'window', 'side', 'framed', 'stripe'] as const;
/** What its inner pages have in common, below their photos. */
export const DECORS = ['plain', 'line', 'dots', 'frame', 'band', 'corners'] as const;

export interface AlbumInks {
  readonly paper: string;
  readonly ink: string;
  /** Of decoration, and of the endpapers (环衬), which are coloured paper … */
  readonly accent: string;
  /** Where a photo will stand. */
  readonly tint: string;
  /** The ground of the cover, and what is read on it. */
  readonly cloth: string;
  readonly onCloth: string;
  /** … unless a whole page of it is too loud. */
  readonly endpaper?: string;
}

/** An album of the house to begin with (相册模板). */
export interface AlbumTemplate extends TrimSize {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly inks: AlbumInks;
  readonly family: FontFamily;
  readonly cover: (typeof COVER_FORMS)[number];
  readonly decor: (typeof DECORS)[number];
  /** Its inner pages in order: ids of layouts, or `title`, `chapter`, `words`. */
  readonly plan: string;
  /** The work of the product whose pictures show what it may become. */
  readonly samples: string;
}
