import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FOLDER = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-serif-sc/package.json'),
);

/**
 * Every slice of the font: the signs it has, and its file. In the package that others install another module stands for
 * this one, by which the font is not there twice: `scripts/package/bundle.ts`.
 */
export function fontFiles(): { readonly ranges: string; readonly file: string }[] {
  const table: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, 'unicode.json'), 'utf8'));
  return Object.entries(table).map(([name, ranges]) => ({
    ranges,
    file: join(FOLDER, 'files', `noto-serif-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
  }));
}
