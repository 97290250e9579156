/**
 * A process of its own that draws one file and ends, behind everything else of the machine. Node runs this file as it
 * stands.
 */
import { readFile, rename, stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page } from '#contracts/rules/pages/document.ts';
import { printFile } from './print-file.ts';
import {
  type PrintErrand,
  type PrintedFile,
  type PrintJob,
  type PrintNews,
  type SourceErrand,
  type SourceNews,
  Unprintable,
} from './print-job.ts';
import { sourceFactsOf } from './source/source-facts.ts';
import { stampBoxes } from './source/stamp-boxes.ts';

const MOST_BYTES = 600 * 1024 * 1024;
/** Of the processor, so that a busy machine takes longer and refuses nothing. */
const MOST_WORK_MS = 180_000;
const TOO_MUCH = '内容过多，印刷文件没有生成，请分成几本后再试';
const TOO_LARGE = '内容过大，印刷文件没有生成，请减少大图后再试';
const NOT_DRAWN = '文件没有生成，请再试一次；仍不成功时请联系客服';

sharp.cache(false);
sharp.concurrency(1);

function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function tell(news: PrintNews | SourceNews): Promise<void> {
  return new Promise((resolve) => process.send?.(news, () => resolve()));
}

/** The facts of the job on the first line, then a page a line. */
async function readJob(path: string): Promise<PrintJob> {
  const [facts = '', ...pages] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  return { ...JSON.parse(facts), pages: pages.map((page): Page => JSON.parse(page)) };
}

// Without a server the file is not needed.
process.on('disconnect', () => process.exit());

/** A member's own PDF as it is, or the pages drawn where it does not allow that. */
async function fileOf(job: PrintJob, part: string, onPage: (page: number) => void): Promise<PrintedFile> {
  const { source, pages } = job;
  if (source && (job.form === 'print' || job.form === 'read')) {
    try {
      stampBoxes(source.path, part, { ownPages: source.ownPages, pageNum: pages.length });
      return { bytes: (await stat(part)).size, pages: pages.length };
    } catch (error) {
      process.stderr.write(`print: drawn instead of the member's own file: ${String(error)}\n`);
    }
  }
  return printFile(job, part, onPage);
}

process.on('message', async (errand: PrintErrand | SourceErrand) => {
  if ('source' in errand) {
    await tell({ facts: sourceFactsOf(errand.source, errand.ownPages) });
    process.disconnect();
    return;
  }
  const { job, part, path } = errand;
  try {
    const done = await fileOf(await readJob(job), part, (page) => {
      if (process.memoryUsage.rss() > MOST_BYTES) throw new Unprintable(TOO_LARGE);
      if (workedMs() > MOST_WORK_MS) throw new Unprintable(TOO_MUCH);
      void tell({ page });
    });
    await rename(part, path);
    await tell({ done });
  } catch (error) {
    process.stderr.write(`print: ${error instanceof Error ? error.stack : String(error)}\n`);
    await tell({ failed: error instanceof Unprintable ? error.message : NOT_DRAWN });
  }
  if (process.connected) process.disconnect();
});
