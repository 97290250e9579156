import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly port: number;
  close(): void;
}

/** Leads every name to the server, so that no name has to be known to the machine. */
export async function startProxy(port: number): Promise<Proxy> {
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://localhost');
    const options = { host: '127.0.0.1', port, path: pathname + search };
    const passed = request({ ...options, method: asked.method, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
