import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mustRun } from './child.mjs';
import { step } from './console.mjs';
import { hashFiles } from './hash.mjs';
import { npmCommand } from './npm.mjs';
import { paths, root } from './paths.mjs';
import { linkNode } from './runtime.mjs';
import { readStamp, updateStamp } from './stamp.mjs';
import { words } from './words/words.mjs';

/** What the product runs on ("product"), and that with everything that checks and generates it ("all"). */
const PARTS = ['product', 'all'];

/** What the installed packages depend on. Not the version of Node: the native module is one for all of them. */
function wantedInstall() {
  return { lock: hashFiles(root, ['package-lock.json']), machine: `${process.platform}-${process.arch}` };
}

/** Whether the native module can be used on this machine. */
export function nativeModuleLoads() {
  try {
    const Database = createRequire(join(root, 'package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** Whether npm's own record of what it installed names the versions of the lock file, as far as the part wants them. */
export function recordMatchesLock(lock, record, part = 'all') {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true;
    const installed = record.packages?.[path];
    if (installed) return installed.version === wanted.version;
    // Optional packages of other platforms are in the lock file and on no machine.
    return Boolean(wanted.optional || wanted.devOptional || (part === 'product' && wanted.dev));
  });
}

/** Somebody may have run npm by hand: what is complete without our stamp is taken as it is. */
function partInstalledByHand() {
  try {
    const lock = JSON.parse(readFileSync(paths.lockfile, 'utf8'));
    const record = JSON.parse(readFileSync(join(paths.modules, '.package-lock.json'), 'utf8'));
    const part = PARTS.findLast((part) => recordMatchesLock(lock, record, part));
    return nativeModuleLoads() ? part : undefined;
  } catch {
    return undefined;
  }
}

/** The part that the stamp of the last installation vouches for, or undefined. */
function stampedPart() {
  const { lock, machine, part } = readStamp(paths.installStamp);
  const wanted = wantedInstall();
  return lock === wanted.lock && machine === wanted.machine ? part : undefined;
}

function covers(installed, part) {
  return PARTS.indexOf(installed) >= PARTS.indexOf(part);
}

export function isInstallCurrent(part = 'all') {
  return covers(stampedPart(), part);
}

/** Installs what the part wants of the dependencies when the lock file is another than last time. */
export async function ensureInstalled(part = 'all') {
  const installed = stampedPart() ?? partInstalledByHand();
  if (!covers(installed, part)) await (installed ? installRest() : installAfresh(part));
  // Written only when something changed: a start must not wait for the disk.
  if (!isInstallCurrent(part)) {
    updateStamp(paths.installStamp, { ...wantedInstall(), part: covers(installed, part) ? installed : part });
  }
  linkNode();
}

function npm(name, args) {
  const [command, given, options] = npmCommand([...args, '--ignore-scripts', '--loglevel=warn']);
  return mustRun(name, command, given, {
    ...options,
    guarded: true,
    sentence: words().installFailed,
  });
}

/** No package needs a script of its own to be installed, so none runs. */
async function cleanInstall(part) {
  // A half-installed folder of an interrupted run is no beginning; npm itself stumbles over one.
  if (existsSync(paths.modules)) rmSync(paths.modules, { recursive: true, maxRetries: 5, retryDelay: 200 });
  await npm('npm-ci', ['ci', part === 'all' ? '--include=dev' : '--omit=dev']);
}

async function installAfresh(part) {
  await step(words().installing, () => cleanInstall(part));
}

/**
 * The first installation, for a Node that the project does not run on; undefined where something is installed, because
 * judging that loads the native module, which ends the process of an old Node.
 */
export function firstInstall(part) {
  if (existsSync(paths.modules)) return undefined;
  return {
    async work() {
      await cleanInstall(part);
      updateStamp(paths.installStamp, { ...wantedInstall(), part });
    },
  };
}

/** Adds what is missing and touches nothing else: a server may be running on what is there. */
async function installRest() {
  await step(words().installingRest, () => npm('npm-install', ['install', '--no-save', '--include=dev']));
}
