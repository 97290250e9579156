import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { picture } from '#server/uploads/testing.ts';
import type { Draft } from './file-store.ts';
import { BadPicture, readPicture } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function draft(name: string, content: Buffer): Draft {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, bytes: content.length, hash: name };
}

describe('a picture is looked into by a process of its own', () => {
  it('makes its two sizes', async () => {
    const { width, height, sizes } = await readPicture(draft('fine', await picture()));

    expect({ width, height }).toEqual({ width: 120, height: 160 });
    expect(Object.keys(sizes).sort()).toEqual(['large', 'small']);
  });

  it('which may end over one picture, and the next is read all the same', async () => {
    const good = draft('good', await picture());
    const gone: Draft = { ...good, path: join(folder, 'gone') };

    const answers = await Promise.allSettled([readPicture(gone), readPicture(good)]);

    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(answers[0]).toMatchObject({ reason: expect.any(BadPicture) });
  });
});
