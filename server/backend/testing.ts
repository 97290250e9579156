/** Small servers on this machine that stand for backends of others, and a replica before one of them. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import { type AddressInfo, connect, createServer as createSocketServer, type Socket } from 'node:net';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { type BackendEnv, type BackendFlags, readBackendEnv } from './backend-env.ts';
import { readTarget, type Target } from './target.ts';

export interface TestServer {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

export function targetAt(url: string): Target {
  const read = readTarget(url);
  if (!read.ok) throw new Error(read.problem.en);
  return read.target;
}

/** A server that answers whatever a test wants. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  return listening(createServer(listener), 'http');
}

/** The same behind a certificate that nobody signed, for desk.test, localhost and 127.0.0.1. */
export async function serveEncrypted(listener: RequestListener): Promise<TestServer> {
  return listening(createEncrypted({ key: KEY, cert: CERTIFICATE }, listener), 'https');
}

async function listening(server: Server, scheme: string): Promise<TestServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One that sends these bytes for whatever it is asked, and ends the connection. */
export async function serveRaw(bytes: string | Buffer | (() => string | Buffer)): Promise<TestServer> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(typeof bytes === 'function' ? bytes() : bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}`, port },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export interface TestProxy extends TestServer {
  /** What it was asked for, and how the asker named itself. */
  readonly seen: { readonly asked: string; readonly authorization: string | undefined }[];
}

/** A company's proxy: whatever name it is asked for, it reaches the server at that port of this machine. */
export async function serveProxy(port: number, { refuses = false } = {}): Promise<TestProxy> {
  const seen: { asked: string; authorization: string | undefined }[] = [];
  const note = (request: IncomingMessage) =>
    seen.push({ asked: request.url ?? '', authorization: request.headers['proxy-authorization'] });
  const server = createServer((request, reply) => {
    note(request);
    reply.setHeader('content-type', 'application/json').end('{"code":0,"status":"0"}');
  });
  const tunnels = new Set<Socket>();
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    note(request);
    if (refuses) return client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    for (const socket of [client, upstream]) {
      tunnels.add(socket);
      socket.on('error', () => socket.destroy());
    }
  });
  const started = await listening(server, 'http');
  return {
    ...started,
    seen,
    close() {
      for (const socket of tunnels) socket.destroy();
      return started.close();
    },
  };
}

export function backendEnv(
  url: string,
  flags: BackendFlags = {},
  source: Readonly<Record<string, string>> = {},
): BackendEnv {
  const read = readBackendEnv({ backend: url, ...flags }, source, { isDemo: false, ownPort: 0 });
  if (!read.ok || !read.backend) throw new Error(read.ok ? 'no backend' : read.problem.en);
  return read.backend;
}

export interface FrontedApp extends TestApp {
  /** Where it listens. */
  readonly url: string;
}

/** A replica whose calls go to another server. */
export async function startBefore(backend: BackendEnv): Promise<FrontedApp> {
  const started = await startTestApp({ env: { backend } });
  return { ...started, url: await started.app.listen({ host: '127.0.0.1', port: 0 }) };
}

/** Made for these tests and used nowhere else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg/GBMpPUmK+Vq1LCx
IBPjXQ32HNOE+s+0gBv+sSncfWGhRANCAASYxnpKazxbfZGmU94Y4Gx0ZDLOS/r6
cKLTjm3h/3YNakU2fWKwGg5vNRplIxCdWTueL1bCjhVueJxWptfu2mkt
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpjCCAUygAwIBAgIUR6FOSptaPnJsQ82jAoKx1tOH53IwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJZGVzay50ZXN0MCAXDTI2MTEyMjAzMzEyMVoYDzIxMjYxMDI5
MDMzMTIxWjAUMRIwEAYDVQQDDAlkZXNrLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASYxnpKazxbfZGmU94Y4Gx0ZDLOS/r6cKLTjm3h/3YNakU2fWKwGg5v
NRplIxCdWTueL1bCjhVueJxWptfu2mkto3oweDAdBgNVHQ4EFgQUVjdDhF3umhN+
uoyO3WaDESDsKTMwHwYDVR0jBBgwFoAUVjdDhF3umhN+uoyO3WaDESDsKTMwDwYD
VR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcgglkZXNrLnRlc3SCCWxvY2FsaG9zdIcE
fwAAATAKBggqhkjOPQQDAgNIADBFAiEAxerom4VPcqxZpYhrL3moC4a1+4IaDwcx
k2kZEb0tS6ECIFtYDnSGFOiUV0xpHR6uh64+C9x1wlfz8snA8+o/qkc9
-----END CERTIFICATE-----`;
