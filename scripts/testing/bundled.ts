import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { IMPORTS_OF_NODE, sourceUrls } from '../source-urls.mjs';

const ROOT = dirname(dirname(import.meta.dirname));

export interface Bundled {
  /** What Node runs. */
  readonly file: string;
  remove(): void;
}

/**
 * One file of all that a program of ours is made of: to read and translate its modules one by one takes a process
 * several times as long as the rest of its start. Two folders below the project, where the sources are found from.
 */
export async function bundled(program: string): Promise<Bundled> {
  const name = basename(dirname(program));
  const file = join(ROOT, 'dist', 'for-tests', `${name}-${process.pid}.mjs`);
  await build({
    ...{ absWorkingDir: ROOT, entryPoints: [program], outfile: file, bundle: true, logLevel: 'error' },
    ...{ platform: 'node', format: 'esm', target: 'node22', banner: { js: IMPORTS_OF_NODE } },
    packages: 'external',
    plugins: [sourceUrls(ROOT)],
  });
  return { file, remove: () => rmSync(file, { force: true }) };
}
