/** The JavaScript of the package: every export, the command, and the processes that they start. */
import { copyFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { FACES, type FontFile, fontFiles } from '#server/fonts/font-files.ts';
import type { AssetIndex } from '#server/plugins/assets-archive.ts';
import { IMPORTS_OF_NODE, sourceUrls } from '../source-urls.mjs';
import { EXPORTS, PEERS } from './manifest.ts';
import { bringPictureWasm, bundlePictureWasm, pictureWasm } from './picture-wasm.ts';
import { foldersOf } from './third-party.ts';

export const COMMAND_AND_PROCESSES = [
  'scripts/package/published/cli.ts',
  'scripts/package/published/beside-process.ts',
  'server/files/picture-process.ts',
  'server/media/invoices/invoice-process.ts',
  'server/print/pdf-process.ts',
];

/** Bundles all of it into `dist/js` of the package; answers the folders of the packages that are in it. */
export async function bundle(root: string, packageRoot: string, assets: AssetIndex): Promise<string[]> {
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
    external: PEERS,
  };
  const forAll = await build({
    ...common,
    metafile: true,
    entryPoints: sourcesOf('anywhere'),
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  const forNode = await build({
    ...common,
    metafile: true,
    entryPoints: [...sourcesOf('node'), ...COMMAND_AND_PROCESSES],
    // Beside the others, because the way to the files of the package is the same for all.
    chunkNames: 'part-[hash]',
    platform: 'node',
    splitting: true,
    plugins: [
      fontsOfPages(assets),
      wasmBeside(outdir),
      firstFontOfPdfs(),
      packedDatabase(root),
      pictureWasm(),
      tablesAsText(),
      sourceUrls(root, { bundlesProcesses: true }),
    ],
    // What was compiled to JavaScript as CommonJS, such as the packer of fonts, looks around where it lies.
    define: { __dirname: 'folderOfBundle' },
    banner: {
      js: `${IMPORTS_OF_NODE}\nconst folderOfBundle = dirnameOfBundle(fileURLToPathOfBundle(urlOfBundle));`,
    },
  });
  const wasm = await bundlePictureWasm(await bringPictureWasm(root), outdir);
  const inputs = [forAll, forNode].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return [...foldersOf(root, inputs), ...wasm];
}

/** PDFs are written with the files that the pages load: the fonts are a tenth of the package. A face that no page loads is not there. */
function fontsOfPages(assets: AssetIndex): Plugin {
  return {
    name: 'fonts-of-pages',
    setup(build) {
      build.onLoad({ filter: /[\\/]font-files\.ts$/ }, () => {
        const tables = FACES.map((face) => [face, fontFiles(face).flatMap((file) => placeOf(file, assets))]);
        const contents = `
          import { open } from 'node:fs/promises';
          const archive = fileURLToPathOfBundle(new URL('../assets', urlOfBundle));
          const read = async (at, bytes) => {
            const file = await open(archive);
            try {
              return (await file.read(Buffer.alloc(bytes), 0, bytes, at)).buffer;
            } finally {
              await file.close();
            }
          };
          const tables = ${JSON.stringify(Object.fromEntries(tables))};
          export const FACES = Object.keys(tables);
          export const fontFiles = (face) => tables[face].map(([ranges, name, at, bytes]) => ({ ranges, name, read: () => read(at, bytes) }));`;
        return { contents, loader: 'js' };
      });
    },
  };
}

/** A slice with its place in the file of what the pages load. */
function placeOf({ ranges, name }: FontFile, assets: AssetIndex) {
  const start = `assets/${name.replace(/\.woff2$/, '')}-`;
  const found = Object.entries(assets).find(([path]) => path.startsWith(start));
  if (found) return [[ranges, name, ...found[1]]];
  if (name.startsWith('noto-emoji')) return [];
  throw new Error(`no page loads ${start}*.woff2, which PDFs need`);
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

/** The writer of PDFs begins with a font of its own, which it looks for in its folder. */
function firstFontOfPdfs(): Plugin {
  return {
    name: 'first-font-of-pdfs',
    setup(build) {
      build.onLoad({ filter: /[\\/]pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/ }, ({ path }) => {
        const asked = "require$1('#standard-fonts/Helvetica')";
        const source = readFileSync(path, 'utf8');
        if (!source.includes(asked)) throw new Error('pdfkit no longer asks for its first font');
        // What is called require is seen by the bundler.
        return { contents: source.replace(asked, asked.replace('$1', '')), loader: 'js' };
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
        contents: readFileSync(join(root, 'scripts/package/published/native-database.cjs'), 'utf8'),
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
