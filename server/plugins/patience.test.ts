import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#server/shares/share-limits.ts';
import { createShares } from '#server/shares/shares.ts';
import { connectionOptions, PATIENCE, type Patience, registerPatience } from './patience.ts';

/** Real sockets and a server whose patience is short; a test waits for what happens and not for a time. */
const SHORT: Patience = { ...PATIENCE, headMs: 60, bodyMs: 60, lookMs: 20 };
const USUAL_BYTES = 1000;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serverWith(patience: Patience = SHORT) {
  const limits = { ...LIMITS, connections: { whole: 9, network: 2 } };
  const shares = createShares({ isShared: true, limits });
  const app = fastify({
    ...connectionOptions(patience),
    bodyLimit: USUAL_BYTES,
    forceCloseConnections: true,
  });
  registerPatience(app, patience, {
    shares: () => shares,
    isBehindProxy: false,
    usualBytes: USUAL_BYTES,
  });
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => body,
  );
  app.post('/call', async ({ body }) => ({ got: String(body).length }));
  app.post('/file', { bodyLimit: 1_000_000 }, async ({ body }) => ({ got: String(body).length }));
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve({ slow: true }), 200)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(() => app.close());
  return app;
}

function opened(app: FastifyInstance): Socket & { readonly said: Promise<string> } {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  const socket = connect(address.port, '127.0.0.1');
  closing.push(() => socket.destroy());
  let text = '';
  const said = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
  return Object.assign(socket, { said });
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;

/** Writes a byte each time some time has passed, so many times, and then the rest. */
function drip(
  socket: Socket,
  { count, everyMs, end = '' }: { count: number; everyMs: number; end?: string },
) {
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    if (sent < count && socket.writable) return void socket.write('x');
    clearInterval(timer);
    if (socket.writable) socket.write(end);
  }, everyMs);
  closing.push(() => clearInterval(timer));
}

describe('a connection that does not go on', () => {
  it.each([
    ['says nothing', ''],
    ['begins a head and stops', 'POST /call HTTP/1.1\r\nHost: a\r\n'],
    ['begins a body and stops', `${head('/call', 10)}abc`],
    ['sends no body at all', head('/call', 10)],
    ['begins a file and stops', `${head('/file', 10)}abc`],
  ])('and %s is closed with words', async (_what, text) => {
    const socket = opened(await serverWith());
    socket.write(text);
    expect(await socket.said).toMatch(/^HTTP\/1\.1 408 .*"reason":"request-timeout"}$/s);
  });

  it('is told so after calls that were answered', async () => {
    const socket = opened(await serverWith());
    socket.write(`${head('/call', 2)}ab${head('/call', 9)}abc`);
    expect(await socket.said).toMatch(/{"got":2}HTTP\/1\.1 408 /);
  });

  it('is closed although a byte of a usual body comes now and then', async () => {
    const socket = opened(await serverWith());
    socket.write(head('/call', 900));
    drip(socket, { count: 900, everyMs: 20 });
    expect(await socket.said).toContain('408');
  });
});

/**
 * Sends a file of thirty letters in parts, after each of which the server's patience goes on once, and then the rest.
 * Patience goes by a clock of the test, which stands still until the server has read what was sent.
 */
async function fileInParts(parts: readonly string[], patience: Partial<Patience> = {}): Promise<string> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  closing.push(() => vi.useRealTimers());
  const app = await serverWith({ ...SHORT, headMs: PATIENCE.headMs, ...patience });
  let read = () => 0;
  app.server.on('connection', (connection: Socket) => {
    read = () => connection.bytesRead;
  });
  const readMoreThan = async (bytes: number) => {
    while (read() <= bytes) await new Promise((resolve) => setImmediate(resolve));
  };
  const socket = opened(app);
  socket.write(head('/file', 30).replace('Host', 'Connection: close\r\nHost'));
  await readMoreThan(0);
  for (const part of parts) {
    const before = read();
    socket.write(part);
    await readMoreThan(before);
    vi.advanceTimersByTime(SHORT.bodyMs);
  }
  if (socket.writable) socket.write('x'.repeat(30 - parts.join('').length));
  return socket.said;
}

describe('a connection that goes on', () => {
  it('may take its time for a file', async () => {
    expect(await fileInParts(['x', 'x', 'x', 'x', 'x'])).toContain('{"got":30}');
  });

  it('brings a file at a least speed where others wait for its place', async () => {
    const fileBytesPerSecond = (10 * 1000) / SHORT.bodyMs;
    const quick = 'x'.repeat(10);
    expect(await fileInParts([quick, quick], { fileBytesPerSecond })).toContain('{"got":30}');
    expect(await fileInParts([quick, 'x'.repeat(9)], { fileBytesPerSecond })).toMatch(/ 408 /);
  });

  it('brings a file within the longest time where others wait for its place', async () => {
    const fileMs = 3 * SHORT.bodyMs;
    expect(await fileInParts(['x', 'x'], { fileMs })).toContain('{"got":30}');
    expect(await fileInParts(['x', 'x', 'x'], { fileMs })).toMatch(/ 408 /);
  });

  it('may wait for its answer', async () => {
    const socket = opened(await serverWith());
    socket.write('GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(await socket.said).toContain('{"slow":true}');
  });
});

describe('connections', () => {
  it('of one network beyond its share are closed, and there is room again when one ends', async () => {
    const app = await serverWith(PATIENCE);
    const [first] = [opened(app), opened(app)];
    const call = `${head('/call', 2).replace('Host', 'Connection: close\r\nHost')}ab`;
    expect(await opened(app).said).toBe('');
    first.end(call);
    expect(await first.said).toContain('{"got":2}');
    const next = opened(app);
    next.write(call);
    expect(await next.said).toContain('{"got":2}');
  });

  it('that cannot be read are told so', async () => {
    const socket = opened(await serverWith());
    socket.write('nonsense\r\n\r\n');
    expect(await socket.said).toMatch(/^HTTP\/1\.1 400 .*"reason":"malformed-request"}$/s);
  });
});
