import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';

const test = appForEachTest();
const FILE = {
  ...{ name: '西湖四季', type: 'album', kind: 'pdf', fileName: '西湖.pdf', fileHash: 'a'.repeat(64) },
  ...{ fileBytes: '1000', pageNum: '28', widthMm: '210', heightMm: '297' },
};

async function begin(account: string, changes: Readonly<Record<string, string>> = {}) {
  const token = await test().tokenOf(account);
  return test().call('OpusServiceMag.beginImport', { ...FILE, ...changes }, { token });
}

describe('OpusServiceMag.beginImport', () => {
  it('makes a work whose pages are still to come', async () => {
    const data = dataOf(await begin('demo'));
    expect(data).toMatchObject({
      state: 'converting',
      missing: '1-28',
      hasSource: 'N',
      photoPath: '/media/art/blank.svg',
    });
    const token = await test().tokenOf('demo');
    const work = await test().call('OpusServiceMag.getOpus', { opusID: String(data.opusID) }, { token });
    expect(work.json).toMatchObject({
      data: { conversion: 'converting', pageNum: 28, moves: ['rename', 'move', 'tag', 'archive', 'trash'] },
    });
  });

  it('answers what there is of the same file, and another work only when asked to', async () => {
    const first = dataOf(await begin('super'));
    expect(dataOf(await begin('super')).opusID).toBe(first.opusID);
    expect(dataOf(await begin('super', { again: 'Y' })).opusID).not.toBe(first.opusID);
    expect(dataOf(await begin('vip')).opusID).not.toBe(first.opusID);
    expect(dataOf(await begin('super', { type: 'ebook' })).opusID).not.toBe(first.opusID);
  });

  it.each([
    ['demo', 403],
    ['vip', 403],
    ['enterprise', 403],
    ['super', 0],
  ])('an e-book of %s is answered %i, what is printed never refused', async (account, code) => {
    expect((await begin(account, { type: 'ebook' })).json.code).toBe(code);
    expect((await begin(account, { type: 'document' })).json.code).toBe(0);
  });

  it.each([
    [{ pageNum: '501' }, '一个作品最多 500 页，现有 501 页'],
    [{ pageNum: '10000' }, '一个作品最多 500 页，现有 10000 页'],
    [{ fileBytes: String(201 * 1024 ** 2) }, '这份文件 201 MB，PDF 最大 200 MB'],
    [{ kind: 'docx' }, '只能导入 PDF 或图片'],
    [{ type: 'calendar' }, '请选择电子书、文档或画册'],
    [{ fileHash: 'none' }, '文件校验值不正确'],
    [{ name: ' ' }, '请输入作品名称'],
    [
      { outline: '[{"title":"无","level":1,"page":29}]' },
      '目录不正确：outline[0].page：应在 1 到 28 之间，现为 29',
    ],
  ])('refuses %j: %s', async (changes, message) => {
    expect((await begin('super', changes)).json).toMatchObject({
      message: message,
    });
  });

  it('keeps no folders of a name', async () => {
    expect(dataOf(await begin('super', { fileName: '../../西湖.pdf' })).fileName).toBe('西湖.pdf');
  });

  it('refuses what there is no room for, with the real numbers', async () => {
    const fill =
      "INSERT INTO member_files (owner_id, hash, kind, bytes, created_at) VALUES (10001, ?, 'pdf', ?, 0)";
    test()
      .world.db.sqlite.prepare(fill)
      .run('f'.repeat(64), 1024 ** 3 - 999);
    expect((await begin('demo')).json).toMatchObject({
      reason: 'storage-full',
      message: '存储空间不足：这份文件 1000 B，还剩 999 B（共 1 GB）',
    });
  });

  it('refuses the fifty-first that is not finished', async () => {
    for (let no = 0; no < 50; no += 1) await begin('demo', { again: 'Y' });
    expect((await begin('demo', { again: 'Y' })).json).toMatchObject({ reason: 'imports-full' });
  });
});
