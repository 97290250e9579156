import type { FileFlaw } from '#contracts/rules/files/file-flaws.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { orCancelled } from '#web/lib/call/cancelled.ts';
import { orThrow } from '#web/lib/call/outcome.ts';
import type { PagedSource } from '../conversion/paged-source.ts';
import type { Run } from './import-run.ts';
import type { ImportTools } from './import-tools.ts';
import type { Import } from './imports.ts';
import type { JobEvent } from './queue.ts';
import type { QueuedImport } from './queued-import.ts';
import { sendAll } from './send-all.ts';
import { nameInFile } from './work-name.ts';

export const NO_NETWORK = '网络不稳定，已暂停';
const SERVER_FAILED = '服务器暂时出错，请稍后重试';
const UNREADABLE = '文件读取失败，请重试';
const OTHER_FILE = '这不是同一个文件';

/** One run of an import (导入): from where it stands to its end, or to where it cannot go on. */
export async function runImport(run: Run): Promise<void> {
  run.tell({ type: 'started' });
  try {
    await fromFileToWork(run);
  } catch (error) {
    if (!run.signal.aborted) run.tell(whyNot(error));
  }
}

function whyNot(error: unknown): JobEvent {
  if (!(error instanceof CallError)) return { type: 'failed', problem: UNREADABLE };
  if (error.kind === 'failed') {
    // Only a network comes back by itself, so only for one it goes on without being told.
    const isThere = error.status !== undefined;
    return isThere ? { type: 'failed', problem: SERVER_FAILED } : { type: 'stopped', problem: NO_NETWORK };
  }
  return { type: error.kind === 'logged-out' ? 'stopped' : 'failed', problem: error.message };
}

async function fromFileToWork(run: Run): Promise<void> {
  const source = await opened(run);
  if (source.kind === 'flaw') return run.tell(withFlaw(run, source));
  try {
    const work = await begun(run, source);
    if (work === null) return;
    const isMine = await run.locks.hold(work.opusID, () => sendAll(run, source, work));
    if (!isMine) run.tell({ type: 'held-elsewhere' });
  } finally {
    source.close();
  }
}

async function opened(run: Run): Promise<PagedSource | FileFlaw> {
  const opening = open(run);
  try {
    return await orCancelled(opening, run.signal);
  } catch (error) {
    // A pause while it is being opened closes it all the same.
    void opening.then(
      (late) => late.kind === 'pages' && late.close(),
      () => undefined,
    );
    throw error;
  }
}

function open({ job, files, tools }: Run): Promise<PagedSource | FileFlaw> {
  if (job.kind === 'images') return tools.readPictures(files?.files ?? []);
  return tools.openPdf(files?.files[0] ?? `/media/files/${job.fileHash}`);
}

function withFlaw({ job, files }: Run, { message: problem }: FileFlaw): JobEvent {
  if (job.opusID === '') return { type: 'refused', problem };
  return { type: files === undefined ? 'failed' : 'other-file', problem };
}

/** What the server says of the import; null where there is nothing to send, and why is told. */
async function begun({ job, files, tools, signal, tell }: Run, source: PagedSource): Promise<Import | null> {
  const fileHash = files === undefined ? job.fileHash : await orCancelled(files.hash(), signal);
  if (job.fileHash !== '' && job.fileHash !== fileHash) {
    tell({ type: 'other-file', problem: OTHER_FILE });
    return null;
  }
  if (job.opusID === '') tell({ type: 'opened', pageNum: source.pageNum, fileHash });
  const asked = job.opusID === '' ? beginning(job, fileHash, source, tools) : stillThere(job, tools);
  const work = await orCancelled(asked, signal);
  if (work === null) tell({ type: 'gone' });
  else tell({ type: work.state === 'done' ? 'known' : 'begun', work });
  return work?.state === 'done' ? null : work;
}

async function beginning(
  { name, type, kind, fileName, bytes, isAgain }: QueuedImport,
  fileHash: string,
  source: PagedSource,
  tools: ImportTools,
): Promise<Import> {
  const { pageNum, widthMm, heightMm } = source;
  const outline = JSON.stringify(await source.outline());
  const file = {
    name: nameInFile(source.title) || name,
    type,
    kind,
    fileName,
    fileHash,
    fileBytes: String(bytes),
  };
  const size = { widthMm: String(Math.round(widthMm)), heightMm: String(Math.round(heightMm)) };
  const pages = { pageNum: String(pageNum), ...size, outline };
  return orThrow(tools.begin({ ...file, ...pages, again: isAgain ? 'Y' : 'N' }));
}

/** The server knows best which pages have come, also after an answer that was lost. */
async function stillThere({ opusID }: QueuedImport, tools: ImportTools): Promise<Import | null> {
  const { list } = await orThrow(tools.getImports());
  return list.find((work) => work.opusID === opusID) ?? null;
}
