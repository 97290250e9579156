/** The JavaScript of the package: every export, the command, and the processes that they start. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { fontFiles } from '#server/media/invoices/font-files.ts';
import { IMPORTS_OF_NODE, sourceUrls } from '../source-urls.mjs';
import { EXPORTS, NATIVE, PEERS } from './manifest.ts';

export const COMMAND_AND_PROCESSES = [
  'package/cli.ts',
  'package/beside-process.ts',
  'server/files/picture-process.ts',
  'server/media/invoices/invoice-process.ts',
];

/** Bundles all of it into `dist/js` of the package, in which the pages lie already. */
export async function bundle(root: string, packageRoot: string): Promise<void> {
  const outdir = join(packageRoot, 'dist/js');
  const sourcesOf = (runsIn: 'node' | 'anywhere') =>
    Object.values(EXPORTS).flatMap((each) => (each.runsIn === runsIn ? [each.source] : []));
  const common: BuildOptions = {
    absWorkingDir: root,
    outdir,
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    target: 'node22',
    minify: true,
    // An error in somebody's test is read by a person.
    keepNames: true,
    legalComments: 'none',
    logLevel: 'warning',
    external: [...NATIVE, ...PEERS],
  };
  await build({
    ...common,
    entryPoints: sourcesOf('anywhere'),
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  await build({
    ...common,
    entryPoints: [...sourcesOf('node'), ...COMMAND_AND_PROCESSES],
    // Beside the others, because the way to the files of the package is the same for all.
    chunkNames: 'part-[hash]',
    platform: 'node',
    splitting: true,
    plugins: [
      fontsOfPages(join(packageRoot, 'dist/shared/assets')),
      wasmBeside(outdir),
      packedDatabase(root),
      tablesAsText(),
      sourceUrls(root, { bundlesProcesses: true }),
    ],
    banner: { js: IMPORTS_OF_NODE },
  });
}

/** Invoices are written with the files that the pages load: the font is a tenth of the package. */
function fontsOfPages(assets: string): Plugin {
  return {
    name: 'fonts-of-pages',
    setup(build) {
      build.onLoad({ filter: /[\\/]font-files\.ts$/ }, () => {
        const names = readdirSync(assets);
        const table = fontFiles().map(({ ranges, file }) => {
          const start = `${file
            .split(/[\\/]/)
            .at(-1)
            ?.replace(/\.woff2$/, '')}-`;
          const name = names.find((each) => each.startsWith(start) && each.endsWith('.woff2'));
          if (name === undefined) throw new Error(`no page loads ${start}*.woff2, which invoices need`);
          return [ranges, name];
        });
        const contents = `
          const file = (name) => fileURLToPathOfBundle(new URL('../shared/assets/' + name, urlOfBundle));
          export const fontFiles = () => ${JSON.stringify(table)}.map(([ranges, name]) => ({ ranges, file: file(name) }));`;
        return { contents, loader: 'js' };
      });
    },
  };
}

/** The cutter of fonts reads its own code from its folder, so that lies beside the bundle. */
function wasmBeside(outdir: string): Plugin {
  const wasm = 'harfbuzzjs/dist/harfbuzz-subset.wasm';
  return {
    name: 'wasm-beside',
    setup(build) {
      build.onLoad({ filter: /[\\/]subset-font[\\/]index\.js$/ }, ({ path }) => {
        const asked = `require.resolve('${wasm}')`;
        const source = readFileSync(path, 'utf8');
        if (!source.includes(asked)) throw new Error(`subset-font no longer asks for ${wasm}`);
        const found = "fileURLToPathOfBundle(new URL('./harfbuzz-subset.wasm', urlOfBundle))";
        return { contents: source.replace(asked, found), loader: 'js' };
      });
      build.onEnd(() => {
        copyFileSync(createRequire(import.meta.url).resolve(wasm), join(outdir, 'harfbuzz-subset.wasm'));
      });
    },
  };
}

/** The binaries of the database lie packed, so another module finds them. */
function packedDatabase(root: string): Plugin {
  return {
    name: 'packed-database',
    setup(build) {
      build.onLoad({ filter: /[\\/]better-sqlite3[\\/]lib[\\/]binding\.js$/ }, () => ({
        contents: readFileSync(join(root, 'package/native-database.cjs'), 'utf8'),
        loader: 'js',
      }));
    },
  };
}

/** A large table is read much sooner as JSON than as a program. */
function tablesAsText(): Plugin {
  return {
    name: 'tables-as-text',
    setup(build) {
      build.onLoad({ filter: /[\\/]contracts[\\/]generated[\\/][\w-]+\.json$/ }, ({ path }) => {
        const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
        return { contents: `export default JSON.parse(${JSON.stringify(text)})`, loader: 'js' };
      });
    },
  };
}
