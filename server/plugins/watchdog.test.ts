import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { operationMeta } from '#contracts/operations.ts';
import { readEnv } from '#server/env.ts';
import { startTestApp, type TestApp } from '#server/testing.ts';
import { createWatchdog } from './watchdog.ts';

describe('the watchdog', () => {
  /** A process whose time goes on as somebody says. */
  function process() {
    let time = 0;
    const spent = new Map<string, number>();
    const long: [string, number][] = [];
    const { begin, close } = createWatchdog<{ readonly name: string }>({
      meter: () => {
        const since = time;
        return () => time - since;
      },
      defer: setImmediate,
      onSpent: ({ name }, ms) => void spent.set(name, (spent.get(name) ?? 0) + ms),
      onLong: ({ name }, ms) => void long.push([name, ms]),
    });
    onTestFinished(close);
    return {
      begin: (name: string, start: () => void) => begin({ name }, start),
      spent,
      long,
      work: (ms: number) => {
        time += ms;
      },
    };
  }
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  it('names the work that took longer than a second in one go', async () => {
    const { begin, work, long } = process();
    begin('short', () => work(999));
    begin('long', () => work(1001));
    begin('after it', () => work(600));
    await nextTurn();
    expect(long).toEqual([['long', 1001]]);
  });

  it('adds up what a work did in parts of one turn', async () => {
    const { begin, work, long } = process();
    let gone: Promise<void> | undefined;
    begin('in parts', () => {
      gone = (async () => {
        for (let part = 0; part < 4; part += 1) {
          work(300);
          await null;
        }
      })();
    });
    await gone;
    await nextTurn();
    expect(long).toEqual([['in parts', 1200]]);
  });

  it('blames nobody for what happens between the turns', async () => {
    const { begin, work, long, spent } = process();
    begin('waits', () => {});
    work(60_000);
    begin('next', () => {});
    await nextTurn();
    expect([long, [...spent.values()]]).toEqual([[], [0, 0]]);
  });

  /** What a work waits for before it goes on, after another one has begun in the same turn. */
  const WAITS: Readonly<Record<string, () => Promise<unknown>>> = {
    'a promise': () => Promise.resolve(),
    'a turn': nextTurn,
    'a timer': () => new Promise((resolve) => setTimeout(resolve, 0)),
    'a file': () => stat('.'),
  };

  it.each(Object.keys(WAITS))('knows whose work goes on after %s', async (name) => {
    const { begin, work, long, spent } = process();
    async function goOn(): Promise<void> {
      await WAITS[name]?.();
      work(700);
      await null;
      work(800);
    }
    let gone: Promise<void> | undefined;
    begin('goes on', () => {
      gone = goOn();
    });
    begin('began last', () => work(1));
    await gone;
    work(5000);
    await nextTurn();
    expect(long).toEqual([['goes on', 1500]]);
    expect(spent.get('began last')).toBe(1);
  });

  it('knows it where another one opens the way', async () => {
    const { begin, work, long } = process();
    let open = () => {};
    const way = new Promise<void>((resolve) => {
      open = resolve;
    });
    let gone: Promise<void> | undefined;
    begin('goes on', () => {
      gone = way.then(() => work(1500));
    });
    await nextTurn();
    begin('opens', () => open());
    await gone;
    await nextTurn();
    expect(long).toEqual([['goes on', 1500]]);
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
    expect((await ask('GET', '/__replica/snapshots')).statusCode).toBe(410);
    await ask('GET', '/manager/login');
    expect((await ask('GET', '/__replica/snapshots')).json().list).toEqual([]);
  });

  it('leaves the worlds of others alone', async () => {
    const other = `visitor-${'2'.repeat(32)}`;
    await ask('POST', '/__replica/snapshots/mine', other);
    busyMs = 2000;
    await ask('POST', LOGIN_STATE);
    busyMs = 0;
    expect((await ask('GET', '/__replica/snapshots', other)).json().list).toHaveLength(1);
  });

  it('is told from one that began last, while it goes on by itself', async () => {
    await test.close();
    let time = 0;
    let goOn = () => {};
    const meter = () => {
      const since = time;
      return () => time - since;
    };
    const { sandboxes } = readEnv(['--demo'], {});
    const env = { mode: 'demo', sandboxes } as const;
    test = await startTestApp({ env, meter, tell: (line) => void lines.push(line) });
    const isGoingOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    test.app.get('/media/exporting', async () => {
      await isGoingOn;
      time += 1500;
      return 'all of it';
    });
    test.app.get('/media/health', (_request, reply) => {
      goOn();
      reply.send('well');
    });
    const other = `visitor-${'2'.repeat(32)}`;
    for (const name of [OWN, other]) await ask('GET', '/__replica/snapshots', name);
    const exporting = ask('GET', '/media/exporting');
    await Promise.all([exporting, ask('GET', '/media/health', other)]);
    expect(lines).toEqual([
      'GET /media/exporting kept the server busy for 1500 ms in the sandbox visitor-1111…, which was ended.',
    ]);
  });

  it('lives on where it is the only one, and is named all the same', async () => {
    await test.close();
    await start('replica');
    busyMs = 1500;
    await ask('POST', LOGIN_STATE, '');
    expect(lines).toEqual([
      'UserCenterMag.userIsLogin3 kept the server busy for 1500 ms in the default world.',
    ]);
    busyMs = 0;
    expect((await ask('POST', LOGIN_STATE, '')).statusCode).toBe(200);
  });
});
