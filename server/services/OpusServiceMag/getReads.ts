import { isAreaOpen } from '#contracts/rules/account/membership.ts';
import { chinaDay, chinaIsoDay } from '#contracts/rules/china-time.ts';
import { DEVICES, REGIONS } from '#contracts/rules/readers/reader-place.ts';
import { linksOf } from '#db/queries/publications/share-links.ts';
import {
  type DayOfReads,
  type LinkReads,
  type PlaceOfReads,
  readsOfLinks,
  readsOfWorks,
} from '#db/queries/reads/reads-of-work.ts';
import type { Handler } from '#server/servlet/handler-types.ts';
import { ownWork } from './views/sharing-view.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** 给谁看过. */
export const getReads: Handler<'OpusServiceMag.getReads'> = ({ opusID }, context) => {
  const { db, now, user } = context;
  const work = ownWork(opusID, context);
  const hasStatistics = isAreaOpen('statistics', user.vipName);
  const found = readsOfWorks(db, [work], { now, days: DAYS });
  const days = found.days();
  const places = hasStatistics ? found.places() : [];
  const reads = new Map(readsOfLinks(db, work.id).map((link) => [link.linkId, link]));
  const sum = (name: keyof DayOfReads) => days.reduce((total, day) => total + day[name], 0);
  const open = (count: number) => (hasStatistics ? count : 0);
  return {
    code: 0,
    message: '成功',
    data: {
      opusID: String(work.id),
      hasStatistics: hasStatistics ? 'Y' : 'N',
      pageNum: work.pageNum,
      ...{ opens: sum('opens'), pages: open(sum('pages')), seconds: open(inSeconds(sum('ms'))) },
      ...{ readers: hasStatistics ? found.readers() : 0, own: open(sum('own')), bots: open(sum('bots')) },
      days: allDays(days, now).map(({ opens, pages, readers: ofDay, day }) => ({
        ...{ day, opens, pages: open(pages), readers: open(ofDay) },
      })),
      devices: pagesBy(places, ({ device }) => deviceAt(device)).map(([device, pages]) => ({
        device,
        pages,
      })),
      regions: pagesBy(places, ({ region }) => regionAt(region)).map(([region, pages]) => ({
        region,
        pages,
      })),
      links: linksOf(db, work.id).map(({ id, reads: opens }) => ({
        ...{ linkID: String(id), opens },
        ...linkView(hasStatistics ? reads.get(id) : undefined),
      })),
    },
  };
};

function linkView(link: LinkReads | undefined) {
  if (!link) return { pages: 0, pagesRead: 0, seconds: 0, lastPage: 0, lastReadAt: '', places: [] };
  const { pages, pagesRead, ms, lastPage, lastAt, places } = link;
  return {
    ...{ pages, pagesRead, seconds: inSeconds(ms), lastPage, lastReadAt: new Date(lastAt).toISOString() },
    places: places.map(({ device, region }) => ({ device: deviceAt(device), region: regionAt(region) })),
  };
}

/** Each of the days, also those on which nothing was read. */
function allDays(days: readonly DayOfReads[], now: number) {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: DAYS }, (_, at) => {
    const moment = now - (DAYS - 1 - at) * DAY_MS;
    const { opens = 0, pages = 0, readers = 0 } = known.get(chinaDay(moment)) ?? {};
    return { day: chinaIsoDay(moment), opens, pages, readers };
  });
}

function pagesBy<T>(places: readonly PlaceOfReads[], of: (place: PlaceOfReads) => T): [T, number][] {
  const sums = new Map<T, number>();
  for (const place of places) sums.set(of(place), (sums.get(of(place)) ?? 0) + place.pages);
  return [...sums].sort(([, one], [, other]) => other - one);
}

function deviceAt(place: number) {
  return DEVICES[place] ?? 'desktop';
}

function regionAt(place: number): string {
  return REGIONS[place] ?? REGIONS[0];
}

function inSeconds(ms: number): number {
  return Math.round(ms / 1000);
}
