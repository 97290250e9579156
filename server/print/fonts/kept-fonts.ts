import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cutFont } from '#server/fonts/cut-font.ts';
import { type FontWish, sliceFile } from '#server/fonts/font-slices.ts';

/** About 20 MB. */
const MOST_KEPT = 1000;

/** A cut font (字体子集), from the folder where one of the same signs was kept. */
export async function keptFont(wish: FontWish, folder: string | null): Promise<Buffer> {
  if (folder === null) return cutFont(wish);
  const what = `${sliceFile(wish).name} ${wish.weight} ${[...wish.signs].sort().join('')}`;
  const path = join(folder, `${createHash('sha256').update(what).digest('hex').slice(0, 32)}.ttf`);
  try {
    const font = readFileSync(path);
    const now = Date.now() / 1000;
    utimesSync(path, now, now);
    return font;
  } catch {
    const font = await cutFont(wish);
    const part = `${path}.${process.pid}`;
    writeFileSync(part, font);
    renameSync(part, path);
    return font;
  }
}

/** Makes the folder, and removes from it what was not used for longest. */
export function tidyFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder);
  if (names.length <= MOST_KEPT) return;
  const used = names.map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  used.sort((one, other) => other.at - one.at);
  for (const { name } of used.slice(MOST_KEPT / 2)) rmSync(join(folder, name), { force: true });
}
