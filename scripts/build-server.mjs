import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outDir = process.argv[2] ?? join(root, 'dist', 'server');

/**
 * Files that look for something beside themselves (migrations, covers) must find it from the bundle too:
 * `import.meta.url` keeps meaning the source file.
 */
const sourceUrls = {
  name: 'source-urls',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (path.includes(`${sep}node_modules${sep}`) || !source.includes('import.meta.')) return undefined;
      // The bundle is two folders below the project, wherever the project stands.
      const file = `../../${relative(root, path).split(sep).join('/')}`;
      const url = `new URL(${JSON.stringify(file)}, import.meta.url)`;
      const contents = source
        .replaceAll('import.meta.url', `${url}.href`)
        .replaceAll('import.meta.dirname', `dirnameOfBundle(fileURLToPathOfBundle(${url}))`)
        .replaceAll('import.meta.filename', `fileURLToPathOfBundle(${url})`);
      return { contents, loader: 'ts' };
    });
  },
};

await build({
  absWorkingDir: root,
  entryPoints: ['server/main.ts'],
  outfile: join(outDir, 'main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  // Native code and packages that serve files from their own folder stay where npm put them.
  external: ['better-sqlite3', 'swagger-ui-dist'],
  plugins: [sourceUrls],
  // Bundled CommonJS packages still call require for Node's own modules.
  banner: {
    js: [
      "import { createRequire as createRequireOfBundle } from 'node:module';",
      "import { dirname as dirnameOfBundle } from 'node:path';",
      "import { fileURLToPath as fileURLToPathOfBundle } from 'node:url';",
      'const require = createRequireOfBundle(import.meta.url);',
    ].join('\n'),
  },
});
