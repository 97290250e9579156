import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { SetupFailure } from './failure.mjs';
import { inProject, paths, root } from './paths.mjs';
import { words } from './words/words.mjs';

/** Beside this file, in the package too, where this file is part of a bundle. */
const guard = fileURLToPath(new URL('./guard.mjs', import.meta.url));

const running = new Set();

/** A captured child leads a process group of its own, so that all that it started can be ended with it. */
const hasGroups = process.platform !== 'win32';

/** What every child gets: no questions, no telemetry, no update notices. */
export const quietEnvironment = {
  CI: 'true',
  PACT_DO_NOT_TRACK: 'true',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_UPDATE_NOTIFIER: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

/** The arguments that run a package's own command with this Node, without npx. */
export function packageBin(name, bin = name.split('/').at(-1)) {
  const manifest = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  return [inProject('node_modules', name, file)];
}

/** The arguments that run a TypeScript file with this Node. */
export function typescript(file) {
  return ['--import', 'tsx', inProject(file)];
}

/**
 * How the built server is run. By itself Node 24 lets the young generation of its heap grow to several times of what
 * this server needs to be as quick. What a load leaves behind it gives back itself, so the old one may grow: to keep it
 * small costs a tenth of the calls.
 */
export function builtServer(args) {
  return ['--max-semi-space-size=16', '--expose-gc', '--enable-source-maps', paths.serverMain, ...args];
}

/**
 * What its allocator has to know: by itself glibc keeps an arena for every thread, and what was freed in each of them.
 * What Node compiled is kept by file and content, so the next start of the same build need not do it again.
 */
export const builtServerEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '262144',
  NODE_COMPILE_CACHE: join(paths.cache, 'compiled'),
};

/** The exit code of a shell: 128 + n for a process that a signal ended. */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  running.add(child);
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(new SetupFailure(words().notStarted(command, error.message)));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(exitCodeOf(code, signal));
    });
  });
  return { child, ended };
}

/** Runs a child whose output nobody wants to see unless it fails; answers its exit code, output and log file. */
export async function runCaptured(
  name,
  command,
  args,
  { env = {}, shell = false, cwd = root, guarded = false } = {},
) {
  mkdirSync(paths.logs, { recursive: true });
  const logFile = join(paths.logs, `${name}-${process.pid}.log`);
  const log = createWriteStream(logFile);
  const whole = guarded && hasGroups ? [process.execPath, [guard, command, ...args]] : [command, args];
  const { child, ended } = start(...whole, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
    cwd,
    detached: hasGroups,
    env: { ...process.env, ...quietEnvironment, ...env },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      chunks.push(chunk);
      log.write(chunk);
    });
  }
  const code = await ended;
  log.end();
  return { code, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')), logFile };
}

/** The end of an output; npm names the cause first and then prints its manual, so early errors come along. */
export function tellingLines(output) {
  const lines = output.trimEnd().split('\n');
  const early = lines.slice(0, -40).filter((line) => /\berror\b\W+\S/i.test(line));
  return [...early.slice(0, 8), ...(early.length > 8 ? ['…'] : []), ...lines.slice(-40)].join('\n');
}

/** Runs a child that must succeed; a failure shows the last lines of its output under one clear sentence. */
export async function mustRun(name, command, args, { sentence, ...options }) {
  const { code, output, logFile } = await runCaptured(name, command, args, options);
  if (code === 0) return rmSync(logFile, { force: true });
  throw new SetupFailure(`${tellingLines(output)}\n\n${words().withLog(sentence, code, logFile)}`);
}

/** Runs a child on our own terminal and answers its exit code; signals sent to us reach it once. */
export async function runAttached(command, args, { env = {}, cwd = root } = {}) {
  const { child, ended } = start(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, cwd });
  running.delete(child);
  const forward = (signal) => {
    // Ctrl-C on a terminal reaches the whole group by itself, and a second one would read as impatience;
    // a child that is still there a second later was not reached.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    else setTimeout(() => child.kill(signal), 1000).unref();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  try {
    return await ended;
  } finally {
    for (const signal of signals) process.off(signal, forward);
  }
}

function endGroup(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has just ended by itself.
  }
}

/** Ends the children that the set-up itself started, and theirs; one that does not listen is made to. */
export async function endChildren(signal = 'SIGTERM') {
  const children = [...running];
  for (const child of children) endGroup(child, signal);
  const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
  await Promise.race([Promise.all(ended), sleep(1000)]);
  for (const child of children) endGroup(child, 'SIGKILL');
}
