import { IMPORTS_MAX } from '#contracts/rules/publications/import-fields.ts';
import type { Outcome } from '#web/lib/call/outcome.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { asImports, type ChosenFiles, chosenFiles, leftOut, newFile, tooManyWords } from './chosen-files.ts';
import type { ImportActions } from './import-job.ts';
import type { ImportTools } from './import-tools.ts';
import type { Import } from './imports.ts';
import { EMPTY_QUEUE, type JobEvent, type Queue, type QueueEvent, queueAfter } from './queue.ts';
import { isOver, type QueuedImport } from './queued-import.ts';
import { NO_NETWORK, runImport } from './run-import.ts';
import type { TabLocks } from './tab-locks.ts';

/** Imports that are worked at in one tab at the same time. */
const RUNS_AT_ONCE = 2;

export interface EngineParts {
  readonly tools: ImportTools;
  readonly locks: TabLocks;
  /** Has the lists of works and imports read again. */
  readonly touch: () => void;
  /** The end of the session, and with it of everything here. */
  readonly ended: AbortSignal;
}

export interface ImportEngine extends ImportActions {
  readonly queue: Pick<Store<Queue>, 'get' | 'subscribe'>;
  /** Takes up what the server lists. */
  adopt(imports: readonly Import[]): Promise<void>;
  /** The network is back: what had to pause for it goes on. */
  goOnOnline(): void;
}

/** What changes the works of the member, or the room for files. */
const TOUCHING: readonly QueueEvent['type'][] = ['begun', 'finished', 'gone'];

/** Works at the imports of a member (导入队列): starts what waits, follows what other tabs do, ends with the session. */
export function createImportEngine({ tools, locks, touch, ended }: EngineParts): ImportEngine {
  const queue = createStore(EMPTY_QUEUE);
  const chosen = new Map<string, ChosenFiles>();
  const runs = new Map<string, AbortController>();
  const watches = new Map<string, AbortController>();
  /** What the server was last asked to begin for each. */
  const beginnings = new Map<string, Promise<Outcome<Import>>>();
  let added = 0;

  function nextKey(): string {
    added += 1;
    return `file-${added}`;
  }

  function tell(event: QueueEvent): void {
    if (ended.aborted) return;
    queue.set(queueAfter(queue.get(), event));
    if (TOUCHING.includes(event.type)) touch();
    follow();
  }

  /** Does what the queue asks for as it is now. */
  function follow(): void {
    const { jobs } = queue.get();
    const keys = new Set(jobs.map(({ key }) => key));
    for (const place of [runs, watches]) {
      for (const key of place.keys()) if (!keys.has(key)) stop(place, key);
    }
    for (const place of [chosen, beginnings]) {
      for (const key of place.keys()) if (!keys.has(key)) place.delete(key);
    }
    for (const job of jobs) if (job.stage === 'elsewhere') void watch(job);
    for (const job of jobs) {
      if (runs.size < RUNS_AT_ONCE && job.stage === 'waiting' && !runs.has(job.key)) void start(job);
    }
  }

  function controllerIn(place: Map<string, AbortController>, key: string): AbortController {
    const controller = new AbortController();
    ended.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
    place.set(key, controller);
    return controller;
  }

  async function start(job: QueuedImport): Promise<void> {
    const { key } = job;
    const run = controllerIn(runs, key);
    const { signal } = run;
    const ofJob = (event: JobEvent) => {
      if (!signal.aborted) tell({ ...event, key });
    };
    await runImport({ job, files: chosen.get(key), tools: noting(key), locks, signal, tell: ofJob });
    run.abort();
    if (runs.get(key) === run) runs.delete(key);
    if (!ended.aborted) follow();
  }

  function noting(key: string): ImportTools {
    return {
      ...tools,
      begin(input) {
        const begun = tools.begin(input);
        beginnings.set(key, begun);
        return begun;
      },
    };
  }

  /** The work that came of a beginning that was given up; empty where there is none, or it is not this import's. */
  async function begunUnheard(key: string): Promise<string> {
    const begun = await beginnings.get(key)?.catch(() => undefined);
    if (!begun?.ok || begun.value.state === 'done') return '';
    const { opusID } = begun.value;
    return queue.get().jobs.some((job) => job.opusID === opusID) ? '' : opusID;
  }

  function stop(place: Map<string, AbortController>, key: string): void {
    place.get(key)?.abort();
    place.delete(key);
  }

  /** Another tab is at it; when that one has ended or was closed, this one looks what is left. */
  async function watch({ key, opusID }: QueuedImport): Promise<void> {
    if (watches.has(key)) return;
    const { signal } = controllerIn(watches, key);
    const isFree = await locks.whenFree(opusID, signal);
    const listed = isFree ? await tools.getImports() : null;
    if (listed === null || signal.aborted) return;
    watches.delete(key);
    const isGone = listed.ok && listed.value.list.every((work) => work.opusID !== opusID);
    tell({ type: isGone ? 'gone' : 'wanted', key });
  }

  function jobOf(key: string): QueuedImport | undefined {
    return queue.get().jobs.find((job) => job.key === key);
  }

  return {
    queue,
    async adopt(imports) {
      tell({ type: 'listed', imports, elsewhere: await locks.held() });
    },
    goOnOnline() {
      const paused = queue.get().jobs.filter(({ problem }) => problem === NO_NETWORK);
      for (const { key } of paused) tell({ type: 'wanted', key });
    },
    async add(given, type) {
      const found = await asImports(given);
      // As many as the server lets a member have; the others are named, so that they are not looked for.
      const room = Math.max(0, IMPORTS_MAX - queue.get().jobs.filter((job) => !isOver(job)).length);
      for (const one of found.slice(0, room)) {
        const key = nextKey();
        chosen.set(key, chosenFiles(one.files, tools.hashFile));
        tell({ type: 'added', files: [newFile(one, { key, type })] });
      }
      const rest = found.slice(room);
      if (rest.length === 0) return;
      const key = nextKey();
      tell({ type: 'added', files: [leftOut(rest, { key, type })] });
      tell({ type: 'refused', key, problem: tooManyWords(rest) });
    },
    pause(key) {
      stop(runs, key);
      tell({ type: 'stopped', key, problem: '' });
    },
    goOn: (key) => tell({ type: 'wanted', key }),
    retry: (key) => tell({ type: 'wanted', key }),
    importAgain: (key) => tell({ type: 'again', key }),
    dismiss: (key) => tell({ type: 'dismissed', key }),
    renamed: (key, name) => tell({ type: 'renamed', key, name }),
    provide(key, given) {
      const job = jobOf(key);
      if (job?.stage !== 'wanting-file') return;
      chosen.set(key, chosenFiles(job.kind === 'pdf' ? given.slice(0, 1) : given, tools.hashFile));
      tell({ type: 'provided', key });
    },
    async cancel(key) {
      const job = jobOf(key);
      if (job === undefined) return;
      stop(runs, key);
      tell({ type: 'stopped', key, problem: '' });
      const opusID = job.opusID || (await begunUnheard(key));
      const outcome = opusID === '' ? null : await tools.cancel(opusID);
      // What the server refuses to give up is no unfinished import: it is done, or was given up elsewhere.
      const isGone = outcome === null || outcome.ok || outcome.error.kind === 'refused';
      tell(isGone ? { type: 'gone', key } : { type: 'failed', key, problem: outcome.error.message });
    },
  };
}
