import { storageQuota } from '#contracts/rules/files/storage.ts';
import { BOOK_PAGES_MAX } from '#contracts/rules/limits.ts';
import type { Id } from '#contracts/rules/pages/document.ts';
import type { DraftChange } from '#contracts/rules/pages/draft/read-draft.ts';
import { ID } from '#contracts/rules/pages/ids.ts';
import { parseWholeNumber } from '#contracts/rules/whole-number.ts';
import { userById } from '#db/queries/account/users.ts';
import { usedBytes } from '#db/queries/files/member-files.ts';
import { bytesForOwner, foreignFile, type Saved } from '#db/queries/publications/draft-saving.ts';
import {
  type DraftRow,
  draftOf,
  firstContents,
  leafContent,
  leavesOf,
  outlineOf,
  ownDraftOf,
  type PagesOf,
  sharedOf,
} from '#db/queries/publications/drafts.ts';
import type { PublicationRow } from '#db/queries/publications/publications.ts';
import { type VersionRow, versionOf } from '#db/queries/publications/versions.ts';
import { isInTeam } from '#db/queries/team/team-editing.ts';
import { fieldRefusal, refusal } from '#server/errors.ts';
import type { Context } from '#server/servlet/handler-types.ts';
import { doneOrRefuse } from '../../done-or-refuse.ts';
import { readOpusID } from './known-works.ts';

type Caller = Pick<Context, 'db' | 'user'>;

/** The draft of a work that the caller edits, alone or with the team. */
export function draftOrRefuse({ db, user }: Caller, opusID: string): DraftRow {
  return doneOrRefuse(draftOf(db, user.id, readOpusID(opusID)));
}

/** The draft of the caller's own work. */
export function ownDraftOrRefuse({ db, user }: Caller, opusID: string): DraftRow {
  return doneOrRefuse(ownDraftOf(db, user.id, readOpusID(opusID)));
}

/** Who edits a work beside its owner. */
export function teamEditingView({ db, user }: Caller, { ownerId, isTeamEdited }: PublicationRow) {
  const owner = ownerId === null ? null : userById(db, ownerId);
  return {
    on: yesNo(isTeamEdited),
    isOwn: yesNo(ownerId === user.id),
    owner: owner?.nick ?? '',
    canShare: yesNo(ownerId !== null && isInTeam(db, ownerId)),
  };
}

function yesNo(is: boolean): 'Y' | 'N' {
  return is ? 'Y' : 'N';
}

/** Refused where the caller does not know the draft as it is. */
export function demandRevision({ work, saved }: DraftRow, text: string): void {
  const known = parseWholeNumber(text);
  if (!known) throw fieldRefusal('bad-revision', '作品版本不正确，请刷新后再试');
  if (known === work.revision) return;
  const { name, revision } = work;
  throw refusal('publication-changed', { name, revision, savedBy: saved.by, savedAt: moment(saved.at) });
}

const SAVE_ID = /^[A-Za-z0-9_-]{6,64}$/;

export function demandSaveId(saveID: string): void {
  if (!SAVE_ID.test(saveID)) throw fieldRefusal('bad-save-id', '保存编号不正确');
}

/** A work shows pictures of its owner and of the one who saves it, which become the owner's as well. */
export function demandOwnFiles({ db, user }: Caller, { work }: DraftRow, change: DraftChange): void {
  const who = { editorId: user.id, ownerId: work.ownerId ?? user.id };
  if (foreignFile(db, who, change) !== null)
    throw fieldRefusal('bad-draft', '作品里有不属于您的图片，请重新上传');
  const bytes = bytesForOwner(db, who, change);
  if (bytes === 0) return;
  const owner = userById(db, who.ownerId);
  if (bytes > storageQuota(owner?.vipName ?? '') - usedBytes(db, who.ownerId)) {
    const message = `作品属于 ${owner?.nick ?? ''}，其存储空间已满，清理后才能放入新图片`;
    throw refusal('storage-full', { message });
  }
}

/** A version of the caller's work. */
export function versionOrRefuse({ db }: Caller, { work }: DraftRow, text: string): VersionRow {
  const found = versionOf(db, work.id, parseWholeNumber(text));
  if (!found) throw refusal('version-not-found');
  return found;
}

/** What belongs to a draft or a version as a whole. */
export function headerView({ db }: Caller, of: PagesOf & Pick<VersionRow, 'name' | 'widthMm' | 'heightMm'>) {
  const { name, widthMm, heightMm } = of;
  return {
    ...{ name, widthMm, heightMm },
    outline: outlineOf(of).map((entry) => ({ ...entry })),
    ...sharedOf(db, of),
    leaves: leavesOf(db, of).map((leaf) => ({ ...leaf })),
  };
}

export function readPageIds(text: string): readonly Id[] {
  const ids = text === '' ? [] : text.split(',');
  if (ids.length > BOOK_PAGES_MAX) throw fieldRefusal('bad-ids', `一次最多读取 ${BOOK_PAGES_MAX} 页`);
  if (!ids.every((id) => ID.test(id))) throw fieldRefusal('bad-ids', '页面编号不正确');
  return [...new Set(ids)];
}

/** What stands on those of the pages that are there. */
export function leavesView({ db }: Caller, of: PagesOf, ids: readonly Id[]) {
  const hashes = new Map(leavesOf(db, of).map(({ id, hash }) => [id, hash]));
  return ids.flatMap((id) => {
    const hash = hashes.get(id);
    const content = hash === undefined ? null : leafContent(db, of, id);
    return hash === undefined || content === null ? [] : [{ id, hash, content }];
  });
}

/** A reply stays quick to make and to read. */
const MOST_LETTERS = 1_000_000;

/** What stands on the first pages, as many as one reply takes. */
export function firstLeavesView({ db }: Caller, of: PagesOf) {
  return firstContents(db, of, MOST_LETTERS);
}

export function savedView({ revision, savedAt }: Saved) {
  return { revision, savedAt: moment(savedAt) };
}

export function moment(at: number): string {
  return new Date(at).toISOString();
}
