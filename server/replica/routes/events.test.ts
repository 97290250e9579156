import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing.ts';
import type { ControlProblem } from '../control-problem.ts';
import { controlOf } from '../testing.ts';
import { eventHandlers } from './events.ts';

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  text(): string;
  isEnded(): boolean;
  stop(): void;
}

let test: TestApp;
let port: number;
let open: Heard[] = [];

beforeEach(async () => {
  test = await startTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const heard of open) heard.stop();
  open = [];
  await test.close();
});

function listen(path = 'events', headers: Record<string, string> = {}, at = port): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const call = request({ port: at, path: `/__replica/${path}`, headers }, (reply) => {
      let text = '';
      let isEnded = false;
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        text += chunk;
      });
      reply.on('close', () => {
        isEnded = true;
      });
      reply.on('error', () => undefined);
      const heard: Heard = {
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        text: () => text,
        isEnded: () => isEnded,
        stop: () => call.destroy(),
      };
      open.push(heard);
      resolve(heard);
    });
    call.on('error', reject);
    call.end();
  });
}

const visit = () => test.call('UserCenterMag.userIsLogin3', {});
const ids = ({ text }: Heard) => [...text().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

describe('the events', () => {
  it('are a stream that nobody may keep', async () => {
    const heard = await listen();
    expect([heard.status, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
  });

  it('tell an exchange as the journal shows it', async () => {
    const heard = await listen();
    await visit();
    await expect.poll(() => ids(heard)).toEqual([1]);
    const data = /^event: exchange\ndata: (.*)$/m.exec(heard.text())?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(test.world.journal.list()[0]);
  });

  it('tell of the clock and of a reset', async () => {
    const heard = await listen();
    const control = controlOf(test.app);
    await control('POST', 'clock', { freeze: '2027-01-01' });
    await control('POST', 'reset');
    await expect.poll(heard.text).toMatch(/event: clock\ndata: .*2027-01-01.*\n\nevent: reset\ndata: /);
  });

  it('begin with what happens from now on', async () => {
    await visit();
    const heard = await listen();
    await visit();
    await expect.poll(() => ids(heard)).toEqual([2]);
  });

  it.each([
    ['since in the address', 'events?since=1', {}],
    ['Last-Event-ID', 'events', { 'last-event-id': '1' }],
    ['Last-Event-ID, which wins', 'events?since=0', { 'last-event-id': '1' }],
  ])('go on after %s', async (_what, path, headers) => {
    for (const _call of [1, 2, 3]) await visit();
    const heard = await listen(path, headers as Record<string, string>);
    await expect.poll(() => ids(heard)).toEqual([2, 3]);
  });

  it('tell all there is to a reader from before a restart', async () => {
    await visit();
    const heard = await listen('events', { 'last-event-id': '900' });
    await expect.poll(() => ids(heard)).toEqual([1]);
  });

  it.each(['events?since=x', 'events?sinse=1'])('refuse %s', async (path) => {
    expect((await listen(path)).status).toBe(400);
  });

  it('have at most twenty listeners, and room again when one leaves', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => listen()));
    expect((await listen()).status).toBe(429);
    all[0]?.stop();
    await expect.poll(async () => (await listen()).status).toBe(200);
  });

  it('end with the world', async () => {
    const heard = await listen();
    test.world.journal.close();
    await expect.poll(heard.isEnded).toBe(true);
  });

  it('end with the server', async () => {
    const heard = await listen();
    await test.app.close();
    await expect.poll(heard.isEnded).toBe(true);
  });

  /** The stream alone, with what the server gives it. */
  async function planeOf(parts: Partial<Parameters<typeof eventHandlers>[0]>) {
    const plane = fastify({ forceCloseConnections: true });
    plane.setErrorHandler((error: ControlProblem, _request, reply) =>
      reply.code(error.statusCode).send({ message: error.message }),
    );
    const handlers = eventHandlers({ worlds: { hold: () => () => {} }, ...parts });
    plane.get('/__replica/events', (request, reply) =>
      handlers['GET /events']({
        ...{ world: test.world, path: {}, query: {}, body: undefined },
        ...{ request, reply },
      }),
    );
    await plane.listen({ host: '127.0.0.1', port: 0 });
    return { plane, at: (plane.server.address() as AddressInfo).port };
  }

  it('keep the connection alive', async () => {
    const { plane, at } = await planeOf({ heartbeatMs: 20 });
    const heard = await listen('events', {}, at);
    await expect.poll(heard.text).toContain(': still here\n\n: still here\n\n');
    await plane.close();
  });

  it('are shared out by address, in words, and given back', async () => {
    test.world.shares.limit('streams', { whole: 1, network: 1 });
    const first = await listen();
    const refused = await listen();
    expect(refused.status).toBe(429);
    await expect.poll(refused.text).toContain('from this address');
    first.stop();
    await expect.poll(async () => (await listen()).status).toBe(200);
  });
});
