/** Writes down which packages the pages are made of, because whoever passes the pages on owes the texts of their licences. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the manifest of the build. */
export const BUNDLED_PACKAGES = '.vite/packages.json';

/** The folder of the package that a module belongs to; null for one of ours. */
export function packageFolder(id: string): string | null {
  const [path = ''] = id.replaceAll('\\', '/').replace(/^\0/, '').split('?');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null;
}

/** One for the pages, and one for what their workers load, which is a build of its own. */
export function bundledPackages(projectRoot: string): { readonly pages: Plugin; readonly workers: Plugin } {
  const found = new Set<string>();
  const gather: Plugin = {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const folder = packageFolder(id);
        if (folder !== null) found.add(relative(projectRoot, folder).replaceAll('\\', '/'));
      }
    },
  };
  return {
    workers: gather,
    pages: {
      ...gather,
      writeBundle({ dir = '' }) {
        const file = join(dir, BUNDLED_PACKAGES);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify([...found].sort(), null, 2)}\n`);
      },
    },
  };
}
