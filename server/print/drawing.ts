import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageToRead } from '#contracts/rules/pages/book.ts';
import type { Page } from '#contracts/rules/pages/document.ts';
import { BARE_ENV } from '../env.ts';
import { LIMITS } from '../shares/share-limits.ts';
import type { PrintErrand, PrintJob, PrintNews } from './print-job.ts';
import type { PrintLook, PrintPlace, PrintWish } from './print-wish.ts';

/** Of what the program keeps by itself; pictures lie beside it. */
const HEAP_MB = 400;
/** What is over at once is given back at once: it would double the memory of a thick book. */
const YOUNG_MB = 8;
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };
const FAILED = '文件没有生成，请再试一次；仍不成功时请联系客服';
const TOO_LONG = '机器太忙，15 分钟内没有完成，请稍后再试';
const LONGEST_GO_MS = 8;
/** Everything else goes first, as long as it takes no longer than most files do. */
const BEHIND = 10;
const PATIENCE_MS = 15_000;

/** A file on its way. */
export interface Drawing {
  readonly ended: Promise<PrintLook>;
  /** Ends the process, and removes what it began. */
  stop(): void;
}

interface Parts {
  readonly wish: PrintWish;
  readonly place: PrintPlace;
  readonly path: string;
  readonly fontFolder: string;
}

export function startDrawing(parts: Parts, onPage: (page: number) => void): Drawing {
  const mark = `${parts.path}.${randomBytes(6).toString('hex')}`;
  const errand: PrintErrand = { job: `${mark}.job`, part: `${mark}.part`, path: parts.path };
  const stopping = new AbortController();
  const ended = run(parts, errand, { onPage, signal: stopping.signal })
    .catch((): PrintLook => ({ state: 'failed', why: FAILED }))
    .finally(() => {
      for (const left of [errand.job, errand.part]) rmSync(left, { force: true });
      dropFontParts(parts.fontFolder);
    });
  return { ended, stop: () => stopping.abort() };
}

/**
 * Behind from its first moment, so that the threads which the program begins with inherit it. On a machine that is
 * always busy it would never come about, so after a while it goes among the others, where the system allows that.
 */
function putInOrder(pid: number | undefined, priority: number): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, priority);
    } catch {
      // It has ended already, or the system has no such order.
    }
  }
}

/** Linux puts threads in order, each by itself: one that collects garbage behind everything else would hold up the whole. */
function threadsOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const threads = `/proc/${pid}/task`;
  try {
    return readdirSync(threads).map(Number);
  } catch {
    // It has ended, or this is another system.
    return [pid];
  }
}

interface Way {
  readonly onPage: (page: number) => void;
  readonly signal: AbortSignal;
}

async function run(parts: Parts, errand: PrintErrand, { onPage, signal }: Way): Promise<PrintLook> {
  await writeJob(parts, errand.job, signal);
  signal.throwIfAborted();
  const file = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));
  // A stream that is shared with a child no longer waits for its reader, and what else writes to it breaks off.
  const child = fork(file, {
    execArgv: ['--no-warnings', `--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    // It needs nothing of what the server was told.
    env: { ...BARE_ENV, ...FEW_ARENAS },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  putInOrder(child.pid, BEHIND);
  const patience = setTimeout(() => putInOrder(child.pid, 0), PATIENCE_MS);
  child.stderr?.pipe(process.stderr, { end: false });
  return new Promise((resolve, reject) => {
    let why = FAILED;
    let done: PrintLook | null = null;
    const kill = () => child.kill('SIGKILL');
    const tooLong = setTimeout(() => {
      why = TOO_LONG;
      kill();
    }, LIMITS.prints.longestMs);
    signal.addEventListener('abort', kill, { once: true });
    child.on('message', (news: PrintNews) => {
      if ('page' in news) onPage(news.page);
      else if ('done' in news) done = { state: 'ready', bytes: news.done.bytes };
      else done = { state: 'failed', why: news.failed };
    });
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(tooLong);
      clearTimeout(patience);
      signal.removeEventListener('abort', kill);
      resolve(done ?? { state: 'failed', why });
    });
    child.send(errand, (error) => error && kill());
  });
}

/** The job as a file: the facts on the first line, then a page a line. A thick book lets others go on in between. */
async function writeJob(
  { wish, place, fontFolder }: Parts,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const { form, title, author, at, book, sheets, ownPages } = wish;
  const pages: string[] = [];
  const files: Record<string, string> = {};
  let since = performance.now();
  for (let no = 1; no <= book.pageNum; no += 1) {
    const page = pageToRead(book, no);
    for (const hash of filesOf(page)) {
      const found = place.find(hash);
      if (found !== null) files[hash] = found;
    }
    pages.push(JSON.stringify(page));
    if (performance.now() - since < LONGEST_GO_MS) continue;
    await place.pause();
    signal.throwIfAborted();
    since = performance.now();
  }
  const { widthMm, heightMm, outline } = book;
  const own = wish.source === '' ? null : place.find(wish.source);
  const source = own === null ? null : { path: own, ownPages };
  const facts: Omit<PrintJob, 'pages'> = {
    ...{ form, title, author, at, widthMm, heightMm, outline, sheets, files, source, fontFolder },
  };
  const file = await open(path, 'wx');
  try {
    await file.writeFile([JSON.stringify(facts), ...pages].join('\n'));
  } finally {
    await file.close();
  }
}

function filesOf({ elements }: Page): string[] {
  return elements.flatMap((element) =>
    element.kind === 'image' && element.source.startsWith('file:')
      ? [element.source.slice('file:'.length)]
      : [],
  );
}

/** Removes what the process began to write there when it was ended. */
export function dropFontParts(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (!name.endsWith('.ttf')) rmSync(join(folder, name), { force: true });
}
