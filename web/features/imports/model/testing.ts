/** A world around the engine of imports: a server, files, other tabs. Nothing in it is real, and tests hold every string. */
import { expect, vi } from 'vitest';
import { done, failed, type Outcome } from '#web/lib/call/outcome.ts';
import { REQUEST_FAILED } from '#web/lib/call/reply.ts';
import type { ConvertedPage, PagedSource } from '../conversion/paged-source.ts';
import { importOf } from './import.fixture.ts';
import { createImportEngine } from './import-engine.ts';
import type { ImportTools } from './import-tools.ts';
import type { Import } from './imports.ts';
import { allPages, pagesInRanges } from './page-numbers.ts';
import type { TabLocks } from './tab-locks.ts';

export const NO_NETWORK: Outcome<never> = failed(REQUEST_FAILED);
/** A server that is there and in trouble. */
export const SERVER_FAILED: Outcome<never> = failed({ ...REQUEST_FAILED, status: 500 });
export const refusal = (message: string, reason: string): Outcome<never> =>
  failed({ code: 1117, message, reason });

/** One file is another by its name alone. */
export const pdf = (name = '西湖四季.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const PAGE: ConvertedPage = { picture: new Blob(['picture']), box: { x: 0, y: 0, w: 1, h: 1 }, elements: [] };

export function fakeWorld() {
  const works = new Map<string, Import>();
  const calls: string[] = [];
  const answers = new Map<string, () => Promise<Outcome<Import>>>();
  const broken = new Set<number>();
  const opened: (Blob | string)[] = [];
  const closed = vi.fn();
  const otherTabs = new Map<string, () => void>();
  const session = new AbortController();
  const touch = vi.fn();

  function change(opusID: string, fields: Partial<Import>): Outcome<Import> {
    const work = works.get(opusID);
    if (work === undefined)
      return failed({ code: 404, message: '作品不存在', reason: 'publication-not-found' });
    works.set(opusID, { ...work, ...fields });
    return done({ ...work, ...fields });
  }

  async function called(name: string, answer: () => Outcome<Import>): Promise<Outcome<Import>> {
    calls.push(name);
    return (await answers.get(name)?.()) ?? answer();
  }

  const source: PagedSource = {
    ...{ kind: 'pages', pageNum: 4, title: '', widthMm: 148.4, heightMm: 209.8 },
    outline: async () => [{ title: '断桥', level: 1, page: 2 }],
    async page(no) {
      if (broken.has(no)) throw new Error('broken');
      return PAGE;
    },
    close: closed,
  };

  const tools: ImportTools = {
    hashFile: async (file) => (file instanceof File ? file.name : 'pictures'),
    async openPdf(from) {
      opened.push(from);
      return source;
    },
    readPictures: async (files) => ({ ...source, pageNum: files.length }),
    begin: (input) =>
      called(`begin ${input.fileName} ${input.again}`, () => {
        const known = [...works.values()].find(({ fileHash }) => fileHash === input.fileHash);
        if (known !== undefined && input.again !== 'Y') return done(known);
        const { name, fileName, fileHash } = input;
        const pageNum = Number(input.pageNum);
        const kind = input.kind === 'pdf' ? 'pdf' : 'images';
        const work = { opusID: String(50060 + works.size), kind, name, fileName, fileHash, pageNum } as const;
        works.set(work.opusID, importOf({ ...work, missing: `1-${pageNum}` }));
        return change(work.opusID, {});
      }),
    async getImports() {
      const list = [...works.values()].filter(({ state }) => state !== 'done');
      const asked = await answers.get('list')?.();
      return asked?.ok === false ? asked : done({ list, usedBytes: 0, quotaBytes: 1024 });
    },
    finish: ({ opusID, failed: pages }) =>
      called(`finish ${pages.join(',')}`.trim(), () =>
        change(opusID, { state: pages.length > 0 ? 'failed' : 'done', failed: pages.join(',') }),
      ),
    async cancel(opusID) {
      calls.push('cancel');
      works.delete(opusID);
      return done(1);
    },
    sendSource: ({ opusID, onShare, signal }) =>
      called('source', () => {
        onShare(1);
        return signal.aborted ? NO_NETWORK : change(opusID, { hasSource: 'Y' });
      }),
    sendPage: ({ opusID, no }) =>
      called(`page ${no}`, () => {
        const missing = pagesInRanges(works.get(opusID)?.missing ?? '').filter((each) => each !== no);
        return change(opusID, { missing: missing.join(','), photoPath: `/media/files/${no}` });
      }),
  };

  const locks: TabLocks = {
    async hold(opusID, work) {
      if (otherTabs.has(opusID)) return false;
      await work();
      return true;
    },
    held: async () => new Set(otherTabs.keys()),
    whenFree: (opusID, signal) =>
      new Promise((resolve) => {
        otherTabs.set(opusID, () => {
          otherTabs.delete(opusID);
          resolve(true);
        });
        signal.addEventListener('abort', () => resolve(false));
      }),
  };

  const engine = createImportEngine({ tools, locks, touch, ended: session.signal });

  return {
    ...{ engine, tools, works, calls, answers, broken, opened, closed, otherTabs, touch },
    endSession: () => session.abort(),
    /** The server has begun it already. */
    hasBegun(fields: Partial<Import>): Import {
      const work = importOf({ fileHash: '西湖四季.pdf', ...fields });
      works.set(work.opusID, work);
      return work;
    },
    pagesSent: () =>
      allPages(
        [],
        calls.flatMap((call) => (call.startsWith('page ') ? [Number(call.slice(5))] : [])),
      ),
    /** Takes up what the server lists, as a screen does that opens. */
    async open() {
      const listed = await tools.getImports();
      if (listed.ok) await engine.adopt(listed.value.list);
    },
    /** The stages of all imports, once they are these. */
    untilStages: (...stages: string[]) =>
      until(() => expect(engine.queue.get().jobs.map(({ stage }) => stage)).toEqual(stages)),
    job: () => engine.queue.get().jobs[0],
  };
}

/** An answer that comes when the test lets it. */
export function held() {
  let letGo: (outcome: Outcome<Import>) => void = () => undefined;
  const promise = new Promise<Outcome<Import>>((resolve) => {
    letGo = resolve;
  });
  return { answer: () => promise, letGo };
}

/** How fast the machine is decides nothing. */
export function until(isSo: () => void): Promise<void> {
  return vi.waitFor(isSo, { interval: 1, timeout: 30_000 });
}
