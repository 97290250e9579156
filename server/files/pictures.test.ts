import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { picture } from '#server/uploads/testing.ts';
import type { Draft } from './file-store.ts';
import { BadPicture, PICTURES, PICTURES_AMONG_STRANGERS, readPicture } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function draft(name: string, content: Buffer): Draft {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, bytes: content.length, hash: name };
}

const wanted = { whose: { network: '', world: '' }, limits: PICTURES };

describe('a picture is looked into by a process of its own', () => {
  it('makes its two sizes', async () => {
    const { width, height, sizes } = await readPicture(draft('fine', await picture()), wanted);

    expect({ width, height }).toEqual({ width: 120, height: 160 });
    expect(Object.keys(sizes).sort()).toEqual(['large', 'small']);
  });

  it('which may end over one picture, and the next is read all the same', async () => {
    const good = draft('good', await picture());
    const gone: Draft = { ...good, path: join(folder, 'gone') };

    const answers = await Promise.allSettled([readPicture(gone, wanted), readPicture(good, wanted)]);

    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(answers[0]).toMatchObject({ reason: expect.any(BadPicture) });
  });

  it('which among strangers takes no picture that is as large as one of our own may be', async () => {
    const large = draft('large', await picture({ width: 8000, height: 5100 }));

    await expect(readPicture(large, { ...wanted, limits: PICTURES_AMONG_STRANGERS })).rejects.toThrow(
      '图片有 8000×5100 像素，最多 4000 万像素，请缩小后再试',
    );
    expect((await readPicture(large, wanted)).width).toBe(8000);
  });
});
