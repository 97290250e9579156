import type { ReadEvent } from '#contracts/rules/readers/read-events.ts';
import { DEVICES, REGIONS } from '#contracts/rules/readers/reader-place.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { countOpening, linkBySlug } from '../queries/publications/share-links.ts';
import { recordReads } from '../queries/reads/record.ts';
import { shareLink } from './share-link.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface ReadParams extends Record<string, string> {
  publicationID: string;
  slug: string;
  pages: string;
  device: string;
}

const MOST_PAGES = 90;
const PAGE_MS = 20_000;
const REGION = REGIONS.indexOf('浙江');

export const linkRead: Scenario<ReadParams> = {
  name: 'link-read',
  title: '专属链接：已有人读过',
  description:
    'A named link of a work, made where it is not there, was opened and its first pages were read, by a reader who allowed that to be known.',
  defaults: { publicationID: '50001', slug: 'for-editor-lu', pages: '12', device: 'phone' },
  choices: { device: DEVICES },
  run({ db, now }, { publicationID, slug, pages, device }) {
    if (!linkBySlug(db, slug)) shareLink.run({ db, now }, { publicationID, state: 'open', slug });
    const link = linkBySlug(db, slug);
    if (!link) throw new ScenarioRefused(`there is no link "${slug}"`);
    const read = parseWholeNumber(pages);
    if (read === null || read > MOST_PAGES)
      throw new ScenarioRefused(`pages is a number up to ${MOST_PAGES}`);
    const known = DEVICES.find((one) => one === device);
    if (!known) throw new ScenarioRefused(`device is one of ${DEVICES.join(', ')}, not "${device}"`);
    const ageOf = (page: number) => (read - page) * PAGE_MS;
    const events: ReadEvent[] = [{ kind: 'open', age: ageOf(0), page: 0, value: 0 }];
    for (let page = 1; page <= read; page += 1)
      events.push({ kind: 'page', age: ageOf(page), page, value: PAGE_MS });
    const { publicationId, id: linkId } = link;
    const isNew = recordReads(db, {
      ...{ publicationId, linkId, by: 'reader', device: known, region: REGION, events, now },
      ...{ visit: linkId * 1000 + read, no: 1, reader: linkId.toString(16).padStart(32, '0') },
    });
    if (isNew) countOpening(db, linkId, now);
    return { linkID: String(linkId), pages: String(read) };
  },
};
