/** The shown demo over real connections: who may lead, who hears it, and how soon. */
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESENTER_HEADER } from '#contracts/control/address.ts';
import { readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';

const KEY = 'the-key-of-this-start';
const presenter = { [PRESENTER_HEADER]: KEY };
const visitor = (n: number) => ({ cookie: `deskSandbox=visitor-${String(n).padStart(32, '0')}` });

let test: TestApp;
let url: string;

beforeEach(async () => {
  const { sandboxes } = readEnv(['--demo', '--room'], {});
  test = await startTestApp({ env: { mode: 'demo', sandboxes }, presenterKey: KEY });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/__replica`;
});
afterEach(() => test.close());

type Headers = Readonly<Record<string, string>>;

async function ask(path: string, headers: Headers, body?: object, signal?: AbortSignal) {
  const reply = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  return { status: reply.status, cookie: reply.headers.get('set-cookie'), json: await reply.json() };
}

const come = (n: number, more: object = {}) =>
  ask('/show/guest', visitor(n), { version: 0, follows: true, ...more });
const move = (chapter: string, more: object = {}) =>
  ask('/show/move', presenter, { chapter, step: 0, ...more });

describe('a guest', () => {
  it('hears where the presenter is, and the next move as it happens', async () => {
    const { json: first } = await come(1);
    expect(first).toMatchObject({ chapter: 'works', step: 0, number: 1 });
    const next = come(1, { version: first.version });
    await expect.poll(async () => (await ask('/show', presenter)).json.guests[0]?.isHere).toBe(true);
    await move('cart', { step: 2 });
    expect((await next).json).toMatchObject({ chapter: 'cart', step: 2, called: first.called, number: 1 });
  });

  it('leads and sees no other guest, and gives no time', async () => {
    await come(1);
    const { json: before } = await ask('/show', presenter);
    for (const headers of [visitor(1), { ...visitor(1), [PRESENTER_HEADER]: 'guessed' }, {}]) {
      for (const [path, body] of [
        ['/show', undefined],
        ['/show/move', { chapter: 'pay', step: 0 }],
        ['/show/extend', { minutes: 30 }],
        ['/sho%77/move', { chapter: 'pay', step: 0 }],
      ] as const) {
        expect([path, (await ask(path, headers, body)).status]).toEqual([path, 403]);
      }
    }
    const { json: after } = await ask('/show', presenter);
    expect([after.chapter, after.version, after.guests[0].endsAt]).toEqual([
      before.chapter,
      before.version,
      before.guests[0].endsAt,
    ]);
  });

  it('is no stage by saying so, nor anywhere that is no chapter', async () => {
    await come(1, { at: { chapter: 'nowhere', step: 1 } });
    expect((await ask('/show', presenter)).json).toMatchObject({ hasStage: false, guests: [{ at: null }] });
  });
});

describe('who presents', () => {
  it('takes no seat, and has the page that the room looks at', async () => {
    const { status, cookie } = await ask('/show', presenter);
    expect([status, cookie, test.app.worlds.list().length]).toEqual([200, null, 0]);
    await ask('/show/guest', { ...visitor(9), ...presenter }, { version: 0, follows: true });
    expect((await ask('/show', presenter)).json).toMatchObject({ hasStage: true, guests: [] });
  });

  it('sees of a guest what belongs to the show, and nothing that opens its world', async () => {
    await ask(
      '/show/guest',
      { ...visitor(1), 'user-agent': 'Mozilla/5.0 (iPhone)' },
      { version: 0, follows: false },
    );
    const { guests } = (await ask('/show', presenter)).json;
    expect(guests).toEqual([
      {
        ...{ number: 1, device: 'phone', follows: false, isHere: true, at: null, canExtend: true },
        endsAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(guests)).not.toContain('visitor-');
  });

  it('hears of a guest who comes while the question waits', async () => {
    const { json } = await ask('/show', presenter);
    const next = ask(`/show?change=${json.change}`, presenter);
    await come(1);
    expect((await next).json.guests).toHaveLength(1);
  });

  it('leads to no chapter that there is not', async () => {
    expect(await move('nowhere')).toMatchObject({ status: 404, json: { reason: 'unknown-chapter' } });
    expect((await move('cart', { step: 100 })).status).toBe(400);
  });

  it('lets visits last longer, but not for ever', async () => {
    await come(1);
    const endOf = async () => Date.parse((await ask('/show', presenter)).json.guests[0].endsAt);
    const [begin, hour] = [await endOf(), 60 * 60_000];
    await ask('/show/extend', presenter, { minutes: 30, guest: 1 });
    expect((await endOf()) - begin).toBe(hour / 2);
    for (let n = 0; n < 3; n += 1) await ask('/show/extend', presenter, { minutes: 60 });
    expect((await endOf()) - begin).toBe(hour * 2);
    expect((await ask('/show', presenter)).json.guests[0].canExtend).toBe(false);
    expect((await ask('/show/extend', presenter, { minutes: 61 })).status).toBe(400);
  });
});

it('lets 60 guests behind one address in at once, and all hear one move', async () => {
  const all = Array.from({ length: 60 }, (_, n) => n + 1);
  const came = await Promise.all(all.map((n) => come(n)));
  expect(came.map(({ status }) => status)).toEqual(all.map(() => 200));
  const version = came[0]?.json.version;
  const waiting = all.map((n) => come(n, { version }));
  await expect
    .poll(async () => test.app.worlds.main.shares.taken('streams'), { timeout: 5000 })
    .toBe(all.length);
  await move('pay');
  const heard = await Promise.all(waiting);
  expect(heard.map(({ json }) => json.chapter)).toEqual(all.map(() => 'pay'));
  expect((await ask('/show', presenter)).json.guests).toHaveLength(60);
  expect(test.app.worlds.main.shares.taken('streams')).toBe(0);
});

it('gives back the place of a guest who goes away', async () => {
  const { json } = await come(1);
  const gone = new AbortController();
  const waiting = ask('/show/guest', visitor(1), { version: json.version, follows: true }, gone.signal).catch(
    () => null,
  );
  const taken = () => test.app.worlds.main.shares.taken('streams');
  await expect.poll(taken).toBe(1);
  gone.abort();
  await waiting;
  await expect.poll(taken).toBe(0);
});
