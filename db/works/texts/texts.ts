/**
 * The words of the demo works (示例作品的文字), by art id. They are data; JSON has no tuples, so their types are stated here,
 * and a test lays every work out.
 */
import type { AlbumTexts } from '../pages/album.ts';
import type { CalendarTexts } from '../pages/calendar/calendar.ts';
import type { Some } from '../pages/calendar/turns.ts';
import type { MagazineTexts } from '../pages/magazine.ts';
import type { NewsTexts, Story } from '../pages/newspaper.ts';
import type { PictureTexts } from '../pages/picture-book.ts';
import type { PoemTexts } from '../pages/poems.ts';
import type { ProseTexts } from '../pages/prose.ts';
import type { ReportTexts } from '../pages/report.ts';
import albums from './albums.json' with { type: 'json' };
import calendars from './calendars.json' with { type: 'json' };
import magazines from './magazines.json' with { type: 'json' };
import newspapers from './newspapers.json' with { type: 'json' };
import pictureBooks from './picture-books.json' with { type: 'json' };
import poems from './poems.json' with { type: 'json' };
import prose from './prose.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };
import sharedNews from './shared-news.json' with { type: 'json' };
import sharedNotes from './shared-notes.json' with { type: 'json' };

type ById<T> = Readonly<Record<string, T>>;

/** What a file of texts holds; the one place that takes its word for it. */
export function textsIn<T>(json: unknown): T {
  return json as T;
}

function mapped<T, U>(texts: ById<T>, make: (each: T) => U): ById<U> {
  return Object.fromEntries(Object.entries(texts).map(([id, each]) => [id, make(each)]));
}

/** Notes that could stand in anybody's notebook: each book of essays takes three of these groups beside its own. */
const NOTES = textsIn<ById<Some<string>>>(sharedNotes);

interface WrittenProse extends Omit<ProseTexts, 'groups'> {
  /** Notes of its own, or the name of shared ones. */
  readonly groups: Some<{ readonly titles: Some<string>; readonly notes: Some<string> | string }>;
}

function proseOf({ groups: [first, ...others], ...rest }: WrittenProse): ProseTexts {
  const group = ({ titles, notes }: WrittenProse['groups'][0]) => ({
    titles,
    notes: typeof notes === 'string' ? textsIn<Some<string>>(NOTES[notes]) : notes,
  });
  return { ...rest, groups: [group(first), ...others.map(group)] };
}

/** What any local paper prints. */
const NEWS = textsIn<{
  readonly stories: readonly Story[];
  readonly briefs: Some<string>;
  readonly tables: ById<NewsTexts['table']>;
}>(sharedNews);

interface WrittenNews extends Pick<NewsTexts, 'about' | 'desks' | 'stories' | 'notice'> {
  /** The paper goes through the shared stories from this one on, after its own. */
  readonly from: number;
  readonly table: string;
}

function newsOf({ stories: [first, ...own], from, table, ...rest }: WrittenNews): NewsTexts {
  return {
    ...rest,
    stories: [first, ...own, ...NEWS.stories.slice(from), ...NEWS.stories.slice(0, from)],
    briefs: NEWS.briefs,
    table: textsIn<NewsTexts['table']>(NEWS.tables[table]),
  };
}

export const ALBUMS = textsIn<ById<AlbumTexts>>(albums);
export const CALENDARS = textsIn<ById<CalendarTexts>>(calendars);
export const MAGAZINES = textsIn<ById<MagazineTexts>>(magazines);
export const NEWSPAPERS = mapped(textsIn<ById<WrittenNews>>(newspapers), newsOf);
export const PICTURE_BOOKS = textsIn<ById<PictureTexts>>(pictureBooks);
export const POEMS = textsIn<ById<PoemTexts>>(poems);
export const PROSE = mapped(textsIn<ById<WrittenProse>>(prose), proseOf);
export const REPORTS = textsIn<ById<ReportTexts>>(reports);
