/** What the package has beside its JavaScript: pages, contract, migrations, the native database. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const AS_THEY_ARE = ['openapi.yaml', 'contracts/openapi', 'server/replica/docs'];
const WEB_BUILDS = ['web', 'console', 'demo'];
const DOCS = ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'];
/** Read by the server itself, and different in each build. */
const PAGE = /\.html$|^\.vite\/manifest\.json$/;
/** The best would take minutes for a tenth less. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const TEXT = /\.(?:m?js|css)$/;

export function copyFiles(root: string, packageRoot: string): void {
  for (const path of AS_THEY_ARE) cpSync(join(root, path), join(packageRoot, path), { recursive: true });
  for (const build of WEB_BUILDS) copyPages(join(root, 'dist', build), join(packageRoot, 'dist'));
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
  copy(join(root, 'package/README.md'), join(packageRoot, 'README.md'));
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

/** What the builds have in common lies there once, because its names have the content in them; texts packed only. */
function copyPages(from: string, dist: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name)
      .slice(from.length + 1)
      .replaceAll('\\', '/');
    if (PAGE.test(path)) copy(join(from, path), join(dist, basename(from), path));
    else if (isWanted(from, path)) copy(join(from, path), join(dist, 'shared', path));
  }
}

function isWanted(from: string, path: string): boolean {
  if (/\.br$|\.html\.gz$/.test(path)) return false;
  return !(TEXT.test(path) && existsSync(join(from, `${path}.gz`)));
}
