/** What the package has beside its JavaScript: pages, contract, migrations, the native database. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AssetIndex } from '#server/plugins/assets-archive.ts';
import { BUNDLED_PACKAGES } from '../build/bundled-packages.ts';
import { writeAssetsArchive } from './assets-archive.ts';

const AS_THEY_ARE = [
  'openapi.yaml',
  'contracts/openapi',
  'server/replica/docs',
  'server/settings.schema.json',
];
const WEB_BUILDS = ['web', 'console', 'demo'];
const DOCS = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];
/** Read by the server itself, and different in each build. */
const PAGE = /\.html$|^\.vite\/manifest\.json$/;
/** What neither the server nor a page asks for. */
const OF_THE_BUILD = /\.(?:br|gz)$|^\.vite\//;
/** The best would take minutes for a tenth less. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Answers where in their archive the files of the pages lie. */
export function copyFiles(root: string, packageRoot: string): AssetIndex {
  for (const path of AS_THEY_ARE) cpSync(join(root, path), join(packageRoot, path), { recursive: true });
  for (const name of DOCS) {
    copy(join(root, 'node_modules/swagger-ui-dist', name), join(packageRoot, 'dist/docs', name));
  }
  for (const path of ['contracts/generated/openapi.json', ...filesIn(root, 'contracts/pact/pacts')]) {
    write(join(packageRoot, path), JSON.stringify(JSON.parse(readFileSync(join(root, path), 'utf8'))));
  }
  // What drizzle keeps of each version is for making the next.
  for (const path of filesIn(root, 'db/migrations').filter((each) => !/_snapshot\.json$/.test(each))) {
    copy(join(root, path), join(packageRoot, path));
  }
  const prebuilds = 'node_modules/better-sqlite3/prebuilds';
  for (const path of filesIn(root, prebuilds)) {
    const packed = brotliCompressSync(readFileSync(join(root, path)), QUICKLY);
    write(join(packageRoot, 'dist/native', `${basename(path)}.br`), packed);
  }
  copy(join(root, 'scripts/package/published/README.md'), join(packageRoot, 'README.md'));
  // What brings a newer Node where the machine's own is too old runs npm by it.
  copy(join(root, 'scripts/setup/guard.mjs'), join(packageRoot, 'dist/js/guard.mjs'));
  const assets = new Map<string, Buffer>();
  for (const build of WEB_BUILDS) copyPages(join(root, 'dist', build), join(packageRoot, 'dist'), assets);
  return writeAssetsArchive(join(packageRoot, 'dist/assets'), assets);
}

/** The folders of the packages that lie in the package without the bundler of the server having read them. */
export function packagesOfFiles(root: string): string[] {
  const pages = WEB_BUILDS.flatMap((build): string[] =>
    JSON.parse(readFileSync(join(root, 'dist', build, BUNDLED_PACKAGES), 'utf8')),
  );
  const others = ['swagger-ui-dist', 'harfbuzzjs', 'better-sqlite3', 'pdfjs-dist'];
  return [...new Set([...pages, ...others.map((name) => `node_modules/${name}`)])].map((path) =>
    join(root, path),
  );
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
}

function write(to: string, content: string | Buffer): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, content);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Pages as they are; what they load is gathered, once for all builds, because its names have the content in them. */
function copyPages(from: string, dist: string, assets: Map<string, Buffer>): void {
  for (const path of filesIn(`${from}/`, '').sort()) {
    if (PAGE.test(path)) copy(join(from, path), join(dist, basename(from), path));
    else if (!OF_THE_BUILD.test(path)) assets.set(path, readFileSync(join(from, path)));
  }
}
