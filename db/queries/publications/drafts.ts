import { eq } from 'drizzle-orm';
import { type Done, done, type Missing, missing, type Refused, refused } from '#contracts/rules/decision.ts';
import type { Book } from '#contracts/rules/pages/book.ts';
import type { Id, OutlineEntry } from '#contracts/rules/pages/document.ts';
import { contentOf, type Leaf, type LeafName, type PageContent } from '#contracts/rules/pages/draft/leaf.ts';
import { DOCUMENT_LIMITS } from '#contracts/rules/pages/limits.ts';
import { checkEdit } from '#contracts/rules/publications/publication-moves.ts';
import type { Database } from '../../client.ts';
import { draftSaves, users } from '../../schema/index.ts';
import { seededBook } from '../../works/pages/seeded-book.ts';
import { mayEdit } from '../team/team-editing.ts';
import { isBeingImported } from './imports.ts';
import { readContent, type Shared, textOf } from './page-contents.ts';
import { type PublicationRow, publicationById } from './publications.ts';
import {
  DRAFT,
  type StoredVersion,
  storedContent,
  storedLeaves,
  storedShared,
  storedTexts,
} from './stored-pages.ts';
import type { VersionRow } from './versions.ts';

type Form = Pick<VersionRow, 'artId' | 'form' | 'pageNum' | 'outline'>;

/** The pages of a version or a draft, computed or stored. */
export type PagesOf = StoredVersion & Form;

const namesOfDrawn = new WeakMap<Book, readonly LeafName[]>();

/** The pages in order, each by the hash of its content. */
export function leavesOf(db: Database, of: PagesOf): readonly LeafName[] {
  if (of.form === 'pages') return storedLeaves(db, of);
  const book = seededBook(of.artId, of.pageNum);
  const known = namesOfDrawn.get(book) ?? drawnNames(book);
  namesOfDrawn.set(book, known);
  return known;
}

function drawnNames(book: Book): readonly LeafName[] {
  return Array.from({ length: book.pageNum }, (_, at) => {
    const page = book.page(at + 1);
    return { id: page.id, hash: textOf(page).hash };
  });
}

/** What stands on the page of that id; null where there is none. */
export function leafContent(db: Database, of: PagesOf, id: Id): PageContent | null {
  if (of.form === 'pages') return storedContent(db, of, id);
  const book = seededBook(of.artId, of.pageNum);
  const no = book.numberOf(id);
  return no === null ? null : contentOf(book.page(no));
}

/** What stands on the first pages, as many as have so many letters together. */
export function firstContents(db: Database, of: PagesOf, most: number): (LeafName & Pick<Leaf, 'content'>)[] {
  const first: (LeafName & Pick<Leaf, 'content'>)[] = [];
  let letters = 0;
  for (const { id, hash, text } of of.form === 'pages' ? storedTexts(db, of) : drawnTexts(of)) {
    letters += text.length;
    if (letters > most) break;
    first.push({ id, hash, content: readContent(text) });
  }
  return first;
}

function* drawnTexts({ artId, pageNum }: PagesOf) {
  const book = seededBook(artId, pageNum);
  for (let no = 1; no <= pageNum; no += 1) {
    const page = book.page(no);
    yield { id: page.id, ...textOf(page) };
  }
}

export function outlineOf(of: Form): readonly OutlineEntry[] {
  return of.form === 'pages' ? of.outline : seededBook(of.artId, of.pageNum).outline;
}

export function sharedOf(db: Database, of: PagesOf): Shared {
  return of.form === 'pages' ? storedShared(db, of) : { masters: [] };
}

/** 草稿: a work of a member as it is edited. */
export interface DraftRow {
  readonly work: PublicationRow;
  readonly pages: PagesOf;
  readonly saved: { readonly at: number; readonly by: string; readonly as: string };
}

type Opened = Done<DraftRow> | Missing<'publication'> | Refused<'publication-state' | 'draft-too-long'>;

/** The draft of a work that a member edits, alone or with the team, where it can be edited. */
export function draftOf(db: Database, userId: number, id: number): Opened {
  const work = publicationById(db, id);
  return work && mayEdit(db, userId, work) ? openedDraft(db, work) : missing('publication');
}

/** The same of the member's own work alone. */
export function ownDraftOf(db: Database, userId: number, id: number): Opened {
  const work = publicationById(db, id);
  return work?.ownerId === userId ? openedDraft(db, work) : missing('publication');
}

function openedDraft(db: Database, work: PublicationRow): Opened {
  const { id } = work;
  const may = checkEdit({ isTrashed: work.trashedAt !== null, isUnfinished: isBeingImported(db, id) });
  if (may.kind !== 'done') return may;
  const { pageNum } = work;
  const most = DOCUMENT_LIMITS.pages;
  if (pageNum > most) return refused('draft-too-long', { most, pageNum });
  return done({ work, pages: { ...work, publicationId: id, seq: DRAFT }, saved: lastSaved(db, work) });
}

function lastSaved(db: Database, { id, updatedAt }: PublicationRow): DraftRow['saved'] {
  const row = db.orm
    .select({ at: draftSaves.savedAt, by: users.nick, as: draftSaves.saveId })
    .from(draftSaves)
    .leftJoin(users, eq(users.id, draftSaves.savedBy))
    .where(eq(draftSaves.publicationId, id))
    .get();
  return row ? { ...row, by: row.by ?? '' } : { at: updatedAt, by: '', as: '' };
}
