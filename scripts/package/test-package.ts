/**
 * `npm run test:package`: makes the tarball and uses it as another repository would, in an empty project and in one of
 * Vite, Vitest and Playwright, on the oldest Node that is supported and on the one that is brought; one that is too old has to bring it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tellingLines, typescript } from '../setup/child.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { listFiles } from '../setup/hash.mjs';
import { isNewEnough, OLDEST_NODE } from '../setup/node-version.mjs';
import { npmCommand } from '../setup/npm.mjs';
import { bringNode, PINNED_NODE } from '../setup/runtime.mjs';
import { setUp } from '../setup/set-up.mjs';
import { nodeProject, versionsOfTools, viteProject } from './projects/projects.ts';

const root = join(import.meta.dirname, '../..');
/** Too old to run it: there the package brings another one for itself. */
const OLD_NODE = '20.20.2';
const BUDGET_BYTES = 60e6;

interface Ran {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  const begun = performance.now();
  // What this run of npm was told must not lead those of the projects elsewhere.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?!config_cache|config_registry)/.test(name),
  );
  const child = spawn(command, args, { cwd, env: { ...Object.fromEntries(own), NO_COLOR: '1', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - begun) / 1000 }),
    );
  });
}

let [passed, failed] = [0, 0];

async function step(
  name: string,
  work: () => Promise<Ran>,
  judge: (ran: Ran) => string = () => '',
): Promise<void> {
  const ran = await work();
  const words = ran.code === 0 ? judge(ran) : `exit code ${ran.code}`;
  const isGood = ran.code === 0 && !words.startsWith('!');
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name} (${ran.seconds.toFixed(1)} s)${words && `: ${words}`}`);
  if (!isGood) console.log(tellingLines(ran.output).replaceAll(/^/gm, '    '));
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function sizeOf(folder: string): number {
  return listFiles(folder, ['node_modules']).reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
}

/** How many of a reporter's last line passed, and that nothing else happened. */
const all = (count: number) => (ran: Ran) =>
  new RegExp(`\\b${count} passed`).test(ran.output) && !/\bfailed\b/.test(ran.output)
    ? `${count} passed, 0 collisions`
    : '!other than all passed';

async function tryOn(version: string, tarball: string, chromium: string): Promise<void> {
  const node = version === process.versions.node ? process.execPath : await setUp(() => bringNode(version));
  const folder = mkdtempSync(join(tmpdir(), 'desk-package-'));
  const env = { PATH: `${dirname(node)}:${process.env.PATH}`, CHROMIUM_PATH: chromium };
  const npm = (cwd: string, ...args: string[]) => {
    const [command, words] = npmCommand(args);
    return run(command === process.execPath ? node : command, words, cwd, env);
  };
  const [plain, vite] = [join(folder, 'plain'), join(folder, 'vite')];
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    console.log(`Node ${version} (load ${loadavg()[0]?.toFixed(1)})`);
    write(plain, nodeProject(root));
    await step(
      'installs in an empty project',
      () => npm(plain, ...install, tarball),
      () => {
        const bytes = sizeOf(plain);
        return `${bytes > BUDGET_BYTES ? '!' : ''}${(bytes / 1e6).toFixed(1)} MB in node_modules, budget ${BUDGET_BYTES / 1e6} MB and 15 s`;
      },
    );
    await step('the five lines of the README', () => run(node, ['five-lines.mjs'], plain, env));
    if (!isNewEnough(version)) {
      const bin = join(plain, 'node_modules/desk-replica/dist/js/cli.js');
      await step('the command beside a Node that is too old', () =>
        run(node, [bin, 'seed'], plain, { ...env, DATA_DIR: folder }),
      );
      return;
    }
    for (const time of ['first', 'second']) {
      await step(
        `a start, the ${time} time`,
        () => run(node, ['start.mjs'], plain, env),
        ({ output }) => output.trim(),
      );
    }
    await step('a picture, an invoice, the licences', () => run(node, ['files.mjs'], plain, env));
    await step('several at once, here and beside', () => run(node, ['several.mjs'], plain, env));
    await step(
      'replica verify of the package alone',
      () => run(node, ['verify.mjs', tarball], plain, env),
      ({ output }) => output.trim().split('\n').at(-1) ?? '',
    );
    write(vite, viteProject());
    await step('installs beside Vite, Vitest, Playwright and MSW', () =>
      npm(vite, ...install, tarball, ...versionsOfTools(root)),
    );
    const bin = (name: string) => join(vite, 'node_modules', name);
    await step('its types, right and wrong names', () =>
      run(node, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.'], vite, env),
    );
    await step('Vite builds a page with the client, and passes calls on', () =>
      run(node, ['vite.mjs'], vite, env),
    );
    // Both at once, because that is how they collide if they can.
    await Promise.all([
      step(
        'Playwright, four workers',
        () => run(node, [bin('@playwright/test/cli.js'), 'test'], vite, env),
        all(9),
      ),
      step(
        'Vitest, four files at once',
        () => run(node, [bin('vitest/vitest.mjs'), 'run'], vite, env),
        all(9),
      ),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const chromium = await ensureChromium();
const made = await run(process.execPath, typescript('scripts/package/build-package.ts'), root, {});
console.log(made.output.trimEnd());
if (made.code === 0) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versions = process.argv.slice(2);
  for (const each of versions.length > 0 ? versions : [OLDEST_NODE, PINNED_NODE, OLD_NODE]) {
    await tryOn(each, join(root, 'dist', `${name}-${version}.tgz`), chromium);
  }
} else failed += 1;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
