import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerNetwork } from '#server/caller-network.ts';

/** How long a server waits for what a connection has begun, and how many connections it has. */
export interface Patience {
  /** For the head of a request, from the beginning of the connection or the end of the request before. */
  readonly headMs: number;
  /** For the whole of a usual body; for the next bytes of a file, which may take long as long as it comes. */
  readonly bodyMs: number;
  /** How often the heads are looked at. */
  readonly lookMs: number;
  readonly connections: number;
  /** A fair behind one address has hundreds of browsers with six connections each, so this is no small share. */
  readonly connectionsOfNetwork: number;
}

export const PATIENCE: Patience = {
  headMs: 30_000,
  bodyMs: 30_000,
  lookMs: 5000,
  connections: 4000,
  connectionsOfNetwork: 2000,
};

/** What the web framework has to be made with. */
export const connectionOptions = ({ headMs, lookMs }: Patience) => ({
  http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
  clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') closeLate(socket);
    else if (error.code === 'HPE_HEADER_OVERFLOW') closeWith(socket, 431, 'header-too-large', '请求头过大');
    else if (error.code !== 'ECONNRESET') closeWith(socket, 400, 'malformed-request', '请求不正确');
    else socket.destroy();
  },
});

/**
 * Closes what begins and never goes on, which would hold its connection for ever. Node's own limit for a whole request
 * knows no files on slow lines, so bodies are watched here. Answers are left alone: a stream of events may be silent.
 */
export function registerPatience(
  app: FastifyInstance,
  { bodyMs, connections, connectionsOfNetwork }: Patience,
  { isBehindProxy, usualBytes }: { readonly isBehindProxy: boolean; readonly usualBytes: number },
): void {
  app.server.maxConnections = connections;
  // All connections of a proxy come from its own address.
  if (!isBehindProxy) limitNetworks(app, connectionsOfNetwork);

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) waitForBody(request, reply, bodyMs, request.routeOptions.bodyLimit > usualBytes);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function waitForBody({ raw }: FastifyRequest, reply: FastifyReply, ms: number, isFile: boolean): void {
  // What a test injects comes without a connection.
  if (!(raw.socket instanceof Socket)) return;
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const isMoving = isFile && raw.socket.bytesRead > seen;
    seen = raw.socket.bytesRead;
    if (!isMoving) closeLate(raw.socket, reply.raw.headersSent);
  }, ms).unref();
  const stop = () => clearInterval(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

function limitNetworks(app: FastifyInstance, most: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const network = callerNetwork(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function closeLate(socket: Socket, isAnswered?: boolean): void {
  closeWith(socket, 408, 'request-timeout', '请求没有及时发完，连接已关闭', isAnswered);
}

/** In words, unless an answer has begun: nobody is left who could send a usual reply. */
function closeWith(
  socket: Socket,
  code: number,
  reason: string,
  message: string,
  isAnswered = socket.bytesWritten > 0,
): void {
  const body = JSON.stringify({ code, message, reason });
  const head = [
    `HTTP/1.1 ${code} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable && !isAnswered) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
