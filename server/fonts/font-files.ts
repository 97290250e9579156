import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fonts of pages, which browsers load too. */
export const FACES = ['sans', 'serif', 'emoji'] as const;
export type Face = (typeof FACES)[number];

const PACKAGES = { sans: 'noto-sans-sc', serif: 'noto-serif-sc', emoji: 'noto-emoji' } as const;

/** A slice of a font: the signs it has, its name, and its bytes. */
export interface FontFile {
  readonly ranges: string;
  readonly name: string;
  read(): Promise<Buffer>;
}

/**
 * Every slice of a face. In the package that others install another module stands for this one, so that the fonts are
 * not there twice: `scripts/package/bundle.ts`.
 */
export function fontFiles(face: Face): FontFile[] {
  const font = PACKAGES[face];
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
  const table: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(table).map(([slice, ranges]) => {
    const name = `${font}-${slice.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
    return { ranges, name, read: () => readFile(join(folder, 'files', name)) };
  });
}
