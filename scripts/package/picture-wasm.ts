/**
 * `sharp` as WebAssembly: the same on every machine, so that the package depends on nothing. As a dependency it made npm
 * ask for the native parts of two dozen machines, and of the 20 MB that it brought the server uses a few.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { runCaptured } from '../setup/child.mjs';
import { npmCommand } from '../setup/npm.mjs';
import { foldersOf } from './third-party.ts';

const WASM = 'node_modules/@img/sharp-wasm32';
/** What it needs of others, by the places of the lockfile. */
const PARTS = [WASM, `${WASM}/node_modules/@emnapi/runtime`, 'node_modules/tslib'];

/** Brings it in the version of our lockfile, which vouches for every byte; answers the folder that it lies in. */
export async function bringPictureWasm(root: string): Promise<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.fromEntries(PARTS.map((path) => [path, { ...packages[path], optional: false }]));
  const { version } = packages[WASM];
  const project = { name: 'picture-wasm', private: true, dependencies: { '@img/sharp-wasm32': version } };
  const lock = { name: project.name, lockfileVersion: 3, packages: { '': project, ...wanted } };
  const mark = createHash('sha256').update(JSON.stringify(lock)).digest('hex').slice(0, 16);
  const folder = join(root, '.data/cache', `picture-wasm-${mark}`);
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  writeFileSync(join(aside, 'package.json'), JSON.stringify(project));
  writeFileSync(join(aside, 'package-lock.json'), JSON.stringify(lock));
  const [command, args, options] = npmCommand(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  const { code, output } = await runCaptured('picture-wasm', command, args, { ...options, cwd: aside });
  if (code !== 0) throw new Error(`sharp as WebAssembly could not be installed:\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
  return folder;
}

/**
 * Lays it beside the bundle; its threads run the same file, so that it stays one of its own. Answers the folders of the
 * packages in it.
 */
export async function bundlePictureWasm(folder: string, outdir: string): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(folder, WASM, 'package.json'), 'utf8'));
  const file = join(folder, WASM, 'lib', `sharp-wasm32-${version}.node`);
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [`${file}.js`],
    outfile: join(outdir, 'picture-wasm.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  cpSync(`${file}.wasm`, join(outdir, `sharp-wasm32-${version}.node.wasm`));
  return foldersOf(folder, Object.keys(metafile.inputs));
}

/** What looks for the native part of this machine finds the one for all. */
export function pictureWasm(): Plugin {
  return {
    name: 'picture-wasm',
    setup(build) {
      build.onLoad({ filter: /[\\/]sharp[\\/]dist[\\/]sharp\.mjs$/ }, () => ({
        contents: "export default require('./picture-wasm.cjs');",
        loader: 'js',
      }));
      build.onResolve({ filter: /^\.\/picture-wasm\.cjs$/ }, ({ path }) => ({ path, external: true }));
    },
  };
}
