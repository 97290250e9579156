import { calendarDocument } from '#contracts/rules/calendar/calendar-document.ts';
import { CALENDAR_SIZES } from '#contracts/rules/calendar/calendar-spec.ts';
import { CALENDAR_TEMPLATES } from '#contracts/rules/calendar/calendar-templates.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { bookCode } from '#contracts/rules/publications/book-code.ts';
import { albumDocument } from '#contracts/rules/templates/album-document.ts';
import { samplePhotos } from '#contracts/rules/templates/album-sample.ts';
import { ALBUMS } from '#contracts/rules/templates/albums.ts';
import { filledPlaces } from '#contracts/rules/templates/photo-places.ts';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { hashText, seededRandom } from '#contracts/seeded-random.ts';
import { createWorkOf } from '../queries/publications/creating.ts';
import { publicationByCode } from '../queries/publications/publications.ts';
import { DRAFT_STATES } from './draft-states.ts';
import { accountOrRefuse } from './find.ts';
import { type Scenario, ScenarioRefused } from './types.ts';

interface DraftParams extends Record<string, string> {
  account: string;
  template: string;
  photos: string;
  state: string;
}

/** Behind those of the elements that a template makes. */
const FIRST_ID = 10_000;

/** How many of its places have photos. */
const SHARES: Readonly<Record<string, number>> = { none: 0, half: 0.5, all: 1 };

export const draftMade: Scenario<DraftParams> = {
  name: 'draft-made',
  title: '照模板做的相册或日历草稿：很长、照片多、预检问题、两处修改、历史版本',
  description:
    'A member has the draft of an album or a calendar like a template, with photos in none, half or all of its places, and in a state to be tried: long, many photos, findings of the preflight, saved by another device (once more each time), or with versions.',
  defaults: { account: 'super', template: 'album-seaside', photos: 'all', state: 'plain' },
  choices: {
    template: [...ALBUMS, ...CALENDAR_TEMPLATES].map(({ id }) => id),
    photos: Object.keys(SHARES),
    state: [...DRAFT_STATES.keys()],
  },
  run(context, { account, template, photos, state: wanted }) {
    const { db, now, seed = 1 } = context;
    const share = SHARES[photos];
    if (share === undefined) throw new ScenarioRefused(`photos is none, half or all, not "${photos}"`);
    const state = DRAFT_STATES.get(wanted);
    if (!state) throw new ScenarioRefused(`there is no state "${wanted}" of a draft`);
    const made = draftLike(template, now);
    if (!made) throw new ScenarioRefused(`there is no template "${template}"`);
    const { document: like, sample, ...work } = made;
    const { id: ownerId, nick: author } = accountOrRefuse(db, account);
    // Once more finds the same one.
    const named = [seed, account, template, photos, ...(wanted === 'plain' ? [] : [wanted])];
    const code = bookCode(seededRandom(hashText(named.join(' '))));
    let id = publicationByCode(db, code)?.id;
    if (id === undefined) {
      let last = FIRST_ID;
      const newId = () => {
        last += 1;
        return idAt(last);
      };
      const document = state.pages?.(like, newId) ?? like;
      const usual = samplePhotos(sample, Math.round(countPlaces(document) * share));
      const brought = state.photos?.(usual, { document, ownerId }, context) ?? usual;
      const filled = filledPlaces(document, brought, { newId }).document;
      const begun = { ...work, ownerId, author, code, now: now - (state.ageMs ?? 0) };
      id = createWorkOf(db, { ...begun, document: filled });
      state.since?.({ ownerId, id }, context);
    }
    state.eachTime?.({ ownerId, id }, context);
    return { publicationID: String(id) };
  },
};

interface Draft {
  readonly document: PageDocument;
  readonly name: string;
  readonly subtitle: string;
  readonly type: 'album' | 'calendar';
  /** The work whose pictures stand for photos. */
  readonly sample: string;
}

function draftLike(template: string, now: number): Draft | null {
  const album = ALBUMS.find(({ id }) => id === template);
  if (album) {
    const { name, subtitle, samples } = album;
    const document = albumDocument(album, { title: name, subtitle, author: '' });
    return { document, name, subtitle, type: 'album', sample: samples };
  }
  const calendar = CALENDAR_TEMPLATES.find(({ id }) => id === template);
  if (!calendar) return null;
  const { look, sizeAt, name, note, sample } = calendar;
  const firstYear = Number(chinaIsoDay(now).slice(0, 4)) + 1;
  const spec = { ...look, firstYear, firstMonth: 1 };
  const size = CALENDAR_SIZES[look.kind][sizeAt] ?? CALENDAR_SIZES[look.kind][0];
  const document = { ...calendarDocument(spec, size), calendar: spec };
  const [, work = ''] = /^art:([a-z0-9-]+)/.exec(sample) ?? [];
  return { document, name: `${firstYear}年${name}`, subtitle: note, type: 'calendar', sample: work };
}
