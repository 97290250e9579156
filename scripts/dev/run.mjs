import { createServer } from 'node:net';
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

/** "--port 5181" and "--host 0.0.0.0" belong to Vite, which owns the address; the rest is not known here. */
export function parseAddress(args, env) {
  const address = { port: env.PORT ?? '5180', host: env.HOST ?? '127.0.0.1' };
  const words = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  for (let index = 0; index < words.length; index += 2) {
    const flag = words[index];
    if (flag !== '--port' && flag !== '--host')
      throw new SetupFailure(unknownWord('flag', flag, ['--port', '--host']), 2);
    if (words[index + 1] === undefined) throw new SetupFailure(`${flag} needs a value.`, 2);
    address[flag.slice(2)] = words[index + 1];
  }
  const port = Number(address.port);
  if (!/^\d+$/.test(address.port) || port > 65_535)
    throw new SetupFailure(`"${address.port}" is no port number.`, 2);
  return { port, host: address.host };
}

/** A command line; its first word keeps concurrently from taking the outer quotes for its own. */
function shellCommand(...words) {
  const isWindows = process.platform === 'win32';
  const quoted = words.map((word) => (isWindows ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`));
  return [isWindows ? 'call' : 'exec', ...quoted].join(' ');
}

/** Server, web and contract, each restarted or reloaded by itself when its files change. */
export async function runDevelopment({ port, host }) {
  const { concurrently } = await import('concurrently');
  const serverPort = String(await freePort());
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
        ),
        env: { NODE_ENV: 'development', PORT: serverPort, HOST: '127.0.0.1' },
        prefixColor: 'blue',
      },
      {
        name: 'web',
        command: node(inProject('scripts', 'dev', 'web.mjs')),
        env: { PORT: String(port || (await freePort())), HOST: host, DEV_SERVER_PORT: serverPort },
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
