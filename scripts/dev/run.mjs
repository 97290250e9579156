import { createServer } from 'node:net';
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

/** What the server reads itself; true for a flag with a value. */
const SERVER_FLAGS = {
  '--backend': true,
  '--backend-insecure': false,
  '--local': true,
  '--local-account': true,
};

/** "--port 5181" and "--host 0.0.0.0" belong to Vite, which owns the address; the server gets its own. */
export function parseAddress(args, env) {
  const address = { port: env.PORT || '5180', host: env.HOST || '127.0.0.1' };
  const serverFlags = [];
  const words = args.flatMap((arg) =>
    /^--[\w-]+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  while (words.length > 0) {
    const flag = words.shift();
    const isOwn = flag === '--port' || flag === '--host';
    if (!isOwn && !Object.hasOwn(SERVER_FLAGS, flag))
      throw new SetupFailure(
        unknownWord('flag', flag, ['--port', '--host', ...Object.keys(SERVER_FLAGS)]),
        2,
      );
    if (!isOwn && !SERVER_FLAGS[flag]) {
      serverFlags.push(flag);
      continue;
    }
    const value = words.shift();
    if (!value) throw new SetupFailure(`${flag} needs a value.`, 2);
    if (isOwn) address[flag.slice(2)] = value;
    else serverFlags.push(flag, value);
  }
  const port = Number(address.port);
  if (!/^\d+$/.test(address.port) || port > 65_535)
    throw new SetupFailure(`"${address.port}" is no port number.`, 2);
  return { port, host: address.host, serverFlags };
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
export async function runDevelopment({ port, host, serverFlags }) {
  const { concurrently } = await import('concurrently');
  const serverPort = String(await freePort());
  // The address people open is the one that a backend must not be.
  const flagsCode = await checkedFlags(serverFlags, port);
  if (flagsCode !== 0) return flagsCode;
  const hasBackend = serverFlags.includes('--backend') || Boolean(process.env.REPLICA_BACKEND);
  const node = (...words) => shellCommand(process.execPath, ...words);
  const { result } = concurrently(
    [
      {
        name: 'server',
        command: node(
          inProject('node_modules', 'tsx', 'dist', 'cli.mjs'),
          'watch',
          '--clear-screen=false',
          'server/main.ts',
          ...serverFlags,
        ),
        env: serverEnv(host, serverPort),
        prefixColor: 'blue',
      },
      {
        name: 'web',
        command: node(inProject('scripts', 'dev', 'web.mjs')),
        env: {
          PORT: String(port || (await freePort())),
          HOST: host,
          DEV_SERVER_PORT: serverPort,
          DEV_HAS_BACKEND: hasBackend ? '1' : '',
        },
        prefixColor: 'green',
      },
      { name: 'contract', command: node(inProject('scripts', 'dev', 'contract.mjs')), prefixColor: 'yellow' },
    ],
    { cwd: root, prefix: 'name', killOthersOn: ['failure', 'success'] },
  );
  const events = await result.catch((closed) => closed);
  const first = Array.isArray(events) ? events.find((event) => !event.killed) : undefined;
  return typeof first?.exitCode === 'number' ? first.exitCode : 0;
}
