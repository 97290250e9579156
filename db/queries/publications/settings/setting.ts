import { eq } from 'drizzle-orm';
import { type Done, done, type Missing, type Refused, refused } from '#contracts/rules/decision.ts';
import type { OutlineEntry } from '#contracts/rules/pages/document.ts';
import type { ReaderOptions } from '#contracts/rules/publications/reader-options.ts';
import type { Database } from '../../../client.ts';
import { keptWhenDone } from '../../../kept-when-done.ts';
import { publications } from '../../../schema/index.ts';
import { coverOfDraft } from '../covers.ts';
import { changeWork, materialise, type Saving } from '../draft-saving.ts';
import { keepAutoVersion } from '../draft-versions.ts';
import { leavesOf, outlineOf, ownDraftOf } from '../drafts.ts';
import { isBeingImported } from '../imports.ts';
import type { PublicationRow } from '../publications.ts';
import { DRAFT } from '../stored-pages.ts';

export interface Setting {
  readonly name: string;
  readonly subtitle: string;
  readonly author: string;
  readonly intro: string;
  readonly tags: readonly string[];
  /** The number of the page for the cover; null leaves it as it is. */
  readonly coverNo: number | null;
}

type NotSaved = Missing<'publication'> | Refused<'publication-state' | 'draft-too-long' | 'bad-page'>;
type Change = Partial<typeof publications.$inferInsert>;

const WORDS = ['name', 'subtitle', 'author', 'intro'] as const;

/** Saves what is told of a work (作品资料). Tags are nothing that readers see, so they change nothing that is published. */
export function saveSetting(
  db: Database,
  work: PublicationRow,
  { coverNo, tags, ...words }: Setting,
  by: Saving,
): Done<void> | NotSaved {
  return keptWhenDone(db, () => {
    const covered = coverNo === null ? done({}) : coverChange(db, work, coverNo, by);
    if (covered.kind !== 'done') return covered;
    const isOther = coverNo !== null || WORDS.some((name) => words[name] !== work[name]);
    if (isOther) changeWork(db, work, { ...words, tags, ...covered.value }, by);
    else if (JSON.stringify(tags) !== JSON.stringify(work.tags)) {
      const change = { tags, revision: work.revision + 1 };
      db.orm.update(publications).set(change).where(eq(publications.id, work.id)).run();
    }
    return done(undefined);
  });
}

/** The page of that number as the cover, which is a stored page from then on. */
function coverChange(db: Database, work: PublicationRow, no: number, by: Saving): Done<Change> | NotSaved {
  const stored = asStored(db, work, by);
  if (stored.kind !== 'done') return stored;
  const leaf = leavesOf(db, { ...work, ...stored.value, publicationId: work.id, seq: DRAFT })[no - 1];
  if (!leaf) return refused('bad-page');
  return done({ ...stored.value, coverPage: leaf.id, artId: coverOfDraft(db, work.id, leaf.id) });
}

/** Writes the pages of a work down that were computed until now; the draft before is kept as a version. */
function asStored(
  db: Database,
  work: PublicationRow,
  by: Saving,
): Done<Pick<PublicationRow, 'form' | 'outline'>> | NotSaved {
  const draft = ownDraftOf(db, by.userId, work.id);
  if (draft.kind !== 'done') return draft;
  const outline = outlineOf(draft.value.pages);
  keepAutoVersion(db, work, { authorId: by.userId, now: by.now });
  if (work.form === 'drawn') materialise(db, work);
  return done({ form: 'pages', outline });
}

/** Replaces the table of contents of a draft (目录). */
export function saveOutline(
  db: Database,
  work: PublicationRow,
  outline: readonly OutlineEntry[],
  by: Saving,
): Done<void> | NotSaved {
  if (JSON.stringify(outline) === JSON.stringify(outlineOf(work))) return done(undefined);
  return keptWhenDone(db, () => {
    const stored = asStored(db, work, by);
    if (stored.kind !== 'done') return stored;
    changeWork(db, work, { ...stored.value, outline }, by);
    return done(undefined);
  });
}

/** Says how a work is read (阅读设置); it holds for what is published as well. */
export function saveReaderOptions(db: Database, id: number, readerOptions: ReaderOptions): void {
  db.orm.update(publications).set({ readerOptions }).where(eq(publications.id, id)).run();
}

/** The number of the page that was chosen for the cover; 0 where none was, or where it is gone. */
export function coverNumber(db: Database, work: PublicationRow): number {
  if (work.coverPage === '' || isBeingImported(db, work.id)) return 0;
  const leaves = leavesOf(db, { ...work, publicationId: work.id, seq: DRAFT });
  return leaves.findIndex(({ id }) => id === work.coverPage) + 1;
}
