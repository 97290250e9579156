import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerNetwork } from '#server/caller-network.ts';
import { LIMITS } from '#server/shares/share-limits.ts';
import { type Shares, ShareTaken } from '#server/shares/shares.ts';

/** How long a server waits for what a connection has begun. */
export interface Patience {
  /** For the head of a request, from the beginning of the connection or the end of the request before. */
  readonly headMs: number;
  /** For the whole of a usual body; for the next bytes of a file, which may take long as long as it comes. */
  readonly bodyMs: number;
  /** A file comes at least as quickly as this, or a single byte now and then would hold its place. */
  readonly fileBytesPerSecond: number;
  /** For the whole of a file. */
  readonly fileMs: number;
  /** How often the heads are looked at. */
  readonly lookMs: number;
}

/** Without strangers a file may come at any speed. */
export const PATIENCE: Patience = {
  headMs: 30_000,
  bodyMs: 30_000,
  fileBytesPerSecond: 0,
  fileMs: Number.POSITIVE_INFINITY,
  lookMs: 5000,
};

/** A bad line brings 64 kbit/s, and one of 1 Mbit/s the largest file in time. */
export const PATIENCE_AMONG_STRANGERS: Patience = {
  ...PATIENCE,
  fileBytesPerSecond: 8000,
  fileMs: 30 * 60_000,
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
  patience: Patience,
  { shares, isBehindProxy, usualBytes }: Surroundings,
): void {
  app.server.maxConnections = LIMITS.connections.whole;
  // All connections of a proxy come from its own address.
  if (!isBehindProxy) limitNetworks(app, shares);

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) waitForBody(request, reply, patience, request.routeOptions.bodyLimit > usualBytes);
    done();
  });
}

interface Surroundings {
  readonly shares: () => Shares;
  readonly isBehindProxy: boolean;
  readonly usualBytes: number;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function waitForBody(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { bodyMs, fileBytesPerSecond, fileMs }: Patience,
  isFile: boolean,
): void {
  // What a test injects comes without a connection.
  if (!(raw.socket instanceof Socket)) return;
  const least = Math.max((fileBytesPerSecond * bodyMs) / 1000, 1);
  let seen = raw.socket.bytesRead;
  let waitedMs = 0;
  const timer = setInterval(() => {
    waitedMs += bodyMs;
    const isMoving = isFile && raw.socket.bytesRead - seen >= least && waitedMs < fileMs;
    seen = raw.socket.bytesRead;
    if (!isMoving) closeLate(raw.socket, reply.raw.headersSent);
  }, bodyMs).unref();
  const stop = () => clearInterval(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

function limitNetworks(app: FastifyInstance, shares: () => Shares): void {
  app.server.on('connection', (socket: Socket) => {
    try {
      const network = callerNetwork(socket.remoteAddress ?? '');
      socket.once('close', shares().take('connections', { network }));
    } catch (error) {
      if (!(error instanceof ShareTaken)) throw error;
      socket.destroy();
    }
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
