/** Every row of the table as a visitor of a demo takes it: whatever becomes of the call, it is given back. */
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportedTables } from '#db/queries/account/exporting.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { publicationIdOf } from '#db/seeded/publications.ts';
import type { ownProcess } from '../own-process.ts';
import { startTestApp, type TestApp } from '../testing.ts';
import { picture } from '../uploads/testing.ts';
import type { World } from '../worlds/world.ts';
import { LIMITS, type ShareName } from './share-limits.ts';

vi.mock('#db/queries/account/exporting.ts', async (original) => {
  const real = await original<{ exportedTables: typeof exportedTables }>();
  return { ...real, exportedTables: vi.fn(real.exportedTables) };
});

const processes = vi.hoisted(() => ({ areBroken: false }));
vi.mock('../own-process.ts', async (original) => {
  const real = await original<{ ownProcess: typeof ownProcess }>();
  const breaking: typeof ownProcess = (file, died) => {
    const ask = real.ownProcess(file, died);
    return (errand) => (processes.areBroken ? Promise.resolve(died) : ask(errand));
  };
  return { ownProcess: breaking };
});

let test: TestApp;
let port: number;
let now = 0;
beforeEach(async () => {
  test = await startTestApp({ env: { mode: 'demo', moments: 20 }, realNow: () => now });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterEach(async () => {
  processes.areBroken = false;
  await test.close();
});

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** Hangs up as soon as all of it is sent, or, of a body, half of it. */
  readonly leaves?: 'sent' | 'half-sent' | 'answering';
}

interface Visitor {
  readonly world: World;
  send(method: string, path: string, sent?: Sent): Promise<{ status: number; content: Buffer }>;
}

function ask(
  method: string,
  path: string,
  { headers = {}, body = '', leaves }: Sent,
): Promise<{ status: number; content: Buffer; reply?: IncomingMessage }> {
  return new Promise((resolve) => {
    const length = body === '' ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    const call = request(
      { port, method, path, agent: false, headers: { ...headers, ...length } },
      (reply) => {
        const chunks: Buffer[] = [];
        const settle = () =>
          resolve({ status: reply.statusCode ?? 0, content: Buffer.concat(chunks), reply });
        reply.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (leaves === 'answering') reply.destroy();
        });
        reply.on('close', settle).on('error', () => {});
      },
    );
    call.on('error', () => resolve({ status: 0, content: Buffer.alloc(0) }));
    if (leaves === 'half-sent')
      call.write(Buffer.from(body).subarray(0, Buffer.byteLength(body) / 2), () => call.destroy());
    else call.end(body, () => leaves === 'sent' && call.destroy());
  });
}

async function enter(): Promise<Visitor> {
  // So that nobody is slowed down by how many begin in a minute.
  now += 60_000;
  const { content, reply } = await ask('POST', '/__replica/personas/super/login', {});
  const cookie = String(reply?.headers['set-cookie']).split(';')[0] ?? '';
  const { token } = JSON.parse(content.toString()) as { token: string };
  const world = test.app.worlds.find(cookie.split('=')[1] ?? '');
  if (!world) throw new Error('the visitor has no world');
  return {
    world,
    send: (method, path, sent = {}) =>
      ask(method, path, { ...sent, headers: { cookie, authorization: token, ...sent.headers } }),
  };
}

function avatar(file: Buffer): Sent {
  const part = (name: string, more = '') =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
  const head = `${part('square')}\r\n0,0,64\r\n${part('file', '; filename="me.png"')}content-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
  };
}

const FILE = { 'content-type': 'application/octet-stream' };
const STATE = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';
const CART = '/uwp/newServlet?serviceName=ShopCarService&medthodName=deleteCart';
const PRINT = '/uwp/newServlet?serviceName=ShoppingServiceMag&medthodName=makeChoicePrint';
/** Of a work that lacks a picture on an inner page. */
const wishFor = (form: string) =>
  new URLSearchParams({
    ...{ publicationID: String(publicationIdOf(10_003, 'singing-tree')), goodsID: '1', pagesNum: '36', form },
    cnums: 'FM01|ZD01|NK157|NF01|FF01|BY01',
  }).toString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const brokenOnce = (world: World) =>
  vi.spyOn(world, 'take').mockImplementationOnce(() => {
    throw new Error('broken');
  });
const invoiceOf = ({ world: { db, clock } }: Visitor) => {
  const { invoiceNo } = runScenario('invoice-in-state', { db, now: clock.now() }, { state: 'reddened' });
  return `/media/invoices/${invoiceNo}.pdf`;
};

type Way = (visitor: Visitor) => Promise<unknown>;

interface Use {
  readonly success: Way;
  readonly failure: Way;
  readonly abort: Way;
  /** What was taken stays until its world ends. */
  readonly isKept?: true;
}

/** One use for each row, or the compiler says which has none. */
const USES: Readonly<Record<ShareName, Use>> = {
  connections: {
    success: ({ send }) => send('POST', STATE),
    failure: ({ send }) => send('GET', '/%zz'),
    abort: ({ send }) => send('POST', STATE, { leaves: 'sent' }),
  },
  seats: {
    success: ({ send }) => send('POST', STATE),
    failure: ({ send }) => send('POST', STATE, { headers: { authorization: 'wrong' } }),
    abort: ({ send }) => send('POST', STATE, { leaves: 'sent' }),
    isKept: true,
  },
  uploads: {
    success: async ({ send }) => send('POST', '/media/avatar', avatar(await picture())),
    failure: ({ send }) => send('POST', '/media/avatar', avatar(Buffer.from('no picture'))),
    abort: async ({ send }) =>
      send('POST', '/media/avatar', { ...avatar(await picture()), leaves: 'half-sent' }),
  },
  pictures: {
    success: async ({ send }) => send('POST', '/media/avatar', avatar(await picture())),
    async failure({ send }) {
      processes.areBroken = true;
      await send('POST', '/media/avatar', avatar(await picture()));
    },
    abort: async ({ send }) => send('POST', '/media/avatar', { ...avatar(await picture()), leaves: 'sent' }),
  },
  papers: {
    success: (visitor) => visitor.send('GET', invoiceOf(visitor)),
    async failure(visitor) {
      processes.areBroken = true;
      await visitor.send('GET', invoiceOf(visitor));
    },
    abort: (visitor) => visitor.send('GET', invoiceOf(visitor), { leaves: 'sent' }),
  },
  prints: {
    success: ({ send }) => send('POST', PRINT, { headers: FORM, body: wishFor('cover') }),
    async failure({ send, world }) {
      vi.spyOn(world.files, 'find').mockImplementationOnce(() => {
        throw new Error('broken');
      });
      await send('POST', PRINT, { headers: FORM, body: wishFor('print') });
    },
    abort: ({ send }) => send('POST', PRINT, { headers: FORM, body: wishFor('cover'), leaves: 'sent' }),
  },
  accountExports: {
    success: ({ send }) => send('GET', '/media/account/export'),
    async failure({ send }) {
      vi.mocked(exportedTables).mockImplementationOnce(() => {
        throw new Error('broken');
      });
      await send('GET', '/media/account/export');
    },
    abort: ({ send }) => send('GET', '/media/account/export', { leaves: 'answering' }),
  },
  worldExports: {
    success: ({ send }) => send('GET', '/__replica/export'),
    async failure({ send, world }) {
      brokenOnce(world);
      await send('GET', '/__replica/export');
    },
    abort: ({ send }) => send('GET', '/__replica/export', { leaves: 'answering' }),
  },
  imports: {
    async success({ send }) {
      const { content } = await send('GET', '/__replica/export');
      expect(await send('POST', '/__replica/import', { headers: FILE, body: content })).toMatchObject({
        status: 200,
      });
    },
    failure: ({ send }) => send('POST', '/__replica/import', { headers: FILE, body: 'no world' }),
    abort: ({ send }) =>
      send('POST', '/__replica/import', { headers: FILE, body: 'x'.repeat(9000), leaves: 'half-sent' }),
  },
  heldAnswers: {
    success: ({ send }) => send('POST', STATE, { headers: { prefer: 'delay=1' } }),
    failure: ({ send }) => send('POST', STATE, { headers: { prefer: 'delay=1, code=500' } }),
    abort: ({ send }) => send('POST', STATE, { headers: { prefer: 'delay=600000' }, leaves: 'sent' }),
  },
  streams: {
    async success({ send, world }) {
      const ended = send('GET', '/__replica/events');
      await vi.waitFor(() => expect(test.world.shares.taken('streams')).toBe(1), { timeout: 60_000 });
      world.journal.close();
      await ended;
    },
    failure: ({ send }) => send('GET', '/__replica/events?since=x'),
    abort: ({ send }) => send('GET', '/__replica/events', { leaves: 'answering' }),
  },
  fileBytes: {
    success: async ({ send }) => send('POST', '/media/avatar', avatar(await picture())),
    failure: ({ send }) => send('POST', '/media/avatar', avatar(Buffer.from('no picture'))),
    abort: async ({ send }) =>
      send('POST', '/media/avatar', { ...avatar(await picture()), leaves: 'half-sent' }),
    isKept: true,
  },
  snapshotBytes: {
    success: ({ send }) => send('POST', '/__replica/snapshots/mine'),
    async failure({ send, world }) {
      brokenOnce(world);
      await send('POST', '/__replica/snapshots/mine');
    },
    abort: ({ send }) => send('POST', '/__replica/snapshots/mine', { leaves: 'sent' }),
    isKept: true,
  },
  momentBytes: {
    success: ({ send }) => send('POST', CART, { headers: FORM, body: 'cartIDs=90001' }),
    failure: ({ send }) => send('POST', CART, { headers: FORM, body: 'cartIDs=none' }),
    abort: ({ send }) => send('POST', CART, { headers: FORM, body: 'cartIDs=90001', leaves: 'sent' }),
    isKept: true,
  },
};

const WAYS = ['success', 'failure', 'abort'] as const;
const CELLS = (Object.keys(LIMITS) as ShareName[]).flatMap((name) => WAYS.map((way) => [name, way] as const));

describe('what a visitor takes of the share', () => {
  it.each(CELLS)('%s is given back after %s', async (name, way) => {
    const { shares } = test.world;
    const taken = vi.spyOn(shares, 'take');
    const visitor = await enter();
    const { isKept, [way]: use } = USES[name];
    await use(visitor);
    if (way === 'success') {
      if (isKept) expect(shares.taken(name)).toBeGreaterThan(0);
      else expect(taken).toHaveBeenCalledWith(name, expect.anything());
    }
    if (isKept) {
      // An aborted call is let through to its end, so that what it kept is there when its world goes.
      await visitor.send('POST', STATE);
      test.app.worlds.remove(visitor.world.sandbox?.name ?? '');
    }
    await vi.waitFor(() => expect(shares.taken(name)).toBe(0), { timeout: 150_000 });
  });
});
