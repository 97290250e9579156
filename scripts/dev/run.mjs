import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FLAGGED, flagOf, SETTINGS } from '../../server/settings.mjs';
import { runAttached, typescript } from '../setup/child.mjs';
import { SetupFailure } from '../setup/failure.mjs';
import { unknownWord } from '../setup/nearest.mjs';
import { inProject, root } from '../setup/paths.mjs';

/** A port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** What belongs to the server of the pages, which is the one that people reach; the rest goes to the one behind it. */
const OF_THE_PAGES = { '--port': 'port', '--host': 'host', '--ready-file': 'readyFile' };

/** By flag, whether it has a value. */
const HAS_VALUE = new Map(FLAGGED.map(([name, { kind }]) => [`--${flagOf(name)}`, kind !== 'flag']));

/** Reads the command line; the server itself looks at the values of what is its own. */
export function parseAddress(args, env) {
  const own = {
    port: env.PORT || SETTINGS.port.usual,
    host: env.HOST || SETTINGS.host.usual,
    readyFile: env.REPLICA_READY_FILE || undefined,
  };
  const serverFlags = [];
  const words = args.flatMap((arg) =>
    /^--[\w-]+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  while (words.length > 0) {
    const flag = words.shift();
    const hasValue = HAS_VALUE.get(flag);
    if (hasValue === undefined) throw new SetupFailure(unknownWord('flag', flag, [...HAS_VALUE.keys()]), 2);
    if (!hasValue) {
      serverFlags.push(flag);
      continue;
    }
    const value = words.shift();
    if (!value) throw new SetupFailure(`${flag} needs a value.`, 2);
    const place = OF_THE_PAGES[flag];
    if (place) own[place] = value;
    else serverFlags.push(flag, value);
  }
  const port = Number(own.port);
  if (!/^\d+$/.test(own.port) || port > SETTINGS.port.most)
    throw new SetupFailure(`"${own.port}" is no port number.`, 2);
  return { port, host: own.host, readyFile: own.readyFile, serverFlags };
}

/** A server that watches its files would wait for another one instead of ending, so a bad flag is told before. */
function checkedFlags(serverFlags, port) {
  if (serverFlags.length === 0 && !process.env.REPLICA_BACKEND) return 0;
  return runAttached(process.execPath, [
    ...typescript('scripts/dev/check-flags.ts'),
    '--port',
    String(port),
    ...serverFlags,
  ]);
}

/** A command line; its first word keeps concurrently from taking the outer quotes for its own. */
function shellCommand(...words) {
  const isWindows = process.platform === 'win32';
  const quoted = words.map((word) => (isWindows ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`));
  return [isWindows ? 'call' : 'exec', ...quoted].join(' ');
}

/** The server listens to nobody but the one of the pages, and lets in as if it stood where people reach that. */
export function serverEnv(host, port) {
  return { NODE_ENV: 'development', PORT: port, HOST: host, DEV_LISTEN_HOST: '127.0.0.1' };
}

/** Server, web and contract, each restarted or reloaded by itself when its files change. */
export async function runDevelopment({ port, host, readyFile, serverFlags }) {
  const { concurrently } = await import('concurrently');
  const serverPort = String(await freePort());
  // The address people open is the one that a backend must not be.
  const flagsCode = await checkedFlags(serverFlags, port);
  if (flagsCode !== 0) return flagsCode;
  const hasBackend = serverFlags.includes('--backend') || Boolean(process.env.REPLICA_BACKEND);
  const problems = mkdtempSync(join(tmpdir(), 'desk-dev-'));
  const node = (...words) => shellCommand(process.execPath, ...words);
  const { result } = concurrently(
    [
      {
        name: 'server',
        command: node(inProject('scripts', 'dev', 'server.mjs'), ...serverFlags),
        env: { ...serverEnv(host, serverPort), DEV_PROBLEMS: problems },
        prefixColor: 'blue',
      },
      {
        name: 'web',
        command: node(inProject('scripts', 'dev', 'web.mjs')),
        env: {
          PORT: String(port || (await freePort())),
          HOST: host,
          DEV_SERVER_PORT: serverPort,
          DEV_PROBLEMS: problems,
          DEV_HAS_BACKEND: hasBackend ? '1' : '',
          // Whoever ends this process ends all of it.
          ...(readyFile ? { DEV_READY_FILE: resolve(root, readyFile), DEV_PID: String(process.pid) } : {}),
        },
        prefixColor: 'green',
      },
      {
        name: 'contract',
        command: node(inProject('scripts', 'dev', 'contract.mjs')),
        env: { DEV_PROBLEMS: problems },
        prefixColor: 'yellow',
      },
    ],
    { cwd: root, prefix: 'name', killOthersOn: ['failure', 'success'] },
  );
  const events = await result.catch((closed) => closed);
  rmSync(problems, { recursive: true, force: true });
  if (readyFile) rmSync(resolve(root, readyFile), { force: true });
  const first = Array.isArray(events) ? events.find((event) => !event.killed) : undefined;
  return typeof first?.exitCode === 'number' ? first.exitCode : 0;
}
