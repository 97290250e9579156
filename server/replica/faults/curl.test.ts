/** Faults that strike the connection itself, as a client meets them that is not ours and repeats nothing. */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing.ts';
import type { FaultKind } from './types.ts';

const CART_LIST = 'ShopCarService.cartList';
const PATIENCE_SECONDS = 20;
const SHORT_PATIENCE_SECONDS = 1.5;
const EMPTY_REPLY = 52;
const RECEIVE_FAILED = 56;
const TIMED_OUT = 28;

interface Heard {
  readonly exit: number;
  /** 0 where nothing was answered. */
  readonly status: number;
  readonly seconds: number;
  readonly text: string;
}

let test: TestApp;

beforeEach(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => test.close());

/** What curl hears; it gives up when its patience ends. */
async function hear(fault: FaultKind, patience = PATIENCE_SECONDS): Promise<Heard> {
  test.world.faults.add({ operation: CART_LIST, fault });
  const { port } = test.app.server.address() as AddressInfo;
  const [service, method] = CART_LIST.split('.');
  const args = [
    ...['--silent', '--noproxy', '*', '--max-time', String(patience)],
    ...['--header', `Authorization: ${await test.tokenOf('super')}`],
    ...['--write-out', '\n%{http_code} %{time_total}'],
    `http://127.0.0.1:${port}/uwp/newServlet?serviceName=${service}&medthodName=${method}`,
  ];
  return new Promise((resolve, reject) => {
    execFile('curl', args, (error, stdout) => {
      const exit = error === null ? 0 : error.code;
      if (typeof exit !== 'number') return reject(new Error('curl is not installed', { cause: error }));
      const end = stdout.lastIndexOf('\n');
      const [status, seconds] = stdout.slice(end + 1).split(' ');
      resolve({ exit, status: Number(status), seconds: Number(seconds), text: stdout.slice(0, end) });
    });
  });
}

describe('curl hears', () => {
  it('a delayed answer late and whole', async () => {
    const heard = await hear({ kind: 'delay', delay: { kind: 'fixed', ms: 700 } });
    expect(heard).toMatchObject({ exit: 0, status: 200 });
    // Far below what was asked for, and far above what an answer takes: two clocks never agree to the millisecond.
    expect(heard.seconds).toBeGreaterThan(0.35);
    expect(JSON.parse(heard.text)).toMatchObject({ code: 0, data: { total: 26 } });
  });

  it('a connection that ends without an answer', async () => {
    const heard = await hear({ kind: 'cut' });
    expect([EMPTY_REPLY, RECEIVE_FAILED]).toContain(heard.exit);
    expect(heard).toMatchObject({ status: 0, text: '' });
  });

  it('nothing at all, until it gives up', async () => {
    const heard = await hear({ kind: 'hang' }, SHORT_PATIENCE_SECONDS);
    expect(heard).toMatchObject({ exit: TIMED_OUT, status: 0, text: '' });
  });
});
