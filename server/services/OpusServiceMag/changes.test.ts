import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/operations.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { asSuper, put, stored } from './testing.ts';

const app = appForEachTest();
const TWO = { opusIDs: '50001,50002', revisions: '1,1' };

async function refused(operation: OperationId, input: Record<string, string>, reason: string): Promise<void> {
  const before = factsOf(app());
  expect((await asSuper(app(), operation, input)).json).toMatchObject({ reason });
  expect(factsOf(app())).toBe(before);
}

describe('OpusServiceMag.renameOpus', () => {
  const rename = (name: string, revision = '1') =>
    asSuper(app(), 'OpusServiceMag.renameOpus', { opusID: '50001', revision, name });

  it('gives another name, and says that others do not see it yet', async () => {
    put(app(), 50001, "status = 'published', published_seq = 1");
    expect(dataOf(await rename(' 西湖 的四季 '))).toMatchObject({
      ...{ name: '西湖 的四季', status: 'changed', revision: 2 },
    });
  });

  it('leaves a draft a draft', async () => {
    put(app(), 50001, "status = 'draft'");
    expect(dataOf(await rename('新')).status).toBe('draft');
  });

  it.each([
    [{ name: ' ' }, 'bad-name'],
    [{ revision: '2' }, 'publication-changed'],
    [{ revision: 'x' }, 'bad-revision'],
    [{ opusID: 'x' }, 'publication-not-found'],
  ])('refuses %j', (change, reason) =>
    refused('OpusServiceMag.renameOpus', { opusID: '50001', revision: '1', name: '新', ...change }, reason),
  );
});

describe('two tabs', () => {
  it('the second change is refused with the name that the work has now', async () => {
    await asSuper(app(), 'OpusServiceMag.renameOpus', { opusID: '50001', revision: '1', name: '先改的' });
    const late = await asSuper(app(), 'OpusServiceMag.deleteOpus', { opusIDs: '50001', revisions: '1' });
    expect(late.json).toMatchObject({ code: 1113, message: '《先改的》已在别处改动，请核对后再试' });
    expect(stored(app(), 50001)?.trashed_at).toBeNull();
  });
});

describe('several works', () => {
  it('go into a folder and out of it', async () => {
    const moved = await asSuper(app(), 'OpusServiceMag.moveOpus', { ...TWO, folderID: '2' });
    expect(dataOf(moved).changed).toBe(2);
    expect(stored(app(), 50002)?.folder_id).toBe(2);
    await asSuper(app(), 'OpusServiceMag.moveOpus', { ...TWO, revisions: '2,2', folderID: '0' });
    expect(stored(app(), 50002)?.folder_id).toBeNull();
  });

  it('get tags instead of those before', async () => {
    await asSuper(app(), 'OpusServiceMag.tagOpus', { ...TWO, tags: '客户 加印' });
    expect(stored(app(), 50001)?.tags).toBe('["客户","加印"]');
  });

  it('go into the archive and come back', async () => {
    await asSuper(app(), 'OpusServiceMag.archiveOpus', { ...TWO, archived: 'Y' });
    expect(stored(app(), 50001)?.archived_at).toBe(app().world.clock.now());
    await asSuper(app(), 'OpusServiceMag.archiveOpus', { ...TWO, revisions: '2,2', archived: 'N' });
    expect(stored(app(), 50001)?.archived_at).toBeNull();
  });

  it('go into the trash, come back as they were, and are deleted for good from there alone', async () => {
    const before = stored(app(), 50001);
    await asSuper(app(), 'OpusServiceMag.deleteOpus', TWO);
    expect(stored(app(), 50001)?.trashed_at).toBe(app().world.clock.now());
    await asSuper(app(), 'OpusServiceMag.restoreOpus', { ...TWO, revisions: '2,2' });
    expect(stored(app(), 50001)).toEqual({ ...before, revision: 3 });
    await refused('OpusServiceMag.purgeOpus', { ...TWO, revisions: '3,3' }, 'publication-state');
    await asSuper(app(), 'OpusServiceMag.deleteOpus', { ...TWO, revisions: '3,3' });
    await asSuper(app(), 'OpusServiceMag.purgeOpus', { ...TWO, revisions: '4,4' });
    expect(stored(app(), 50001)).toBeUndefined();
  });

  it('of which one is printed leave the order as it was', async () => {
    const orders = () => app().world.db.sqlite.prepare('SELECT count(*) FROM order_lines').pluck().get();
    const before = orders();
    await asSuper(app(), 'OpusServiceMag.deleteOpus', TWO);
    await asSuper(app(), 'OpusServiceMag.purgeOpus', { ...TWO, revisions: '2,2' });
    expect(orders()).toBe(before);
  });

  it.each<[OperationId, Record<string, string>, string]>([
    ['OpusServiceMag.moveOpus', { folderID: '99' }, 'folder-not-found'],
    ['OpusServiceMag.moveOpus', { folderID: 'x' }, 'folder-not-found'],
    ['OpusServiceMag.tagOpus', { tags: '长'.repeat(13) }, 'bad-tags'],
    ['OpusServiceMag.archiveOpus', { archived: 'maybe' }, 'bad-archived'],
    ['OpusServiceMag.archiveOpus', { archived: 'N' }, 'publication-state'],
    ['OpusServiceMag.restoreOpus', {}, 'publication-state'],
    ['OpusServiceMag.deleteOpus', { opusIDs: '50001,50001' }, 'bad-opus-ids'],
    ['OpusServiceMag.deleteOpus', { revisions: '1' }, 'bad-revision'],
    ['OpusServiceMag.deleteOpus', { revisions: '1,2' }, 'publication-changed'],
    ['OpusServiceMag.deleteOpus', { opusIDs: '50001,51001' }, 'publication-not-found'],
    ['OpusServiceMag.deleteOpus', { opusIDs: Array(101).fill('50001').join(',') }, 'bad-opus-ids'],
  ])('%s refuses %j for all of them', (operation, change, reason) =>
    refused(operation, { ...TWO, ...change }, reason),
  );
});

describe('OpusServiceMag.copyOpus', () => {
  it('makes a draft with a link of its own', async () => {
    const copy = dataOf(await asSuper(app(), 'OpusServiceMag.copyOpus', { opusID: '50001' }));
    const original = dataOf(await asSuper(app(), 'OpusServiceMag.getOpus', { opusID: '50001' }));
    expect(copy).toMatchObject({
      name: '西湖四季（副本）',
      status: 'draft',
      revision: 1,
      cartLines: 0,
      orders: 0,
    });
    expect(copy.code).not.toBe(original.code);
    expect(copy.pageNum).toBe(original.pageNum);
  });

  it('copies nothing from the trash', () =>
    refused('OpusServiceMag.copyOpus', { opusID: '50103' }, 'publication-state'));
});

describe('publishing', () => {
  const KNOWN = { opusID: '50001', revision: '1' };

  it('freezes the work as it is', async () => {
    put(app(), 50001, "status = 'draft', name = '定稿'");
    const published = dataOf(await asSuper(app(), 'OpusServiceMag.publishOpus', KNOWN));
    expect(published).toMatchObject({ status: 'published', revision: 2 });
    await asSuper(app(), 'OpusServiceMag.renameOpus', { ...KNOWN, revision: '2', name: '又改了' });
    const { code } = published;
    expect(dataOf(await app().call('ReaderServiceMag.getBook', { bookCode: String(code) })).name).toBe(
      '定稿',
    );
    await asSuper(app(), 'OpusServiceMag.publishOpus', { ...KNOWN, revision: '3' });
    expect(dataOf(await app().call('ReaderServiceMag.getBook', { bookCode: String(code) })).name).toBe(
      '又改了',
    );
  });

  it('is taken back by withdrawing, and given again by publishing', async () => {
    put(app(), 50001, "status = 'draft'");
    await asSuper(app(), 'OpusServiceMag.publishOpus', KNOWN);
    const { code } = dataOf(await asSuper(app(), 'OpusServiceMag.withdrawOpus', { ...KNOWN, revision: '2' }));
    const read = () => app().call('ReaderServiceMag.getBook', { bookCode: String(code) });
    expect((await read()).json.code).toBe(1110);
    await asSuper(app(), 'OpusServiceMag.publishOpus', { ...KNOWN, revision: '3' });
    expect((await read()).json.code).toBe(0);
  });

  it('refuses what is published already, and to take down what is not', async () => {
    put(app(), 50001, "status = 'draft'");
    await refused('OpusServiceMag.withdrawOpus', KNOWN, 'publication-state');
    await asSuper(app(), 'OpusServiceMag.publishOpus', KNOWN);
    await refused('OpusServiceMag.publishOpus', { ...KNOWN, revision: '2' }, 'publication-state');
  });
});

describe('folders', () => {
  const save = (input: Record<string, string>) => asSuper(app(), 'OpusServiceMag.saveOpusFolder', input);

  it('are made, renamed and taken away, and the works stay', async () => {
    const { ID } = dataOf(await save({ name: '客户样书' }));
    expect(dataOf(await save({ folderID: String(ID), name: '样书' }))).toEqual({ ID, name: '样书' });
    await asSuper(app(), 'OpusServiceMag.moveOpus', { ...TWO, folderID: String(ID) });
    await asSuper(app(), 'OpusServiceMag.deleteOpusFolder', { folderID: String(ID) });
    expect(stored(app(), 50001)).toMatchObject({ folder_id: null, name: '西湖四季' });
  });

  it.each<[OperationId, Record<string, string>, string]>([
    ['OpusServiceMag.saveOpusFolder', { name: '行走' }, 'folder-taken'],
    ['OpusServiceMag.saveOpusFolder', { name: ' ' }, 'bad-folder-name'],
    ['OpusServiceMag.saveOpusFolder', { folderID: '99', name: '新' }, 'folder-not-found'],
    ['OpusServiceMag.deleteOpusFolder', { folderID: '0' }, 'folder-not-found'],
  ])('%s refuses %j', refused);

  it('keep their own name when it is saved again', async () => {
    expect(dataOf(await save({ folderID: '3', name: '行走' })).name).toBe('行走');
  });

  it('are fifty at most', async () => {
    for (let made = 3; made < 50; made += 1) await save({ name: `第 ${made} 个` });
    expect((await save({ name: '多一个' })).json.reason).toBe('folders-full');
  });
});

it('nothing is printed of what lies in the trash', async () => {
  const reply = await asSuper(app(), 'ShoppingServiceMag.getGoodsFor', { publicationID: '50103' });
  expect(reply.json.reason).toBe('publication-not-found');
});
