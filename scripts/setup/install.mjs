import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mustRun } from './child.mjs';
import { step } from './console.mjs';
import { hashFiles } from './hash.mjs';
import { paths, root } from './paths.mjs';
import { readStamp, updateStamp } from './stamp.mjs';

/** What the installed packages depend on: the lock file, and the Node that native code was compiled for. */
function wantedInstall() {
  return {
    lock: hashFiles(root, ['package-lock.json']),
    node: `${process.versions.modules}-${process.platform}-${process.arch}`,
  };
}

/** Whether the native module was compiled for this Node. */
export function nativeModuleLoads() {
  try {
    const Database = createRequire(join(root, 'package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** Whether npm's own record of what it installed names the versions of the lock file. */
export function recordMatchesLock(lock, record) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true;
    const installed = record.packages?.[path];
    // Optional packages of other platforms are in the lock file and on no machine.
    return installed ? installed.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

/** Somebody may have run npm by hand: a complete install without our stamp is taken as it is. */
function isInstalledByHand() {
  try {
    const lock = JSON.parse(readFileSync(paths.lockfile, 'utf8'));
    const record = JSON.parse(readFileSync(join(paths.modules, '.package-lock.json'), 'utf8'));
    return recordMatchesLock(lock, record) && nativeModuleLoads();
  } catch {
    return false;
  }
}

export function isInstallCurrent() {
  const stamp = readStamp(paths.installStamp);
  const wanted = wantedInstall();
  return existsSync(paths.nativeModule) && stamp.lock === wanted.lock && stamp.node === wanted.node;
}

/** Installs the dependencies when the lock file or the Node version is another than last time. */
export async function ensureInstalled() {
  if (isInstallCurrent()) return;
  if (!isInstalledByHand()) {
    await step('Installing dependencies (npm ci)', async () => {
      // npm starts this script with its own path in the environment, which saves a guess on Windows.
      const npm = process.env.npm_execpath;
      const isScript = npm?.endsWith('.js') && existsSync(npm);
      const args = ['ci', '--include=dev', '--loglevel=warn', '--foreground-scripts=false'];
      await mustRun('npm-ci', isScript ? process.execPath : 'npm', isScript ? [npm, ...args] : args, {
        shell: !isScript && process.platform === 'win32',
        // The scripts need development packages too, whatever the caller's environment says.
        env: { NODE_ENV: '' },
        sentence: 'The dependencies could not be installed.',
      });
    });
  }
  updateStamp(paths.installStamp, wantedInstall());
}
