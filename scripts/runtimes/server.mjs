import { spawn } from 'node:child_process';

/** Starts a command with this Node, in its own database, and waits for the ready line. */
export function startReplica(args, dataDir) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise((resolve, reject) => {
    ended.then(({ code, signal }) =>
      reject(new Error(`ended with ${code ?? signal} before it was ready:\n${printed.err}`)),
    );
    child.stdout.on('data', (chunk) => {
      printed.out += chunk;
      const url = /Ready at (\S+)/.exec(printed.out)?.[1];
      if (url) resolve(url);
    });
  });
  return { child, ready, ended, printed };
}

/** The task is about one version of Node, so another one would prove nothing. */
export function assertNode() {
  if (process.env.EXPECTED_NODE !== process.versions.node) {
    throw new Error(`this is Node ${process.versions.node}, not ${process.env.EXPECTED_NODE}`);
  }
}
