import { eq } from 'drizzle-orm';
import type { Id, Master } from '#contracts/rules/pages/document.ts';
import type { LeafName } from '#contracts/rules/pages/draft/leaf.ts';
import { outlineAfter } from '#contracts/rules/pages/draft/outline-moves.ts';
import type { DraftChange } from '#contracts/rules/pages/draft/read-draft.ts';
import type { Database } from '../../client.ts';
import { draftSaves, publications } from '../../schema/index.ts';
import { seededBook } from '../../works/pages/seeded-book.ts';
import { bytesToKeep, hasFile, keepFor } from '../files/member-files.ts';
import { coverOfDraft } from './covers.ts';
import { keepAutoVersion } from './draft-versions.ts';
import { type DraftRow, leavesOf, outlineOf, sharedOf } from './drafts.ts';
import { filesOf, filesOfPage, forgetContents, keepContent } from './page-contents.ts';
import type { PublicationRow } from './publications.ts';
import { arrangePages, bringBackPages, putPage, putShared } from './stored-pages.ts';
import { freezeVersion, headerOf, type VersionRow } from './versions.ts';

export interface Saved {
  readonly revision: number;
  readonly savedAt: number;
}

/** What a save answered that comes again, because its reply was lost; null where it was not the last one. */
export function repeatedSave(db: Database, publicationId: number, saveId: string): Saved | null {
  const last = db.orm.select().from(draftSaves).where(eq(draftSaves.publicationId, publicationId)).get();
  return last?.saveId === saveId ? last : null;
}

function filesOfChange({ leaves, header }: DraftChange): readonly string[] {
  const shared = (header.masters ?? []).flatMap((master: Master) => master.elements);
  return [...new Set([...leaves.flatMap(({ content }) => [...filesOfPage(content)]), ...filesOf(shared)])];
}

/** The first uploaded picture of a change that neither member has; null where there is none. */
export function foreignFile(
  db: Database,
  { editorId, ownerId }: { readonly editorId: number; readonly ownerId: number },
  change: DraftChange,
): string | null {
  const known = (hash: string) => hasFile(db, ownerId, hash) || hasFile(db, editorId, hash);
  return filesOfChange(change).find((hash) => !known(hash)) ?? null;
}

/** How many bytes of pictures the owner of a work gets with a change of another member. */
export function bytesForOwner(
  db: Database,
  { editorId, ownerId }: { readonly editorId: number; readonly ownerId: number },
  change: DraftChange,
): number {
  if (editorId === ownerId) return 0;
  return bytesToKeep(db, { from: editorId, to: ownerId, hashes: filesOfChange(change) });
}

export interface Saving {
  readonly saveId: string;
  readonly userId: number;
  readonly now: number;
}

/** Saves a change of a draft (保存草稿). A work whose pages were computed has stored ones from then on. */
export function saveDraft(db: Database, draft: DraftRow, change: DraftChange, by: Saving): Saved {
  return db.sqlite.transaction(() => {
    const { work, pages } = draft;
    const { ownerId } = work;
    // What the work shows is its owner's as well, and stays when the other member is gone.
    if (ownerId !== null && ownerId !== by.userId)
      keepFor(db, { from: by.userId, to: ownerId, hashes: filesOfChange(change) });
    keepAutoVersion(db, work, { authorId: by.userId, now: by.now });
    const before = leavesOf(db, pages);
    if (pages.form === 'drawn') materialise(db, work);
    const cover = coverOfDraft(db, work.id, work.coverPage);
    const after = storeLeaves(db, before, change);
    if (!isSame(before, after)) arrangePages(db, work.id, after);
    const { masters, calendar } = change.header;
    if (masters || calendar) {
      const shared = sharedOf(db, pages);
      putShared(db, work.id, {
        ...shared,
        ...(masters ? { masters } : {}),
        ...(calendar ? { calendar } : {}),
      });
    }
    const kept = new Set(after.map(({ hash }) => hash));
    forgetContents(
      db,
      before.flatMap(({ hash }) => (kept.has(hash) ? [] : [hash])),
    );
    const { name = work.name } = change.header;
    const outline = change.header.outline ?? outlineAfter(outlineOf(pages), before.map(idOf), change.order);
    // A seeded or imported cover keeps its own picture until something else stands on the first page.
    const next = coverOfDraft(db, work.id, work.coverPage);
    const covered = next === cover ? {} : { artId: next };
    return changeWork(db, work, { name, outline, form: 'pages', pageNum: after.length, ...covered }, by);
  })();
}

function idOf({ id }: LeafName): Id {
  return id;
}

/** Writes the computed pages of a work down once, before it is first edited. */
export function materialise(db: Database, { id: publicationId, artId, pageNum }: PublicationRow): void {
  const book = seededBook(artId, pageNum);
  for (let no = 1; no <= pageNum; no += 1) putPage(db, { publicationId, no, content: book.page(no) });
}

function storeLeaves(db: Database, before: readonly LeafName[], change: DraftChange): LeafName[] {
  const hashes = new Map(before.map(({ id, hash }) => [id, hash]));
  for (const { id, content } of change.leaves) hashes.set(id, keepContent(db, content));
  return change.order.flatMap((id) => {
    const hash = hashes.get(id);
    return hash === undefined ? [] : [{ id, hash }];
  });
}

function isSame(before: readonly LeafName[], after: readonly LeafName[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ id, hash }, at) => id === after[at]?.id && hash === after[at].hash)
  );
}

/** One more revision of a work, which others read only after it is published. */
export function changeWork(
  db: Database,
  { id, revision, status }: PublicationRow,
  change: Partial<typeof publications.$inferInsert>,
  { saveId, userId, now }: Saving,
): Saved {
  const saved = { revision: revision + 1, savedAt: now };
  db.orm
    .update(publications)
    .set({
      ...change,
      revision: saved.revision,
      updatedAt: now,
      status: status === 'published' ? 'changed' : status,
    })
    .where(eq(publications.id, id))
    .run();
  const row = { saveId, ...saved, savedBy: userId };
  db.orm
    .insert(draftSaves)
    .values({ publicationId: id, ...row })
    .onConflictDoUpdate({ target: draftSaves.publicationId, set: row })
    .run();
  return saved;
}

/** Makes a version the draft again (恢复版本); the draft before it is kept as a version. */
export function restoreVersion(db: Database, { work }: DraftRow, version: VersionRow, by: Saving): Saved {
  return db.sqlite.transaction(() => {
    freezeVersion(db, work, { kind: 'auto', authorId: by.userId, now: by.now });
    bringBackPages(db, version);
    const header = headerOf(version);
    // The name of a work is its owner's to change.
    const kept = work.ownerId === by.userId ? header : { ...header, name: work.name };
    return changeWork(db, work, kept, by);
  })();
}
