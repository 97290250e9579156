import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, packageBin, typescript } from './child.mjs';
import { step } from './console.mjs';
import { SetupFailure } from './failure.mjs';
import { inProject, paths } from './paths.mjs';
import { isGeneratedCurrent, serverHash, webHash } from './sources.mjs';
import { readStamp, updateStamp } from './stamp.mjs';
import { words } from './words/words.mjs';

/** Writes the types and tables that follow from the contract, when the contract or they themselves changed. */
export async function ensureGenerated({ force = false } = {}) {
  if (!force && isGeneratedCurrent()) return;
  await step(words().generating, () =>
    mustRun('generate', process.execPath, typescript('scripts/generate.ts'), {
      sentence: words().generateFailed,
    }),
  );
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

/** The browser's part comes plain, as the product, or with the replica's tools of one kind beside the product. */
const webBuilds = {
  web: { tools: '' },
  console: { tools: 'console' },
  demo: { tools: 'demo' },
};

/** Builds the browser's part into the folder of that name in dist when its sources changed. */
export async function ensureWeb({ build: name = 'web', force = false } = {}) {
  if (!Object.hasOwn(webBuilds, name)) {
    throw new SetupFailure(
      `REPLICA_WEB must be one of ${Object.keys(webBuilds).join(', ')}, not "${name}".`,
      2,
    );
  }
  const { tools } = webBuilds[name];
  const target = join(paths.dist, name);
  const hash = webHash();
  if (!force && existsSync(join(target, 'index.html')) && readStamp(paths.buildStamp)[name] === hash) return;
  await step(words().buildingWeb[name], () =>
    buildInto(target, (outDir) =>
      mustRun(
        'build-web',
        process.execPath,
        [...packageBin('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
        // Said here, because a word that the caller happens to have set would put the tools into the plain build.
        {
          env: { NODE_ENV: 'production', VITE_REPLICA_TOOLS: tools },
          sentence: words().webFailed,
        },
      ),
    ),
  );
  updateStamp(paths.buildStamp, { [name]: hash });
}

/** Every form of the browser's part. Each build uses all cores by itself, so they come one after the other. */
export async function ensureWebs() {
  for (const build of Object.keys(webBuilds)) await ensureWeb({ build });
}

/** Bundles the server into dist/server/main.js when its sources changed. */
export async function ensureServer({ force = false } = {}) {
  const hash = serverHash();
  if (!force && existsSync(paths.serverMain) && readStamp(paths.buildStamp).server === hash) return;
  await step(words().buildingServer, () =>
    buildInto(paths.server, (outDir) =>
      mustRun('build-server', process.execPath, [inProject('scripts', 'build-server.mjs'), outDir], {
        sentence: words().serverFailed,
      }),
    ),
  );
  updateStamp(paths.buildStamp, { server: hash });
}

/** The server and every form of the browser's part, of what changed. */
export async function ensureEverything() {
  await ensureServer();
  await ensureWebs();
}
