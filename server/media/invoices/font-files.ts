import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDER = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-serif-sc/package.json'),
);

/** A slice of the font: the signs it has, its name, and its bytes. */
export interface FontFile {
  readonly ranges: string;
  readonly name: string;
  read(): Promise<Buffer>;
}

/**
 * Every slice of the font. In the package that others install another module stands for this one, by which the font is
 * not there twice: `scripts/package/bundle.ts`.
 */
export function fontFiles(): FontFile[] {
  const table: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'unicode.json'), 'utf8'));
  return Object.entries(table).map(([slice, ranges]) => {
    const name = `noto-serif-sc-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
    return { ranges, name, read: () => readFile(join(FOLDER, 'files', name)) };
  });
}
