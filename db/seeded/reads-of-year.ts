import { SEEN_MS } from '#contracts/rules/readers/read-events.ts';
import { seededRandom } from '#contracts/seeded-random.ts';
import { emptySums, type Sums } from '../queries/reads/sums.ts';
import { SEEDED_PUBLICATIONS } from './publications.ts';

const DAYS = 365;
const SUPER_ID = 10003;
const READERS = 400;
/** Openings of the most read work on a usual day; the others have a share of them. */
const OPENINGS = 2.4;
/** So many pages at most are read at once. */
const LONGEST = 44;
/** More readers sit in some regions (places in REGIONS), most of them with a phone. */
const HOMES = [11, 11, 11, 9, 9, 10, 10, 1, 1, 19, 19, 23, 17, 15, 13, 12, 16, 22, 27, 6];

/** The readings of a year that ends with the day before the seed, as sums whose days are counted back from it. */
export function readsOfYear(): Sums {
  const random = seededRandom(2027);
  const sums = emptySums();
  const works = SEEDED_PUBLICATIONS.filter(({ ownerId }) => ownerId === SUPER_ID);
  for (const [rank, { id, pageNum }] of works.entries()) {
    const shelf = OPENINGS / (1 + rank / 3);
    for (let day = -DAYS; day < 0; day += 1) {
      const season = 1 + 0.4 * Math.sin(((day + rank * 20) / DAYS) * 2 * Math.PI);
      const isWeekend = ((day % 7) + 7) % 7 > 4;
      let openings = Math.floor(shelf * season * (isWeekend ? 1.5 : 0.9) * random() * 2 + random() * 0.6);
      for (; openings > 0; openings -= 1) addReading(sums, { id, pageNum, day }, random);
    }
  }
  return sums;
}

interface Read {
  readonly id: number;
  readonly pageNum: number;
  readonly day: number;
}

/** One reader opens a work and stops somewhere, most of them early. */
function addReading(sums: Sums, { id, pageNum, day }: Read, random: () => number): void {
  const readerId = -1 - Math.floor(random() ** 2 * READERS);
  const region = HOMES[-readerId % HOMES.length] ?? 0;
  const device = -readerId % 10 < 6 ? 0 : -readerId % 10 < 7 ? 1 : 2;
  const pages = Math.min(pageNum, 1 + Math.floor(random() ** 3 * LONGEST));
  const shares = random() < 0.05 ? 1 : 0;
  let all = 0;
  for (let page = 1; page <= pages; page += 1) {
    const ms = SEEN_MS + Math.floor(random() ** 2 * 40_000);
    all += ms;
    sums.add('reads_by_page', [id, page, day], [1, ms, 0]);
  }
  sums.add('reads_by_day', [id, day], [1, pages, all, 0, shares, 0, 0, 0]);
  sums.add('reads_by_place', [id, device, region, day], [1, pages]);
  sums.add('readers_day', [id, day, readerId], [1 + pages + shares]);
}
