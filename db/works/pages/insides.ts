import { FIRST_YEAR, GARDEN, GINKGO, GOLDEN, GRADUATION } from '../texts/albums-family.ts';
import { ARCHITECTS, HONEYMOON, NORTH_SNOW, RIDE, SICHUAN, TERRACES } from '../texts/albums-travel.ts';
import { DESK, FAMILY_YEAR, MOUNTAIN_WATER, SOLAR_TERMS } from '../texts/calendars.ts';
import { FERNS } from '../texts/ferns.ts';
import { FURNITURE } from '../texts/furniture.ts';
import { LIN_FAMILY } from '../texts/lin-family.ts';
import { BETWEEN_LINES, NIGHT_FLIGHT } from '../texts/magazines-city.ts';
import { BY_THE_STOVE, DWELLING, HANDMADE } from '../texts/magazines-home.ts';
import { COASTLINE, MOUNTAIN_WILD } from '../texts/magazines-outdoors.ts';
import { HARBOUR, HEWAN, LINXI, QINGHE, SONGLING, SPROUT } from '../texts/newspapers.ts';
import { OLD_LANES } from '../texts/old-lanes.ts';
import { BEAR, MOON, SINGING_TREE, SNAIL, WHALE } from '../texts/picture-stories.ts';
import { ANNUAL } from '../texts/report-annual.ts';
import { BRAND } from '../texts/report-brand.ts';
import { NEW_COLLEAGUE } from '../texts/report-colleague.ts';
import { GREEN } from '../texts/report-green.ts';
import { SAND_SEA } from '../texts/sand-sea.ts';
import { SCHOOL_CENTURY } from '../texts/school-century.ts';
import { SLOW_RIVER } from '../texts/slow-river.ts';
import { TEA } from '../texts/tea.ts';
import { THOUSAND_HILLS } from '../texts/thousand-hills.ts';
import { WEST_LAKE } from '../texts/west-lake.ts';
import { WINDOW_LAMP } from '../texts/window-lamp.ts';
import type { DemoWork } from '../types.ts';
import { album } from './album.ts';
import { atlas } from './atlas.ts';
import type { Span } from './book-map.ts';
import { calendar } from './calendar.ts';
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

const CONTENTS: Readonly<Record<string, Content>> = {
  'west-lake-four-seasons': written(prose, WEST_LAKE),
  'lamp-by-the-window': written(poems, WINDOW_LAMP),
  'little-whale-letter': written(pictureBook, WHALE),
  'moon-forgot-the-light': written(pictureBook, MOON),
  'snail-in-no-hurry': written(pictureBook, SNAIL),
  'singing-tree': written(pictureBook, SINGING_TREE),
  'grandpa-bear-bakery': written(pictureBook, BEAR),
  'jiangnan-old-lanes': written(prose, OLD_LANES),
  'small-notes-on-tea': written(prose, TEA),
  'journey-of-thousand-hills': written(prose, THOUSAND_HILLS),
  'letters-from-the-sand-sea': written(prose, SAND_SEA),
  'slow-river': written(prose, SLOW_RIVER),
  'lin-family-genealogy': written(genealogy, LIN_FAMILY),
  'annual-report-2026': written(report, ANNUAL),
  'brand-handbook': written(report, BRAND),
  'cloud-peak-architects': written(album, ARCHITECTS),
  'sustainability-report': written(report, GREEN),
  'new-colleague-handbook': written(report, NEW_COLLEAGUE),
  'century-of-the-school': written(school, SCHOOL_CENTURY),
  'spring-catalogue': written(atlas, FURNITURE),
  'mountain-wild': written(magazine, MOUNTAIN_WILD),
  'by-the-stove': written(magazine, BY_THE_STOVE),
  dwelling: written(magazine, DWELLING),
  flora: written(atlas, FERNS),
  coastline: written(magazine, COASTLINE),
  'between-the-lines': written(magazine, BETWEEN_LINES),
  'night-flight': written(magazine, NIGHT_FLIGHT),
  handmade: written(magazine, HANDMADE),
  'linxi-evening-news': written(newspaper, LINXI),
  'songling-daily': written(newspaper, SONGLING),
  'hewan-community': written(newspaper, HEWAN),
  'qinghe-campus': written(newspaper, QINGHE),
  'harbour-business': written(newspaper, HARBOUR),
  'sprout-reading-weekly': written(newspaper, SPROUT),
  'solar-terms-2027': written(calendar, SOLAR_TERMS),
  'mountain-water-2027': written(calendar, MOUNTAIN_WATER),
  'family-year-2027': written(calendar, FAMILY_YEAR),
  'desk-calendar-2027': written(calendar, DESK),
  'our-first-year': written(album, FIRST_YEAR),
  'graduation-class-two': written(album, GRADUATION),
  'island-honeymoon': written(album, HONEYMOON),
  'grandmother-garden': written(album, GARDEN),
  'round-the-island-ride': written(album, RIDE),
  'western-sichuan-drive': written(album, SICHUAN),
  'golden-anniversary': written(album, GOLDEN),
  'snow-in-the-north': written(album, NORTH_SNOW),
  'terraces-above-clouds': written(album, TERRACES),
  'autumn-under-ginkgo': written(album, GINKGO),
};

/** What a work says, and how it is laid out; a work without texts is a mistake of ours. */
export function contentOf({ artId }: DemoWork): Content {
  const content = CONTENTS[artId];
  if (!content) throw new RangeError(`nobody has written ${artId}`);
  return content;
}
