import type { Import } from './imports.ts';
import { failedPagesWords } from './page-numbers.ts';
import {
  isOver,
  isUnderWay,
  type NewFile,
  ofFile,
  ofServer,
  type QueuedImport,
  toldBy,
  wanted,
  withMissing,
} from './queued-import.ts';

/** All imports of a member in this tab (导入队列), in the order of their coming. */
export interface Queue {
  readonly jobs: readonly QueuedImport[];
  /** Works that are imports no more, by their ids: a list that the server wrote before that does not bring them back. */
  readonly over: readonly string[];
}

export const EMPTY_QUEUE: Queue = { jobs: [], over: [] };

/** What happens to one import. */
export type JobEvent =
  | { readonly type: 'started' | 'wanted' | 'again' | 'held-elsewhere' | 'provided' | 'source-sent' }
  | { readonly type: 'dismissed' | 'gone' }
  | { readonly type: 'refused' | 'failed' | 'stopped' | 'other-file'; readonly problem: string }
  | { readonly type: 'opened'; readonly pageNum: number; readonly fileHash: string }
  | { readonly type: 'known'; readonly work: Import }
  | { readonly type: 'begun' | 'finished'; readonly work: Import }
  | { readonly type: 'sent'; readonly share: number }
  | { readonly type: 'page-sent'; readonly no: number; readonly photoPath: string }
  | { readonly type: 'page-failed'; readonly no: number }
  | { readonly type: 'renamed'; readonly name: string };

export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly NewFile[] }
  /** What the server lists, and which works other tabs of this browser are at. */
  | { readonly type: 'listed'; readonly imports: readonly Import[]; readonly elsewhere: ReadonlySet<string> }
  | (JobEvent & { readonly key: string });

/** The queue after an event; what does not fit the stage of an import changes nothing. */
export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'added':
      return { ...queue, jobs: [...queue.jobs, ...event.files.map(ofFile)] };
    case 'listed':
      return afterList(queue, event.imports, event.elsewhere);
    case 'begun':
      return afterBeginning(queue, event.key, event.work);
    case 'gone':
      return without(over(queue, opusIDOf(queue, event.key)), event.key);
    case 'finished': {
      const finished = event.work.state === 'done' ? over(queue, event.work.opusID) : queue;
      return changed(finished, event.key, (job) => afterFinish(toldBy(job, event.work), event.work));
    }
    case 'dismissed':
      return { ...queue, jobs: queue.jobs.filter((job) => job.key !== event.key || !isOver(job)) };
    default:
      return changed(queue, event.key, (job) => jobAfter(job, event));
  }
}

type OwnEvent = Exclude<JobEvent, { type: 'begun' | 'gone' | 'finished' | 'dismissed' }>;

function jobAfter(job: QueuedImport, event: OwnEvent): QueuedImport {
  switch (event.type) {
    case 'started':
      return { ...withMissing({ ...job, sentShare: 0 }, job.missing), stage: 'reading', problem: '' };
    case 'wanted':
      return ['paused', 'failed', 'elsewhere'].includes(job.stage) ? wanted(job) : job;
    case 'again':
      return job.stage === 'known'
        ? { ...job, stage: 'waiting', isAgain: true, opusID: '', code: '', photoPath: '' }
        : job;
    case 'held-elsewhere':
      return { ...job, stage: 'elsewhere' };
    case 'provided':
      return job.stage === 'wanting-file' ? wanted({ ...job, hasFile: true }) : job;
    case 'other-file':
      return { ...job, stage: 'wanting-file', hasFile: false, problem: event.problem };
    case 'refused':
    case 'failed':
      return { ...job, stage: event.type, problem: event.problem };
    case 'stopped':
      return isUnderWay(job) && job.stage !== 'elsewhere'
        ? { ...job, stage: 'paused', problem: event.problem }
        : job;
    case 'opened':
      return { ...job, pageNum: event.pageNum, fileHash: event.fileHash };
    case 'known':
      return { ...toldBy(job, event.work), stage: 'known' };
    case 'sent':
      return { ...job, sentShare: event.share };
    case 'source-sent':
      return { ...job, sentShare: 1, hasSource: true };
    case 'page-sent': {
      const missing = job.missing.filter((no) => no !== event.no);
      return withMissing({ ...job, photoPath: event.photoPath }, missing);
    }
    case 'page-failed':
      return { ...job, failedPages: [...job.failedPages, event.no] };
    case 'renamed':
      return { ...job, name: event.name };
  }
}

function afterFinish(job: QueuedImport, { state }: Import): QueuedImport {
  if (state === 'done') return { ...job, stage: 'done', problem: '' };
  return { ...job, stage: 'failed', problem: failedPagesWords(job.failedPages) };
}

/** The same file chosen twice is one import: the one under way goes on, another gives way to the new one. */
function afterBeginning(queue: Queue, key: string, work: Import): Queue {
  const other = queue.jobs.find((job) => job.key !== key && job.opusID === work.opusID);
  if (other !== undefined && isUnderWay(other)) return without(queue, key);
  const alone = other === undefined ? queue : without(queue, other.key);
  return changed(alone, key, (job) => ({ ...toldBy(job, work), stage: 'running', failedPages: [] }));
}

function afterList(queue: Queue, imports: readonly Import[], elsewhere: ReadonlySet<string>): Queue {
  const listed = new Map(imports.map((work) => [work.opusID, work]));
  const placed = (job: QueuedImport): QueuedImport =>
    elsewhere.has(job.opusID) ? { ...job, stage: 'elsewhere', problem: '' } : job;
  const known = queue.jobs.flatMap((job) => {
    // Only what this tab is not working on follows the list: of the others it knows more than an answer on its way.
    if (job.stage !== 'elsewhere' && job.stage !== 'wanting-file') return [job];
    const work = listed.get(job.opusID);
    return work === undefined ? [] : [placed(toldBy(job, work))];
  });
  const here = new Set([...queue.jobs.map(({ opusID }) => opusID), ...queue.over]);
  const found = imports.filter(({ opusID }) => !here.has(opusID));
  return { ...queue, jobs: [...known, ...found.map(ofServer).map(placed)] };
}

function over(queue: Queue, opusID: string): Queue {
  return opusID === '' ? queue : { ...queue, over: [...queue.over, opusID] };
}

function opusIDOf({ jobs }: Queue, key: string): string {
  return jobs.find((job) => job.key === key)?.opusID ?? '';
}

function without(queue: Queue, key: string): Queue {
  return { ...queue, jobs: queue.jobs.filter((job) => job.key !== key) };
}

function changed(queue: Queue, key: string, change: (job: QueuedImport) => QueuedImport): Queue {
  return { ...queue, jobs: queue.jobs.map((job) => (job.key === key ? change(job) : job)) };
}
