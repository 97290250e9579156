import type { Input, Output } from '#contracts/operations.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import { client } from '#web/lib/client.ts';
import { mapped, type Outcome, outcomeOf } from '#web/lib/outcome.ts';

/** What is not finished yet, and how much of the room for files (存储空间) is taken. */
export type Imports = Extract<Output<'OpusServiceMag.getImports'>, { code: 0 }>['data'];
/** A file on its way to a work (导入), as the server knows it. */
export type Import = Imports['list'][number];
/** A work as it was made. */
export type MadeWork = Extract<Output<'OpusServiceMag.createOpus'>, { code: 0 }>['data'];
/** A work of the house that a member can begin with (模板). */
export type Template = Extract<
  Output<'OpusServiceMag.getOpusTemplates'>,
  { code: 0 }
>['data']['list'][number];

/** 开始导入: answers the import to go on with, or the work that the file became before. */
export async function beginImport(
  input: Input<'OpusServiceMag.beginImport'>,
  api: ApiClient = client(),
): Promise<Outcome<Import>> {
  return outcomeOf(await api.call('OpusServiceMag.beginImport', input, { quiet: true }));
}

/** 未完成的导入. */
export async function unfinishedImports(api: ApiClient = client()): Promise<Outcome<Imports>> {
  return outcomeOf(await api.call('OpusServiceMag.getImports', {}, { quiet: true }));
}

/** 完成导入; pages that could not be converted are named. */
export async function finishImport(
  { opusID, failed }: { readonly opusID: string; readonly failed: readonly number[] },
  api: ApiClient = client(),
): Promise<Outcome<Import>> {
  const input = { opusID, failed: failed.join(',') };
  return outcomeOf(await api.call('OpusServiceMag.finishImport', input, { quiet: true }));
}

/** 放弃导入: the unfinished work goes too. */
export async function cancelImport(opusID: string, api: ApiClient = client()): Promise<Outcome<number>> {
  const reply = await api.call('OpusServiceMag.cancelImport', { opusID });
  return mapped(outcomeOf(reply), ({ changed }) => changed);
}

/** 新建作品: empty in that size, or like a template. */
export async function createWork(
  input: Input<'OpusServiceMag.createOpus'>,
  api: ApiClient = client(),
): Promise<Outcome<MadeWork>> {
  return outcomeOf(await api.call('OpusServiceMag.createOpus', input));
}

/** 模板. */
export async function templates(api: ApiClient = client()): Promise<Outcome<readonly Template[]>> {
  return mapped(outcomeOf(await api.call('OpusServiceMag.getOpusTemplates', {})), ({ list }) => list);
}
