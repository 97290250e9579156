import type { Output } from '#contracts/operations.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/outcome.ts';
import type { WorkQuestion } from './model/work-question.ts';

export type WorkPage = Extract<Output<'OpusServiceMag.getOpusList'>, { code: 0 }>['data'];
/** A work (作品) as its owner's lists show it. */
export type Work = WorkPage['list'][number];
export type WorkMove = Work['moves'][number];
/** Folders and tags, and how many works lie where. */
export type WorkPlaces = Extract<Output<'OpusServiceMag.getOpusPlaces'>, { code: 0 }>['data'];
export type Folder = WorkPlaces['folders'][number];

/** A work as it was seen; who changed it since then is not overwritten. */
export type KnownWork = Pick<Work, 'ID' | 'revision'>;

const seen = (works: readonly KnownWork[]) => ({
  opusIDs: works.map(({ ID }) => ID).join(','),
  revisions: works.map(({ revision }) => revision).join(','),
});
const seenOne = ({ ID, revision }: KnownWork) => ({ opusID: ID, revision: String(revision) });

/** One page of works (作品列表). */
export async function workPage(
  { type, status, folder, tag, keyword, sort, page, size }: WorkQuestion,
  api: ApiClient = client(),
): Promise<Outcome<WorkPage>> {
  const asked = { type, status, folderID: folder, tag, keyword, sort };
  const input = { ...asked, page: String(page), pageSize: String(size) };
  return outcomeOf(await api.call('OpusServiceMag.getOpusList', input));
}

/** One work, wherever it lies now. */
export async function oneWork(opusID: string, api: ApiClient = client()): Promise<Outcome<Work>> {
  return outcomeOf(await api.call('OpusServiceMag.getOpus', { opusID }));
}

/** The first pages of a work (前几页), as a taste of it; nobody misses them when they do not come. */
export async function firstPages(
  { code, count }: { readonly code: string; readonly count: number },
  api: ApiClient = client(),
): Promise<Outcome<readonly Page[]>> {
  const input = { bookCode: code, from: '1', count: String(count) };
  const reply = await api.call('ReaderServiceMag.getPages', input, { quiet: true });
  return mapped(outcomeOf(reply), ({ pages }) => pages);
}

/** 文件夹与标签. */
export async function workPlaces(api: ApiClient = client()): Promise<Outcome<WorkPlaces>> {
  return outcomeOf(await api.call('OpusServiceMag.getOpusPlaces', {}));
}

/** 重命名. */
export async function renameWork(
  { work, name }: { readonly work: KnownWork; readonly name: string },
  api: ApiClient = client(),
): Promise<Outcome<Work>> {
  return outcomeOf(await api.call('OpusServiceMag.renameOpus', { ...seenOne(work), name }));
}

/** 移动到文件夹; 0 takes them out of all. */
export async function moveWorks(
  { works, folderID }: { readonly works: readonly KnownWork[]; readonly folderID: string },
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.moveOpus', { ...seen(works), folderID }));
}

/** 打标签: these instead of those before. */
export async function tagWorks(
  { works, tags }: { readonly works: readonly KnownWork[]; readonly tags: readonly string[] },
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.tagOpus', { ...seen(works), tags: tags.join(',') }));
}

/** 复制: answers the draft that it made. */
export async function copyWork({ ID }: KnownWork, api: ApiClient = client()): Promise<Outcome<Work>> {
  return outcomeOf(await api.call('OpusServiceMag.copyOpus', { opusID: ID }));
}

/** 归档. */
export async function archiveWorks(
  works: readonly KnownWork[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.archiveOpus', { ...seen(works), archived: 'Y' }));
}

/** 移出归档. */
export async function unarchiveWorks(
  works: readonly KnownWork[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.archiveOpus', { ...seen(works), archived: 'N' }));
}

/** 移入回收站. */
export async function trashWorks(
  works: readonly KnownWork[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.deleteOpus', seen(works)));
}

/** 恢复. */
export async function restoreWorks(
  works: readonly KnownWork[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.restoreOpus', seen(works)));
}

/** 彻底删除. */
export async function purgeWorks(
  works: readonly KnownWork[],
  api: ApiClient = client(),
): Promise<Outcome<number>> {
  return changed(await api.call('OpusServiceMag.purgeOpus', seen(works)));
}

/** 发布. */
export async function publishWork(work: KnownWork, api: ApiClient = client()): Promise<Outcome<Work>> {
  return outcomeOf(await api.call('OpusServiceMag.publishOpus', seenOne(work)));
}

/** 下架. */
export async function withdrawWork(work: KnownWork, api: ApiClient = client()): Promise<Outcome<Work>> {
  return outcomeOf(await api.call('OpusServiceMag.withdrawOpus', seenOne(work)));
}

/** A new folder where `folderID` is empty, another name otherwise; answers its id. */
export async function saveFolder(
  input: { readonly folderID: string; readonly name: string },
  api: ApiClient = client(),
): Promise<Outcome<string>> {
  return mapped(outcomeOf(await api.call('OpusServiceMag.saveOpusFolder', input)), ({ ID }) => ID);
}

/** 删除文件夹; what lay in it lies in none. */
export async function deleteFolder(folderID: string, api: ApiClient = client()): Promise<Outcome<string>> {
  const reply = await api.call('OpusServiceMag.deleteOpusFolder', { folderID });
  return mapped(outcomeOf(reply), ({ ID }) => ID);
}

function changed(reply: Output<'OpusServiceMag.moveOpus'>): Outcome<number> {
  return mapped(outcomeOf(reply), (data) => data.changed);
}
