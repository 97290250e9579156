import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { createWatchdog } from './watchdog.ts';

describe('the watchdog', () => {
  /** A process whose time goes on as somebody says. */
  function process() {
    let time = 0;
    let turn: (() => void)[] = [];
    const long: [string, number][] = [];
    const { begin } = createWatchdog<string>({
      meter: () => {
        const since = time;
        return () => time - since;
      },
      defer: (end) => void turn.push(end),
      onDone: (work, ms) => void (ms > 1000 && long.push([work, ms])),
    });
    return {
      begin,
      long,
      work: (ms: number) => {
        time += ms;
      },
      endTurn() {
        const ends = turn;
        turn = [];
        for (const end of ends) end();
      },
    };
  }

  it('names the work that took longer than a second in one go', () => {
    const { begin, work, endTurn, long } = process();
    begin('short');
    work(999);
    endTurn();
    begin('long');
    work(1001);
    endTurn();
    expect(long).toEqual([['long', 1001]]);
  });

  it('tells works of one turn apart', () => {
    const { begin, work, endTurn, long } = process();
    for (const [name, ms] of [
      ['a', 600],
      ['b', 1500],
      ['c', 600],
    ] as const) {
      begin(name);
      work(ms);
    }
    endTurn();
    expect(long).toEqual([['b', 1500]]);
  });

  it('blames nobody for what happens between the turns', () => {
    const { begin, work, endTurn, long } = process();
    begin('waits');
    endTurn();
    work(60_000);
    begin('next');
    endTurn();
    expect(long).toEqual([]);
  });
});

describe('a world that keeps the process busy', () => {
  const OWN = `visitor-${'1'.repeat(32)}`;
  const LOGIN_STATE = operationMeta('UserCenterMag.userIsLogin3').path;
  let test: TestApp;
  let busyMs = 0;
  let lines: string[] = [];

  async function start(mode: 'demo' | 'replica'): Promise<void> {
    lines = [];
    busyMs = 0;
    const { sandboxes } = readEnv(['--demo'], {});
    const env = { mode, sandboxes } as const;
    test = await startTestApp({ env, meter: () => () => busyMs, tell: (line) => void lines.push(line) });
  }
  beforeEach(() => start('demo'));
  afterEach(() => test.close());

  async function ask(method: 'GET' | 'POST', url: string, name = OWN) {
    const reply = await test.app.inject({
      method,
      url,
      headers: name ? { cookie: `deskSandbox=${name}` } : {},
    });
    await new Promise((resolve) => setImmediate(resolve));
    return reply;
  }

  it('is named in one line, without what opens it', async () => {
    busyMs = 2345;
    await ask('POST', LOGIN_STATE);
    expect(lines).toEqual([
      'UserCenterMag.userIsLogin3 kept the server busy for 2345 ms in the sandbox visitor-1111…, which was ended.',
    ]);
  });

  it('ends in a demo, and its visitor reads so before the next one', async () => {
    await ask('POST', '/__replica/snapshots/mine');
    busyMs = 2000;
    expect((await ask('POST', LOGIN_STATE)).statusCode).toBe(200);
    busyMs = 0;
    const told = await ask('POST', LOGIN_STATE);
    expect([told.statusCode, told.json()]).toEqual([
      410,
      expect.objectContaining({
        code: 410,
        reason: 'sandbox-ended',
        message: expect.stringContaining('刷新页面'),
      }),
    ]);
    expect((await ask('POST', LOGIN_STATE)).statusCode).toBe(200);
    expect((await ask('GET', '/__replica/snapshots')).json().list).toEqual([]);
  });

  it('is told on a page, too', async () => {
    busyMs = 2000;
    await ask('POST', LOGIN_STATE);
    busyMs = 0;
    const page = await ask('GET', '/manager/login');
    expect([page.statusCode, page.body.includes('<h1>演示环境已结束</h1>')]).toEqual([410, true]);
  });

  it('leaves the worlds of others alone', async () => {
    const other = `visitor-${'2'.repeat(32)}`;
    await ask('POST', '/__replica/snapshots/mine', other);
    busyMs = 2000;
    await ask('POST', LOGIN_STATE);
    busyMs = 0;
    expect((await ask('GET', '/__replica/snapshots', other)).json().list).toHaveLength(1);
  });

  it('lives on where it is the only one, and is named all the same', async () => {
    await test.close();
    await start('replica');
    busyMs = 1500;
    await ask('POST', '/__replica/reset', '');
    expect(lines).toEqual(['POST /__replica/reset kept the server busy for 1500 ms in the default world.']);
    busyMs = 0;
    expect((await ask('POST', LOGIN_STATE, '')).statusCode).toBe(200);
  });
});
