import type { AlbumPhoto } from '#contracts/rules/layouts/fill-album.ts';
import type { Id, Page, PageDocument, TextElement } from '#contracts/rules/pages/document.ts';
import { withPage } from '#contracts/rules/pages/edits/change.ts';
import { insertCopy } from '#contracts/rules/pages/edits/pages.ts';
import { idAt } from '#contracts/rules/pages/ids.ts';
import { countPlaces, placesOf } from '#contracts/rules/templates/waiting.ts';
import { nameDraft } from '../queries/publications/draft-versions.ts';
import { type DraftRow, draftOf } from '../queries/publications/drafts.ts';
import { doneOrRefuse } from './find.ts';
import { bringPhotos, SMALL } from './sample-photos.ts';
import { savePage } from './save-page.ts';
import { type ScenarioContext, ScenarioRefused } from './types.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MANY_PAGES = 200;
const MANY_PHOTOS = 300;
/** Words that are written into a draft. */
const WORDS = idAt(9999);

type Photos = readonly AlbumPhoto[];

interface Making {
  readonly document: PageDocument;
  readonly ownerId: number;
}

interface Made {
  readonly ownerId: number;
  readonly id: number;
}

interface DraftState {
  /** How long ago it was begun. */
  readonly ageMs?: number;
  /** Its pages before photos come into them. */
  readonly pages?: (document: PageDocument, newId: () => Id) => PageDocument;
  /** The photos for its places, in place of the usual ones. */
  readonly photos?: (usual: Photos, making: Making, context: ScenarioContext) => Photos;
  /** What happened since it was begun. */
  readonly since?: (made: Made, context: ScenarioContext) => void;
  /** What happens whenever the scenario runs. */
  readonly eachTime?: (made: Made, context: ScenarioContext) => void;
}

/** What a draft is like when it is opened (草稿的状态). */
export const DRAFT_STATES: ReadonlyMap<string, DraftState> = new Map<string, DraftState>([
  ['plain', {}],
  ['long', { pages: withManyPages }],
  ['many-photos', { photos: besideMany }],
  ['findings', { pages: withWordsAtEdge, photos: withOneTooSmall }],
  ['conflict', { ageMs: 3 * HOUR_MS, since: writeAtHome, eachTime: writeElsewhere }],
  ['versions', { ageMs: 9 * DAY_MS, since: keepVersions }],
]);

/** Those of its pages that have places for photos once more, and once more. */
function withManyPages(document: PageDocument, newId: () => Id): PageDocument {
  if (document.calendar)
    throw new ScenarioRefused('a calendar is as long as its months; only albums are long');
  const inner = document.pages.filter((page) => page.role === 'inner' && placesOf(page).length > 0);
  let next = document;
  let last = inner.at(-1);
  for (let at = 0; last && next.pages.length < MANY_PAGES; at += 1) {
    const page = inner[at % inner.length] ?? last;
    next = insertCopy(next, page, last.id, newId);
    last = next.pages[next.pages.findIndex(({ id }) => id === last?.id) + 1];
  }
  return next;
}

/** The photos of the member; those of the draft come from elsewhere. */
function besideMany(usual: Photos, { ownerId }: Making, context: ScenarioContext): Photos {
  bringPhotos(context, ownerId, { count: MANY_PHOTOS });
  return usual;
}

/**
 * One with too few pixels comes first, and two places stay empty: of one alone a calendar would show a photo again. A yearly
 * sheet has a single place.
 */
function withOneTooSmall(usual: Photos, { document, ownerId }: Making, context: ScenarioContext): Photos {
  const [small] = bringPhotos(context, ownerId, { count: 1, sizes: SMALL });
  const photos = small ? [{ ...small, takenAt: -1 }, ...usual] : usual;
  return photos.slice(0, Math.max(0, countPlaces(document) - 2));
}

function withWordsAtEdge(document: PageDocument): PageDocument {
  const page = document.pages.find(({ role }) => role === 'inner') ?? document.pages[0];
  const words = wordsOf('这行字离裁切线太近', document, { y: document.heightMm - 6, size: 3.5 });
  const add = (to: Page) => ({ ...to, elements: [...to.elements, words] });
  return page ? withPage(document, page.id, add) : document;
}

type Sheet = Pick<PageDocument, 'widthMm'>;

interface Line {
  readonly y: number;
  readonly size: number;
}

function wordsOf(text: string, { widthMm }: Sheet, { y, size }: Line): TextElement {
  const [x, w, h] = [widthMm * 0.1, widthMm * 0.8, size * 1.4];
  return {
    ...{ id: WORDS, kind: 'text', x, y, w, h, text, part: 'prose' },
    style: {
      ...{ family: 'sans', weight: 400, size, leading: 1.4 },
      ...{ color: '#333333', align: 'center', indent: 0 },
    },
  };
}

type At = Pick<ScenarioContext, 'db' | 'now'>;

/** Saves the first page with other words at its head. */
function write({ db, now }: At, { ownerId, id }: Made, wordsIn: (draft: DraftRow) => string): void {
  const draft = doneOrRefuse(draftOf(db, ownerId, id));
  const words = wordsOf(wordsIn(draft), draft.work, { y: 12, size: 8 });
  savePage(
    db,
    { draft, no: 1 },
    (content) => ({
      ...content,
      elements: [...content.elements.filter((element) => element.id !== WORDS), words],
    }),
    { saveId: `elsewhere-${draft.work.revision}`, userId: ownerId, now },
  );
}

function writeAtHome(made: Made, { db, now }: ScenarioContext): void {
  write({ db, now: now - 2 * HOUR_MS }, made, () => '在家里写的一句话');
}

/** One save more, which an open editor meets. */
function writeElsewhere(made: Made, context: ScenarioContext): void {
  write(context, made, ({ work }) => `在另一台设备上写的第 ${work.revision} 句话`);
}

/** When words were written, and the name that the draft had then; empty for none. */
const HISTORY = [
  [8 * DAY_MS, '初稿'],
  [3 * DAY_MS, '给家人看过'],
  [25 * HOUR_MS, ''],
  [2 * HOUR_MS, ''],
] as const;

function keepVersions(made: Made, { db, now }: ScenarioContext): void {
  for (const [at, [agoMs, note]] of HISTORY.entries()) {
    const then = now - agoMs;
    write({ db, now: then }, made, () => `第 ${at + 1} 稿`);
    if (note === '') continue;
    const { work } = doneOrRefuse(draftOf(db, made.ownerId, made.id));
    doneOrRefuse(nameDraft(db, work, { note, authorId: made.ownerId, now: then }));
  }
}
