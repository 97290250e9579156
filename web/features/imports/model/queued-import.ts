import type { ImportJob, ImportStage, ImportType } from './import-job.ts';
import type { Import } from './imports.ts';
import { allPages, failedPagesWords, pagesInRanges } from './page-numbers.ts';

/** An import with what the queue itself has to know of it. */
export interface QueuedImport extends ImportJob {
  /** Pages that have not come, those that failed among them. */
  readonly missing: readonly number[];
  /** Empty until it is known. */
  readonly fileHash: string;
  /** This tab has the file. */
  readonly hasFile: boolean;
  /** The server has the file, so that any device can go on. */
  readonly hasSource: boolean;
  /** Another work is wanted although the file became one before. */
  readonly isAgain: boolean;
}

export interface NewFile extends Pick<ImportJob, 'key' | 'name' | 'fileName' | 'kind' | 'type' | 'bytes'> {}

/** An import of a file that was just chosen. */
export function ofFile(file: NewFile): QueuedImport {
  const unknown = { opusID: '', code: '', photoPath: '', fileHash: '', pageNum: 0, problem: '' };
  const nothingYet = { pagesDone: 0, sentShare: 0, failedPages: [], missing: [] };
  return {
    ...file,
    ...unknown,
    ...nothingYet,
    ...{ stage: 'waiting', hasFile: true, hasSource: false, isAgain: false },
  };
}

/** An import that the server tells of and this tab knows nothing about. */
export function ofServer(work: Import): QueuedImport {
  const { opusID, name, fileName, kind, fileBytes } = work;
  const file = { key: `work-${opusID}`, name, fileName, kind, type: typeOf(work), bytes: fileBytes };
  const job = toldBy({ ...ofFile(file), hasFile: false }, work);
  if (work.state !== 'failed') return wanted(job);
  return { ...job, stage: 'failed', problem: failedPagesWords(job.failedPages) };
}

function typeOf({ type }: Import): ImportType {
  return type === 'ebook' || type === 'album' ? type : 'document';
}

/** The same import with what the server says of it. */
export function toldBy(job: QueuedImport, work: Import): QueuedImport {
  const { opusID, code, name, photoPath, fileHash, pageNum } = work;
  const failedPages = pagesInRanges(work.failed);
  const hasSource = work.hasSource === 'Y';
  const told = { ...job, opusID, code, name, photoPath, fileHash, pageNum, hasSource, failedPages };
  return withMissing(told, allPages(pagesInRanges(work.missing), failedPages));
}

/** The pictures of a work are the file, so with each page some of the file has been sent. */
export function withMissing(job: QueuedImport, missing: readonly number[]): QueuedImport {
  const pagesDone = job.pageNum - missing.length;
  const shareOfPages = job.pageNum === 0 ? 0 : pagesDone / job.pageNum;
  const shareOfPdf = job.hasSource ? 1 : job.sentShare;
  return { ...job, missing, pagesDone, sentShare: job.kind === 'images' ? shareOfPages : shareOfPdf };
}

/** It shall go on: in its turn, or as soon as the member brings the file. */
export function wanted(job: QueuedImport): QueuedImport {
  const canGoOn = job.opusID === '' || job.hasFile || (job.hasSource && job.kind === 'pdf');
  if (canGoOn) return { ...job, stage: 'waiting', problem: '' };
  const from = job.missing[0];
  const place = from === undefined ? '' : `，从第 ${from} 页继续`;
  return { ...job, stage: 'wanting-file', problem: `请重新选择 ${job.fileName}${place}` };
}

const UNDER_WAY: readonly ImportStage[] = ['waiting', 'reading', 'running', 'elsewhere'];

export function isUnderWay({ stage }: ImportJob): boolean {
  return UNDER_WAY.includes(stage);
}

/** Nothing more comes of it by itself. */
export function isOver({ stage }: ImportJob): boolean {
  return ['done', 'refused', 'known'].includes(stage);
}

/** Closing the tab now, the member would have to bring the file once more. */
export function wouldLoseFile({ stage, hasFile, hasSource }: QueuedImport): boolean {
  return hasFile && !hasSource && ['waiting', 'reading', 'running', 'paused'].includes(stage);
}
