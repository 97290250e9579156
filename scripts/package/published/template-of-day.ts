/** The seeded database of today, kept beside the package, because seeding takes most of a start. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chinaDate } from '#db/civil-date.ts';

/**
 * What was made for this set of data today, or made now. A world begins with the data of its day and not of its minute,
 * as a reset does too.
 */
export function templateOfDay(folder: string, seed: number, now: number, make: () => Buffer): Buffer {
  const day = chinaDate(now);
  const file = join(folder, `${seed}-${day}.sqlite`);
  if (existsSync(file)) return readFileSync(file);
  const made = make();
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!name.includes(day)) rmSync(join(folder, name), { force: true });
    }
    // Others may be doing the same: it is there whole or not at all.
    writeFileSync(aside, made);
    renameSync(aside, file);
  } catch {
    // Where the package may not be written to, every start seeds.
  }
  return made;
}
