import { FERNS } from '../texts/ferns.ts';
import { FURNITURE } from '../texts/furniture.ts';
import { LIN_FAMILY } from '../texts/lin-family.ts';
import { SCHOOL_CENTURY } from '../texts/school-century.ts';
import {
  ALBUMS,
  CALENDARS,
  MAGAZINES,
  NEWSPAPERS,
  PICTURE_BOOKS,
  POEMS,
  PROSE,
  REPORTS,
} from '../texts/texts.ts';
import type { DemoWork } from '../types.ts';
import { album } from './album.ts';
import { atlas } from './atlas.ts';
import type { Span } from './book-map.ts';
import { calendar } from './calendar/calendar.ts';
import { genealogy } from './genealogy.ts';
import type { Inside } from './genre.ts';
import { magazine } from './magazine.ts';
import { newspaper } from './newspaper.ts';
import { pictureBook } from './picture-book.ts';
import { poems } from './poems.ts';
import { prose } from './prose.ts';
import { report } from './report.ts';
import { school } from './school.ts';

interface Content {
  readonly about: string;
  make(work: DemoWork, span: Span, pageNum: number): Inside;
}

/** A way to lay out a kind of work, together with the words of one work. */
function written<T extends { readonly about: string }>(
  layOut: (work: DemoWork, texts: T, span: Span, pageNum: number) => Inside,
  texts: T,
): Content {
  return { about: texts.about, make: (work, span, pageNum) => layOut(work, texts, span, pageNum) };
}

/** The same for all works of a kind. */
function eachWritten<T extends { readonly about: string }>(
  layOut: Parameters<typeof written<T>>[0],
  texts: Readonly<Record<string, T>>,
): Record<string, Content> {
  return Object.fromEntries(Object.entries(texts).map(([artId, each]) => [artId, written(layOut, each)]));
}

const CONTENTS: Readonly<Record<string, Content>> = {
  ...eachWritten(prose, PROSE),
  ...eachWritten(poems, POEMS),
  ...eachWritten(pictureBook, PICTURE_BOOKS),
  ...eachWritten(report, REPORTS),
  ...eachWritten(album, ALBUMS),
  ...eachWritten(magazine, MAGAZINES),
  ...eachWritten(newspaper, NEWSPAPERS),
  ...eachWritten(calendar, CALENDARS),
  'lin-family-genealogy': written(genealogy, LIN_FAMILY),
  'century-of-the-school': written(school, SCHOOL_CENTURY),
  'spring-catalogue': written(atlas, FURNITURE),
  flora: written(atlas, FERNS),
};

/** What a work says, and how it is laid out; a work without texts is a mistake of ours. */
export function contentOf({ artId }: DemoWork): Content {
  const content = CONTENTS[artId];
  if (!content) throw new RangeError(`nobody has written ${artId}`);
  return content;
}
