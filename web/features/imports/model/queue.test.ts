import { describe, expect, it } from 'vitest';
import { importOf } from './import.fixture.ts';
import { EMPTY_QUEUE, type JobEvent, type Queue, type QueueEvent, queueAfter } from './queue.ts';
import { wouldLoseFile } from './queued-import.ts';

const FILE = {
  key: 'file-1',
  name: '西湖四季',
  fileName: '西湖四季.pdf',
  kind: 'pdf',
  type: 'ebook',
  bytes: 2048,
} as const;
const NOWHERE: ReadonlySet<string> = new Set();

const queueAfterAll = (queue: Queue, ...events: QueueEvent[]) => events.reduce(queueAfter, queue);
const listed = (...imports: ReturnType<typeof importOf>[]): QueueEvent => ({
  type: 'listed',
  imports,
  elsewhere: NOWHERE,
});
const chosen = queueAfterAll(EMPTY_QUEUE, { type: 'added', files: [FILE] });

/** The one import of a queue after what happens to it. */
function job(queue: Queue, ...events: JobEvent[]) {
  const { jobs } = queueAfterAll(
    queue,
    ...events.map((event) => ({ ...event, key: queue.jobs[0]?.key ?? '' })),
  );
  return jobs[0];
}

const BEGUN: JobEvent[] = [{ type: 'started' }, { type: 'begun', work: importOf() }];

describe('a file that was chosen', () => {
  it('waits, is read, and then its pages come', () => {
    expect(chosen.jobs[0]).toMatchObject({ stage: 'waiting', pageNum: 0, opusID: '' });
    expect(job(chosen, { type: 'started' })).toMatchObject({ stage: 'reading' });
    expect(job(chosen, ...BEGUN)).toMatchObject({
      stage: 'running',
      opusID: '50060',
      pageNum: 4,
      pagesDone: 0,
    });
  });

  it('counts each page that came, and shows the cover', () => {
    const page = { type: 'page-sent', no: 1, photoPath: '/media/files/1' } as const;
    expect(job(chosen, ...BEGUN, page)).toMatchObject({
      pagesDone: 1,
      missing: [2, 3, 4],
      photoPath: '/media/files/1',
    });
  });

  it('has the name that its work was given', () => {
    expect(job(chosen, ...BEGUN, { type: 'renamed', name: '湖上杂记' })).toMatchObject({ name: '湖上杂记' });
  });

  it('is a work when it is finished', () => {
    const done = importOf({ state: 'done', missing: '' });
    expect(job(chosen, ...BEGUN, { type: 'finished', work: done })).toMatchObject({
      stage: 'done',
      pagesDone: 4,
    });
  });

  it('with pages that failed it can be tried again', () => {
    const failed = importOf({ state: 'failed', missing: '2', failed: '2' });
    const ended = [
      ...BEGUN,
      { type: 'page-failed', no: 2 } as const,
      { type: 'finished', work: failed } as const,
    ];
    expect(job(chosen, ...ended)).toMatchObject({
      stage: 'failed',
      problem: '第 2 页转换失败',
      pagesDone: 3,
      failedPages: [2],
    });
    expect(job(chosen, ...ended, { type: 'wanted' })).toMatchObject({ stage: 'waiting', problem: '' });
  });

  it('that became a work before can become another one', () => {
    const known = { type: 'known', work: importOf({ state: 'done', missing: '' }) } as const;
    expect(job(chosen, { type: 'started' }, known)).toMatchObject({ stage: 'known', opusID: '50060' });
    expect(job(chosen, { type: 'started' }, known, { type: 'again' })).toMatchObject({
      ...{ stage: 'waiting', isAgain: true, opusID: '' },
    });
  });
});

describe('a pause', () => {
  it.each([
    ['in its turn', []],
    ['while it is read', [{ type: 'started' }]],
    ['while its pages come', BEGUN],
  ] as [string, JobEvent[]][])('is possible %s, and going on too', (_, events) => {
    expect(job(chosen, ...events, { type: 'stopped', problem: '' })).toMatchObject({ stage: 'paused' });
    expect(job(chosen, ...events, { type: 'stopped', problem: '' }, { type: 'wanted' })).toMatchObject({
      stage: 'waiting',
    });
  });

  it('changes nothing of what is over', () => {
    const done = { type: 'finished', work: importOf({ state: 'done', missing: '' }) } as const;
    expect(job(chosen, ...BEGUN, done, { type: 'stopped', problem: '' })).toMatchObject({ stage: 'done' });
  });
});

describe('what the server lists', () => {
  it('goes on from the file that the server has, with the missing pages', () => {
    const [found] = queueAfterAll(EMPTY_QUEUE, listed(importOf({ hasSource: 'Y', missing: '3-4' }))).jobs;
    expect(found).toMatchObject({ stage: 'waiting', pagesDone: 2, missing: [3, 4], sentShare: 1 });
  });

  it('waits for the file where nobody has it', () => {
    const [found] = queueAfterAll(EMPTY_QUEUE, listed(importOf({ missing: '3-4' }))).jobs;
    expect(found).toMatchObject({ stage: 'wanting-file', problem: '请重新选择 西湖四季.pdf，从第 3 页继续' });
  });

  it('shows what failed', () => {
    const [found] = queueAfterAll(
      EMPTY_QUEUE,
      listed(importOf({ state: 'failed', missing: '2,4', failed: '2,4' })),
    ).jobs;
    expect(found).toMatchObject({ stage: 'failed', problem: '第 2、4 页转换失败' });
  });

  it('is left to the tab that is at it, and its progress is shown', () => {
    const elsewhere = (missing: string): QueueEvent => ({
      ...{ type: 'listed', imports: [importOf({ missing })], elsewhere: new Set(['50060']) },
    });
    const queue = queueAfterAll(EMPTY_QUEUE, elsewhere('1-4'), elsewhere('4'));
    expect(queue.jobs).toMatchObject([{ stage: 'elsewhere', pagesDone: 3 }]);
    expect(queueAfterAll(queue, listed()).jobs).toEqual([]);
  });

  it('does not disturb what this tab is at', () => {
    const running = queueAfterAll(chosen, ...BEGUN.map((event) => ({ ...event, key: 'file-1' })));
    expect(queueAfterAll(running, listed(importOf({ missing: '1' })))).toEqual(running);
    expect(queueAfterAll(running, listed())).toEqual(running);
  });

  it.each<[string, JobEvent]>([
    ['done', { type: 'finished', work: importOf({ state: 'done', missing: '' }) }],
    ['given up', { type: 'gone' }],
  ])('does not bring back what was %s since', (_, end) => {
    const events = [...BEGUN, end, { type: 'dismissed' } as const];
    const over = queueAfterAll(chosen, ...events.map((event) => ({ ...event, key: 'file-1' })));
    expect(queueAfterAll(over, listed(importOf())).jobs).toEqual([]);
  });
});

describe('the same file twice', () => {
  const again = { ...FILE, key: 'file-2' };
  const twice = (first: Queue) =>
    queueAfterAll(
      first,
      { type: 'added', files: [again] },
      { type: 'begun', key: 'file-2', work: importOf() },
    );

  it('is left to the import that is under way', () => {
    const running = queueAfterAll(chosen, { type: 'begun', key: 'file-1', work: importOf() });
    expect(twice(running).jobs.map(({ key }) => key)).toEqual(['file-1']);
  });

  it('takes the place of the one that waited for it', () => {
    const wanting = queueAfterAll(EMPTY_QUEUE, listed(importOf()));
    expect(twice(wanting).jobs).toMatchObject([{ key: 'file-2', stage: 'running' }]);
  });
});

it('another file than the one that is wanted is not taken', () => {
  const wanting = queueAfterAll(EMPTY_QUEUE, listed(importOf()));
  const other = { type: 'other-file', problem: '这不是同一个文件' } as const;
  expect(job(wanting, { type: 'provided' })).toMatchObject({ stage: 'waiting' });
  expect(job(wanting, { type: 'provided' }, other)).toMatchObject({
    stage: 'wanting-file',
    problem: '这不是同一个文件',
  });
});

it('closing the tab loses a file until the server has it', () => {
  const running = queueAfterAll(chosen, { type: 'begun', key: 'file-1', work: importOf() });
  const sent = queueAfterAll(running, { type: 'source-sent', key: 'file-1' });
  expect([chosen, running, sent].map(({ jobs }) => jobs.some(wouldLoseFile))).toEqual([true, true, false]);
});
