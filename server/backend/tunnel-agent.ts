import { request as requestHttp } from 'node:http';
import { Agent, type AgentOptions, request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { proxyRefused } from './backend-failure.ts';

type Connected = (error: Error | null, socket: Duplex) => void;

/** What a proxy is shown where it wants to know who asks; nothing where its address names nobody. */
export function proxyHeaders({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Reaches an encrypted backend through a proxy: the proxy joins two sockets and reads nothing of what passes. */
export class TunnelAgent extends Agent {
  readonly #proxy: URL;

  constructor(proxy: URL, options: AgentOptions) {
    super(options);
    this.#proxy = proxy;
  }

  override createConnection(options: AgentOptions & { host?: string; port?: number }, connected: Connected) {
    const { host = '', port = 443 } = options;
    openTunnel(this.#proxy, host, port).then(
      (socket) => connected(null, connectTls({ ...options, socket, servername: options.servername ?? host })),
      // Node reads the socket only where there is no error.
      (error: Error) => connected(error, undefined as unknown as Duplex),
    );
    return undefined;
  }
}

function openTunnel(proxy: URL, host: string, port: number): Promise<Socket> {
  const send = proxy.protocol === 'https:' ? requestHttps : requestHttp;
  const authority = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return new Promise((resolve, reject) => {
    const request = send(proxy, {
      method: 'CONNECT',
      path: authority,
      agent: false,
      headers: { host: authority, ...proxyHeaders(proxy) },
    });
    request.once('connect', (response, socket: Socket) => {
      if (response.statusCode === 200) resolve(socket);
      else {
        socket.destroy();
        reject(proxyRefused(proxy, `HTTP ${response.statusCode}`));
      }
    });
    request.once('error', (error: NodeJS.ErrnoException) =>
      reject(proxyRefused(proxy, error.code ?? error.message)),
    );
    request.end();
  });
}
