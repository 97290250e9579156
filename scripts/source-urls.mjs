import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** What bundled modules for Node begin with: bundled CommonJS packages still call require for Node's own modules. */
export const IMPORTS_OF_NODE = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  "import { dirname as dirnameOfBundle } from 'node:path';",
  "import { fileURLToPath as fileURLToPathOfBundle } from 'node:url';",
  'const urlOfBundle = import.meta.url;',
  'const require = createRequireOfBundle(urlOfBundle);',
].join('\n');

/**
 * Files that look for something beside themselves (migrations, covers) must find it from the bundle too:
 * `import.meta.url` keeps meaning the source file. Where there are no sources, processes are bundled beside the rest.
 */
export function sourceUrls(root, { bundlesProcesses = false } = {}) {
  return {
    name: 'source-urls',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (path.includes(`${sep}node_modules${sep}`) || !source.includes('import.meta.')) return undefined;
        // The bundle is two folders below the project, wherever the project stands.
        const file = `../../${relative(root, path).split(sep).join('/')}`;
        const url = `new URL(${JSON.stringify(file)}, urlOfBundle)`;
        const found = bundlesProcesses
          ? source.replace(/'\.\/([\w-]+-process)\.ts', import\.meta\.url/g, "'./$1.js', urlOfBundle")
          : source;
        const contents = found
          .replaceAll('import.meta.url', `${url}.href`)
          .replaceAll('import.meta.dirname', `dirnameOfBundle(fileURLToPathOfBundle(${url}))`)
          .replaceAll('import.meta.filename', `fileURLToPathOfBundle(${url})`);
        return { contents, loader: 'ts' };
      });
    },
  };
}
