import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, ONE, put } from './testing.ts';

const EBOOKS = {
  reason: 'no-permission',
  message: '发布电子书和上传的文件需要「超级会员」',
  needVip: ['超级会员'],
};

const OPERATION = 'OpusServiceMag.publishOpus';
const app = appForEachTest();

describe(OPERATION, () => {
  it('freezes the work as it is', async () => {
    put(app(), 50001, "status = 'draft', name = '定稿'");
    const published = dataOf(await asSuper(app(), OPERATION, ONE));
    expect(published).toMatchObject({ status: 'published', revision: 2 });
    const nameRead = async () =>
      dataOf(await app().call('ReaderServiceMag.getBook', { bookCode: String(published.code) })).name;
    await asSuper(app(), 'OpusServiceMag.renameOpus', { ...ONE, revision: '2', name: '又改了' });
    expect(await nameRead()).toBe('定稿');
    await asSuper(app(), OPERATION, { ...ONE, revision: '3' });
    expect(await nameRead()).toBe('又改了');
  });

  it('has nothing to do for what is published already', async () => {
    put(app(), 50001, "status = 'published'");
    await expectRefused(app(), OPERATION, ONE, 'publication-state');
  });

  describe('for an ordinary member', () => {
    /** A draft of the ordinary demo member. */
    const DRAFT = { opusID: '52001' };
    const ask = async (
      operation: 'publishOpus' | 'copyOpus' | 'getOpus',
      input: Record<string, string> = DRAFT,
    ) => app().call(`OpusServiceMag.${operation}`, input, { token: await app().tokenOf('demo') });
    const publish = () => ask('publishOpus', { ...DRAFT, revision: '1' });
    const upload = () =>
      app().world.db.sqlite.exec(`INSERT INTO publication_imports
        (publication_id, kind, file_name, file_hash, file_bytes, state) VALUES (52001, 'pdf', 'a.pdf', 'a', 1, 'done')`);

    it('publishes a work of the online editor', async () => {
      put(app(), 52001, "status = 'draft'");
      expect(dataOf(await ask('getOpus'))).not.toHaveProperty('publishLock');
      expect(dataOf(await publish())).toMatchObject({ status: 'published' });
    });

    it.each([
      ['an e-book', () => put(app(), 52001, "status = 'draft', type = 'ebook'")],
      ['an uploaded file', () => [put(app(), 52001, "status = 'draft'"), upload()]],
    ])('refuses %s in the words that the list said before', async (_what, prepare) => {
      prepare();
      expect(dataOf(await ask('getOpus'))).toMatchObject({ publishLock: EBOOKS });
      expect((await publish()).json).toMatchObject({ code: 403, ...EBOOKS });
    });

    it('knows a copy of an uploaded file for one', async () => {
      upload();
      expect(dataOf(await ask('copyOpus'))).toMatchObject({ publishLock: EBOOKS });
    });

    it('says nothing of a lock where there is nothing to publish', async () => {
      put(app(), 52001, "status = 'published', type = 'ebook'");
      expect(dataOf(await ask('getOpus'))).not.toHaveProperty('publishLock');
    });
  });
});
