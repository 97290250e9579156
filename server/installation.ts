/** Where the parts of the project lie that are read while it runs: in a clone, or in the package that others install. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebBuild } from './env.ts';

export interface Installation {
  readonly migrationsFolder: string;
  /** Pages and manifest of one build. */
  readonly webRoot: string;
  /** What its pages load, in one file; null where it lies with the pages. */
  readonly assetsArchive: string | null;
  readonly docsRoot: string;
  /** What may be made anew at any time. */
  readonly cacheRoot: string;
}

export function installation(web: WebBuild): Installation {
  const root = projectRoot();
  const first = (...places: [string, string]) => places.find((place) => existsSync(place)) ?? places[1];
  const webRoot = join(root, 'dist', web);
  const archive = join(root, 'dist/assets');
  return {
    webRoot,
    migrationsFolder: join(root, 'db/migrations'),
    cacheRoot: join(root, 'dist/cache'),
    // The package has what the builds share once.
    assetsArchive: existsSync(archive) ? archive : null,
    docsRoot: first(join(root, 'dist/docs'), join(root, 'node_modules/swagger-ui-dist')),
  };
}

/** The bundle lies two folders below, the source in server: the project is the nearest folder with the contract. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'openapi.yaml'))) {
    const parent = resolve(folder, '..');
    if (parent === folder) throw new Error('openapi.yaml was not found above the server');
    folder = parent;
  }
  return folder;
}
