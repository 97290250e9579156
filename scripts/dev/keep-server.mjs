import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { typescript } from '../setup/child.mjs';
import { green, red } from '../setup/console.mjs';
import { root } from '../setup/paths.mjs';

const LOOK_AGAIN_MS = 100;
/** Of what a server says before it ends, the reason comes last. */
const LAST_WORDS = 2000;

class ServerEnded extends Error {
  constructor(code) {
    super(`the server ended with ${code}`);
    this.code = code;
  }
}

/** A server in a process of its own, which does what it is told and says when that is done. */
function newServer(flags) {
  const args = [...typescript('scripts/dev/server-process.ts'), ...flags];
  const stdio = ['ignore', 'inherit', 'pipe', 'ipc'];
  const child = spawn(process.execPath, args, { cwd: root, stdio });
  let said = '';
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk);
    said = (said + chunk).slice(-LAST_WORDS);
  });
  const waiting = new Map();
  let isRunning = true;
  const ended = new Promise((done) => {
    child.once('close', (code) => {
      isRunning = false;
      for (const { reject } of waiting.values()) reject(new ServerEnded(code));
      done(code);
    });
  });
  child.on('message', ({ did }) => waiting.get(did)?.resolve());

  function done(act) {
    const promise = Promise.withResolvers();
    waiting.set(act, promise);
    // Not everybody waits for it.
    promise.promise.catch(() => {});
    return promise.promise;
  }

  return {
    loaded: done('load'),
    ended,
    isRunning: () => isRunning,
    said: () => stripVTControlCharacters(said).trim(),
    end: () => child.kill(),
    tell(act, file = null) {
      const told = done(act);
      child.send({ act, file }, () => {});
      return told;
    },
  };
}

/**
 * The server while developing, replaced when its sources change. The new one is loaded and tried on a copy beside the one
 * that answers, so that a mistake ends the new one only; then it gets what the old one knows. Answers the exit code, when
 * it is told to end or when the very first server cannot start whatever its sources are.
 */
export async function keepServer({ flags, folder, sources, signal, say, tell }) {
  const copy = join(folder, 'copy.state');
  /** There until somebody has taken it over. */
  const left = join(folder, 'left.state');
  let current;
  let next;
  let served;
  let tried;
  let isBroken = false;

  const answers = () => current?.isRunning() ?? false;
  const isEnding = () => signal.aborted;

  /** Whether the new server serves now; not where the sources went on changing meanwhile. */
  async function replaced(hash) {
    next = newServer(flags);
    await next.loaded;
    if (answers()) {
      await current.tell('copy', copy);
      await next.tell('rehearse', copy);
      if (sources.hash() !== hash) {
        next.end();
        return false;
      }
      current.tell('release', left);
      await current.ended;
    }
    await next.tell('serve', existsSync(left) ? left : null);
    rmSync(left, { force: true });
    return true;
  }

  function watchOver(server) {
    server.ended.then((code) => {
      if (server !== current || isEnding() || existsSync(left)) return;
      const words = `The server ended by itself with ${code}; the next change starts it again.`;
      tell(`${server.said()}\n${words}`);
      say(red(`✗ ${words}`));
    });
  }

  async function follow(hash) {
    const startedAt = performance.now();
    try {
      if (!(await replaced(hash))) return 0;
    } catch (error) {
      if (!(error instanceof ServerEnded)) throw error;
      if (isEnding() || sources.hash() !== hash) return 0;
      // What is wrong is outside the sources: a flag, the database, the disk.
      if (served === undefined && error.code > 1) return error.code;
      isBroken = true;
      const rest = answers() ? 'the server from before goes on answering' : 'nobody answers';
      tell(`${next.said()}\nThese sources do not start: ${rest} until they are mended.`);
      say(red(`✗ These sources do not start, see above: ${rest} until they are mended.`));
      return 0;
    }
    const isFirst = served === undefined;
    current = next;
    served = hash;
    isBroken = false;
    tell(null);
    watchOver(current);
    const elapsed = Math.round(performance.now() - startedAt);
    say(
      green(isFirst ? `✓ The server answers (${elapsed} ms).` : `✓ The new server answers (${elapsed} ms).`),
    );
    return 0;
  }

  async function keep() {
    while (!isEnding()) {
      const hash = sources.hash();
      if (hash === null) {
        await sleep(LOOK_AGAIN_MS);
      } else if (hash === tried) {
        await once(sources, 'change', { signal }).catch(() => {});
      } else if (hash === served && answers()) {
        tried = hash;
        tell(null);
        if (isBroken)
          say(green('✓ The mistake was taken back: the server that answers is of these sources.'));
        isBroken = false;
      } else {
        tried = hash;
        const code = await follow(hash);
        if (code !== 0) return code;
      }
    }
    return 0;
  }

  mkdirSync(folder, { recursive: true });
  signal.addEventListener('abort', () => {
    for (const server of [current, next]) server?.end();
  });
  const code = await keep();
  await Promise.all([current?.ended, next?.ended]);
  rmSync(folder, { recursive: true, force: true });
  return code;
}
