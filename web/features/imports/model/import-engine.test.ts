import { describe, expect, it, vi } from 'vitest';
import { importOf } from './import.fixture.ts';
import { fakeWorld, held, NO_NETWORK, pdf, refusal, SERVER_FAILED, until } from './testing.ts';

const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a PDF', () => {
  it('becomes a work: announced, sent, page by page, finished', async () => {
    const { engine, calls, pagesSent, untilStages, works, closed, touch } = fakeWorld();
    engine.add([pdf()], 'ebook');
    await untilStages('done');
    expect(calls[0]).toBe('begin 西湖四季.pdf N');
    expect(calls).toContain('source');
    expect(pagesSent()).toEqual([1, 2, 3, 4]);
    expect(calls.at(-1)).toBe('finish');
    expect(works.get('50060')).toMatchObject({ name: '西湖四季', state: 'done' });
    expect(closed).toHaveBeenCalledOnce();
    expect(touch).toHaveBeenCalled();
  });

  it('that cannot be taken says why, and nothing is sent', async () => {
    const { engine, calls, tools, untilStages, job } = fakeWorld();
    tools.openPdf = async () => ({
      kind: 'flaw',
      reason: 'encrypted',
      message: '该 PDF 已加密，请先解除密码',
    });
    engine.add([pdf()], 'ebook');
    await untilStages('refused');
    expect(job()).toMatchObject({ problem: '该 PDF 已加密，请先解除密码' });
    expect(calls).toEqual([]);
  });

  it('that cannot be read any more can be tried again', async () => {
    const { engine, tools, untilStages, job } = fakeWorld();
    tools.hashFile = vi
      .fn(tools.hashFile)
      .mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    engine.add([pdf()], 'ebook');
    await untilStages('failed');
    expect(job()).toMatchObject({ problem: '文件读取失败，请重试' });
    engine.retry('file-1');
    await untilStages('done');
  });

  it('that is known becomes another work only when it is wanted', async () => {
    const { engine, calls, hasBegun, untilStages } = fakeWorld();
    hasBegun({ state: 'done', missing: '' });
    engine.add([pdf()], 'ebook');
    await untilStages('known');
    expect(calls).toEqual(['begin 西湖四季.pdf N']);
    engine.importAgain('file-1');
    await untilStages('done');
    expect(calls).toContain('begin 西湖四季.pdf Y');
  });

  it('that is chosen again goes on with what is missing', async () => {
    const { engine, hasBegun, pagesSent, untilStages } = fakeWorld();
    hasBegun({ hasSource: 'Y', missing: '4' });
    engine.add([pdf()], 'ebook');
    await untilStages('done');
    expect(pagesSent()).toEqual([4]);
  });
});

it('pictures are one work, and no source is sent', async () => {
  const { engine, calls, pagesSent, untilStages } = fakeWorld();
  const picture = (name: string) => new File(['none'], name, { type: 'image/png' });
  engine.add([picture('2.png'), picture('1.png')], 'album');
  await untilStages('done');
  expect(calls).not.toContain('source');
  expect(pagesSent()).toEqual([1, 2]);
});

describe('pages that fail', () => {
  it('do not stop the others; another try makes them alone', async () => {
    const { engine, broken, calls, job, pagesSent, untilStages } = fakeWorld();
    broken.add(2);
    engine.add([pdf()], 'ebook');
    await untilStages('failed');
    expect(pagesSent()).toEqual([1, 3, 4]);
    expect(calls.at(-1)).toBe('finish 2');
    expect(job()).toMatchObject({ problem: '第 2 页转换失败', pagesDone: 3 });
    broken.clear();
    calls.length = 0;
    engine.retry('file-1');
    await untilStages('done');
    expect(calls).toEqual(['page 2', 'finish']);
  });

  it('because the server does not take them count as well', async () => {
    const { engine, answers, calls, untilStages } = fakeWorld();
    answers.set('page 3', async () => refusal('图片已损坏，无法读取', 'bad-file'));
    engine.add([pdf()], 'ebook');
    await untilStages('failed');
    expect(calls.at(-1)).toBe('finish 3');
  });

  it('only because the network is away are not given up', async () => {
    const { engine, answers, broken, calls, hasBegun, job, open, untilStages } = fakeWorld();
    hasBegun({ hasSource: 'Y' });
    broken.add(1);
    const asked = vi.fn(async () => (asked.mock.calls.length > 2 ? NO_NETWORK : await importOutcome()));
    answers.set('list', asked);
    await open();
    await untilStages('paused');
    expect(job()).toMatchObject({ problem: '网络不稳定，已暂停' });
    expect(calls).not.toContain('finish 1');
    expect(engine.queue.get().jobs[0]?.failedPages).toEqual([]);
  });
});

const importOutcome = async () => ({ ok: true, value: importOf() }) as const;

describe('what the server knows', () => {
  it('goes on from the file on the server with the missing pages only', async () => {
    const { calls, hasBegun, open, opened, pagesSent, untilStages } = fakeWorld();
    hasBegun({ hasSource: 'Y', missing: '3-4', fileHash: 'abc' });
    await open();
    await untilStages('done');
    expect(opened).toEqual(['/media/files/abc']);
    expect(pagesSent()).toEqual([3, 4]);
    expect(calls).not.toContain('source');
  });

  it('waits for its file, and takes no other', async () => {
    const { engine, hasBegun, job, open, pagesSent, untilStages } = fakeWorld();
    hasBegun({ missing: '3-4' });
    await open();
    expect(job()).toMatchObject({ stage: 'wanting-file', problem: '请重新选择 西湖四季.pdf，从第 3 页继续' });
    engine.provide('work-50060', [pdf('别的.pdf')]);
    await until(() => expect(job()).toMatchObject({ problem: '这不是同一个文件' }));
    expect(pagesSent()).toEqual([]);
    engine.provide('work-50060', [pdf()]);
    await untilStages('done');
    expect(pagesSent()).toEqual([3, 4]);
  });
});

describe('trouble on the way', () => {
  it('a network that is away pauses it, and it goes on where it stood', async () => {
    const { engine, answers, job, calls, pagesSent, untilStages } = fakeWorld();
    answers.set('page 3', async () => NO_NETWORK);
    engine.add([pdf()], 'ebook');
    await untilStages('paused');
    expect(job()).toMatchObject({ problem: '网络不稳定，已暂停' });
    answers.clear();
    calls.length = 0;
    engine.goOnOnline();
    await untilStages('done');
    expect(pagesSent()).toContain(3);
    expect(pagesSent()).not.toContain(1);
  });

  it('of the server is not called one of the network, and another try goes on where it stood', async () => {
    const { engine, answers, job, calls, pagesSent, untilStages } = fakeWorld();
    answers.set('page 3', async () => SERVER_FAILED);
    engine.add([pdf()], 'ebook');
    await untilStages('failed');
    expect(job()).toMatchObject({ problem: '服务器暂时出错，请稍后重试' });
    answers.clear();
    calls.length = 0;
    engine.retry('file-1');
    await untilStages('done');
    expect(pagesSent()).toContain(3);
    expect(pagesSent()).not.toContain(1);
  });

  it('what the server refuses is said in its words', async () => {
    const { engine, answers, job, untilStages } = fakeWorld();
    answers.set('source', async () => refusal('存储空间不足', 'storage-full'));
    engine.add([pdf()], 'ebook');
    await untilStages('failed');
    expect(job()).toMatchObject({ problem: '存储空间不足' });
  });
});

describe('a member', () => {
  it('pauses: what is on its way is given up, and nothing follows', async () => {
    const { engine, answers, calls, closed, untilStages } = fakeWorld();
    const page = held();
    answers.set('page 1', page.answer);
    engine.add([pdf()], 'ebook');
    await until(() => expect(calls).toContain('page 1'));
    engine.pause('file-1');
    const asked = [...calls];
    page.letGo({ ok: true, value: importOf() });
    await turns();
    expect(calls).toEqual(asked);
    await untilStages('paused');
    expect(closed).toHaveBeenCalledOnce();
    answers.clear();
    engine.goOn('file-1');
    await untilStages('done');
  });

  it('gives up: the uploads end and the server is told', async () => {
    const { engine, tools, calls, works, untilStages } = fakeWorld();
    const aborted = vi.fn();
    tools.sendSource = ({ signal }) => new Promise(() => signal.addEventListener('abort', aborted));
    engine.add([pdf()], 'ebook');
    await until(() => expect(calls).toContain('page 1'));
    engine.cancel('file-1');
    await untilStages();
    expect(aborted).toHaveBeenCalledOnce();
    expect(calls.at(-1)).toBe('cancel');
    expect(works.size).toBe(0);
  });

  it('gives up while it is being announced: what the server began is given up as well', async () => {
    const { engine, answers, calls, hasBegun, works, untilStages } = fakeWorld();
    const announced = held();
    answers.set('begin 西湖四季.pdf N', announced.answer);
    engine.add([pdf()], 'ebook');
    await until(() => expect(calls).toContain('begin 西湖四季.pdf N'));
    engine.cancel('file-1');
    announced.letGo({ ok: true, value: hasBegun({}) });
    await untilStages();
    expect(calls.at(-1)).toBe('cancel');
    expect(works.size).toBe(0);
  });

  it.each([
    ['is done', { state: 'done' }],
    ['another one of the list goes on with', { state: 'converting' }],
  ] as const)('gives up while it is being announced: a work that %s stays', async (_what, fields) => {
    const { engine, answers, calls, hasBegun, works, open } = fakeWorld();
    const work = hasBegun({ ...fields, kind: 'images' });
    await open();
    const listed = engine.queue.get().jobs.length;
    const announced = held();
    answers.set('begin 西湖四季.pdf N', announced.answer);
    engine.add([pdf()], 'ebook');
    await until(() => expect(calls).toContain('begin 西湖四季.pdf N'));
    engine.cancel('file-1');
    announced.letGo({ ok: true, value: work });
    await until(() => expect(engine.queue.get().jobs).toHaveLength(listed));
    expect(calls).not.toContain('cancel');
    expect(works.size).toBe(1);
  });

  it('has two at work and the others waiting', async () => {
    const { engine, answers, untilStages } = fakeWorld();
    const source = held();
    answers.set('source', source.answer);
    engine.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], 'ebook');
    await untilStages('running', 'running', 'waiting');
    answers.clear();
    engine.pause('file-1');
    await untilStages('paused', 'running', 'done');
  });

  it('brings 2,000 files at once: so many are taken as there may be, and the others are named', async () => {
    const { engine, calls, tools } = fakeWorld();
    tools.openPdf = async () => ({ kind: 'flaw', reason: 'damaged', message: '坏了' });
    engine.add(
      Array.from({ length: 2000 }, (_, place) => pdf(`${place + 1}.pdf`)),
      'ebook',
    );
    await until(() => expect(engine.queue.get().jobs).toHaveLength(51));
    const [rest] = engine.queue.get().jobs.toReversed();
    expect(rest).toMatchObject({
      ...{ stage: 'refused', name: '没有加入的文件', fileName: '1,950 个 PDF' },
      problem: '同时最多导入 50 个文件，其余 1,950 个没有加入，请稍后再添加',
    });
    expect(calls).toEqual([]);
    engine.dismiss(rest?.key ?? '');
    expect(engine.queue.get().jobs).toHaveLength(50);
  });

  it('who logs out leaves nothing behind that works', async () => {
    const { engine, answers, calls, closed, endSession } = fakeWorld();
    const page = held();
    answers.set('page 1', page.answer);
    engine.add([pdf()], 'ebook');
    await until(() => expect(calls).toContain('page 1'));
    endSession();
    const asked = [...calls];
    page.letGo({ ok: true, value: importOf() });
    engine.add([pdf('b.pdf')], 'ebook');
    await turns();
    expect(calls).toEqual(asked);
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('another tab', () => {
  it('that is at it is left alone, and its progress is shown', async () => {
    const { hasBegun, open, otherTabs, pagesSent, job } = fakeWorld();
    hasBegun({ hasSource: 'Y' });
    otherTabs.set('50060', () => undefined);
    await open();
    hasBegun({ hasSource: 'Y', missing: '4' });
    await open();
    expect(job()).toMatchObject({ stage: 'elsewhere', pagesDone: 3 });
    expect(pagesSent()).toEqual([]);
  });

  it('that was closed hands it over', async () => {
    const { hasBegun, open, otherTabs, pagesSent, untilStages } = fakeWorld();
    hasBegun({ hasSource: 'Y', missing: '3-4' });
    otherTabs.set('50060', () => undefined);
    await open();
    otherTabs.get('50060')?.();
    await untilStages('done');
    expect(pagesSent()).toEqual([3, 4]);
  });

  it('that has finished takes it out of the list', async () => {
    const { hasBegun, open, otherTabs, untilStages, touch } = fakeWorld();
    hasBegun({ hasSource: 'Y' });
    otherTabs.set('50060', () => undefined);
    await open();
    hasBegun({ state: 'done', missing: '' });
    otherTabs.get('50060')?.();
    await untilStages();
    expect(touch).toHaveBeenCalled();
  });

  it('that began the same file meanwhile goes first', async () => {
    const { engine, hasBegun, otherTabs, pagesSent, untilStages } = fakeWorld();
    hasBegun({});
    otherTabs.set('50060', () => undefined);
    engine.add([pdf()], 'ebook');
    await untilStages('elsewhere');
    expect(pagesSent()).toEqual([]);
    otherTabs.get('50060')?.();
    await untilStages('done');
  });
});
