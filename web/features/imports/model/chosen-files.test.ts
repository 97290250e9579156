import { describe, expect, it, vi } from 'vitest';
import { asImports, chosenFiles, newFile } from './chosen-files.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const file = (name: string, content: BlobPart = '%PDF-1.7', type = '') => new File([content], name, { type });
const textOf = async (blob: Blob) => (blob instanceof File ? blob.name : `(${await blob.text()})`);

describe('what is chosen together', () => {
  it('is one import for each PDF, and one for all pictures', async () => {
    const given = [file('a.pdf'), file('2.png', PNG), file('b.pdf'), file('1.png', PNG)];
    const imports = await asImports(given);
    expect(imports.map(({ kind, files }) => [kind, files.map(({ name }) => name)])).toEqual([
      ['pdf', ['a.pdf']],
      ['pdf', ['b.pdf']],
      ['images', ['2.png', '1.png']],
    ]);
  });

  it('is told apart by what it is, not by its name', async () => {
    const imports = await asImports([file('a.pdf', PNG), file('b.png')]);
    expect(imports.map(({ kind, files }) => [kind, files[0]?.name])).toEqual([
      ['pdf', 'b.png'],
      ['images', 'a.pdf'],
    ]);
  });

  it('keeps among the pictures what calls itself one', async () => {
    expect(await asImports([file('a.heic', 'none', 'image/heic')])).toMatchObject([{ kind: 'images' }]);
  });
});

describe('the hash of files', () => {
  it('is that of the file where there is one', async () => {
    expect(await chosenFiles([file('a.pdf')], textOf).hash()).toBe('a.pdf');
  });

  it('is that of all hashes in the order of the pages where there are several', async () => {
    expect(await chosenFiles([file('p10.png'), file('p2.png')], textOf).hash()).toBe('(p2.pngp10.png)');
  });

  it('is reckoned once, and again after a failure', async () => {
    const hashFile = vi.fn(textOf).mockRejectedValueOnce(new Error('unreadable'));
    const files = chosenFiles([file('a.pdf')], hashFile);
    await expect(files.hash()).rejects.toThrow('unreadable');
    await files.hash();
    await files.hash();
    expect(hashFile).toHaveBeenCalledTimes(2);
  });
});

describe('the name of the work', () => {
  const named = (...files: File[]) => newFile({ kind: 'pdf', files }, { key: 'file-1', type: 'ebook' });

  it.each([
    ['西湖 四季.pdf', '西湖 四季'],
    ['v1.2 终稿.PDF', 'v1.2 终稿'],
    ['.pdf', '未命名作品'],
    [`${'长'.repeat(90)}.pdf`, '长'.repeat(60)],
  ])('of %s is %s', (fileName, name) => {
    expect(named(file(fileName))).toMatchObject({ name, fileName });
  });

  it('of several pictures is nobody’s', () => {
    expect(named(file('1.png', 'ab'), file('2.png', 'c'))).toMatchObject({
      ...{ name: '未命名作品', fileName: '2 张图片', bytes: 3 },
    });
  });
});
