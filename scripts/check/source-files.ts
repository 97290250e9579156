import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['contracts', 'db', 'server', 'web', 'scripts'];

/** Every TypeScript file of ours, relative to the root, generated ones aside. */
export function sourceFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ).filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'));
}
