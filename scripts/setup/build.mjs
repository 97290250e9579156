import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, packageBin, typescript } from './child.mjs';
import { step } from './console.mjs';
import { inProject, paths } from './paths.mjs';
import { contractHash, serverHash, webHash } from './sources.mjs';
import { readStamp, updateStamp } from './stamp.mjs';

/** Writes the types and tables that follow from the contract, when the contract or they themselves changed. */
export async function ensureGenerated({ force = false } = {}) {
  if (!force && readStamp(paths.installStamp).contract === contractHash()) return;
  await step('Generating code from the contract', () =>
    mustRun('generate', process.execPath, typescript('scripts/generate.ts'), {
      sentence: 'The code could not be generated from the contract.',
    }),
  );
  // Hashed again: the generated files are part of it, so that an edited or lost one is written anew.
  updateStamp(paths.installStamp, { contract: contractHash() });
}

/** Builds aside and swaps, so that a failed build leaves the last good one. */
async function buildInto(target, build) {
  const next = `${target}.next`;
  const old = `${target}.old`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(paths.dist, { recursive: true });
  await build(next);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, old);
  renameSync(next, target);
  rmSync(old, { recursive: true, force: true });
}

/** Builds the browser's part into dist/web when its sources changed. */
export async function ensureWeb({ force = false } = {}) {
  const hash = webHash();
  if (!force && existsSync(join(paths.web, 'index.html')) && readStamp(paths.buildStamp).web === hash) return;
  await step('Building the web application', () =>
    buildInto(paths.web, (outDir) =>
      mustRun(
        'build-web',
        process.execPath,
        [...packageBin('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
        { env: { NODE_ENV: 'production' }, sentence: 'The web application could not be built.' },
      ),
    ),
  );
  updateStamp(paths.buildStamp, { web: hash });
}

/** Bundles the server into dist/server/main.js when its sources changed. */
export async function ensureServer({ force = false } = {}) {
  const hash = serverHash();
  if (!force && existsSync(paths.serverMain) && readStamp(paths.buildStamp).server === hash) return;
  await step('Building the server', () =>
    buildInto(paths.server, (outDir) =>
      mustRun('build-server', process.execPath, [inProject('scripts', 'build-server.mjs'), outDir], {
        sentence: 'The server could not be built.',
      }),
    ),
  );
  updateStamp(paths.buildStamp, { server: hash });
}
