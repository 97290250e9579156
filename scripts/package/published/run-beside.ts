import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Replica, ReplicaOptions } from './replica.ts';
import { openWorld } from './world.ts';

/** What the process says once. */
export type Said = { readonly url: string } | { readonly problem: string };

/** It ends when this process does, however that ends. */
export async function runBeside(options: ReplicaOptions, node = process.execPath): Promise<Replica> {
  const child = fork(fileURLToPath(new URL('./beside-process.ts', import.meta.url)), {
    execPath: node,
    execArgv: [],
    // Reading the server is most of what is left of a start.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../dist/cache/code', import.meta.url)),
      ...process.env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.send(options);
  const said = await new Promise<Said>((resolve) => {
    child.once('message', (message) => resolve(message as Said));
    void ended.then(() => resolve({ problem: 'it ended before it was ready' }));
  });
  if ('problem' in said) throw new Error(`The replica did not start: ${said.problem}`);
  const { url } = said;
  // A program that forgets to close it may end all the same.
  child.unref();
  child.channel?.unref();
  return {
    url,
    isBeside: true,
    world: (name) => openWorld({ url, name, controlToken: options.controlToken }),
    async inject(request) {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(url + pathname + search, request));
    },
    async close() {
      child.ref();
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
