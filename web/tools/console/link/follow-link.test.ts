import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLink, type LinkWish } from './follow-link.ts';
import { linkNotice, setLinkNotice } from './link-notice.ts';
import { undoLink } from './undo-link.ts';

const REPLIES: Readonly<Record<string, object>> = {
  'GET /error-catalogue': { list: [{ name: 'cart-save-fails' }] },
  'GET /scenarios': {
    list: [{ name: 'order-in-state', kind: 'data', params: { state: 'paid' }, choices: { state: ['paid'] } }],
  },
  'GET /personas': { list: [{ account: 'vip' }, { account: 'lost' }] },
  'GET /clock': { now: '2026-01-01T00:00:00.000Z', frozen: false, offsetMs: 90_000 },
  'GET /info': { backend: null },
  'POST /clock': { now: '2026-01-01T00:00:00.000Z', frozen: false, offsetMs: 0 },
  'POST /personas/vip/login': { token: 'new-token' },
  'POST /scenarios/cart-save-fails/run': { result: { faults: 'f1,f2' } },
  'POST /scenarios/order-in-state/run': { result: { orderNo: '1' } },
  'POST /snapshots/before-link': { name: 'before-link' },
  'POST /snapshots/before-link/load': { name: 'before-link' },
  'DELETE /snapshots/before-link': { removed: 1 },
  'DELETE /faults/f1': { removed: 1 },
};

let calls: string[] = [];
let replies = REPLIES;
let address = '';

const written = () => calls.filter((call) => !call.startsWith('GET'));

/** What somebody was asked before it was done. */
let wish: LinkWish | null = null;

function open(link: string, isAgreed = true): Promise<void> {
  const url = new URL(`http://desk.example/manager/order?tab=2&_replica=${link}`);
  vi.stubGlobal('location', { href: url.href, search: url.search });
  return followLink(async (asked) => {
    wish = asked;
    expect([written(), address], 'nothing happens before the answer').toEqual([[], '']);
    return isAgreed;
  });
}

beforeEach(() => {
  calls = [];
  address = '';
  wish = null;
  replies = REPLIES;
  vi.stubGlobal('navigator', { languages: ['zh-CN'] });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, href: string) => {
      address = href;
    },
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${path.replace('/__replica', '')}`;
    calls.push(body && body !== '{"params":{}}' ? `${call} ${body}` : call);
    const reply = replies[call];
    return new Response(JSON.stringify(reply ?? { reason: 'unknown-fault', message: 'gone' }), {
      status: reply ? 200 : 404,
    });
  });
});

afterEach(() => {
  setLinkNotice(null);
  vi.unstubAllGlobals();
});

describe('a link that is opened', () => {
  it('leaves the address and keeps the rest of it', async () => {
    await open('persona:vip');
    expect(address).toBe('http://desk.example/manager/order?tab=2');
  });

  it('changes nothing where it is declined, and leaves the address all the same', async () => {
    await open('persona:vip,scenario:order-in-state', false);
    expect(written()).toEqual([]);
    expect(address).toBe('http://desk.example/manager/order?tab=2');
    expect(linkNotice.get()).toBeNull();
  });

  it('is asked about as it will be done', async () => {
    await open('persona:vip,weather:rain,clock:+30d');
    expect(wish?.steps.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['clock +30d', 'persona vip']);
    expect(wish?.notes).toEqual(['看不懂「weather:rain」']);
  });

  it('asks nothing where it would do nothing', async () => {
    await open(`weather:${'x'.repeat(100)}`);
    expect(wish).toBeNull();
    expect(linkNotice.get()?.failed).toEqual([`看不懂「weather:${'x'.repeat(52)}…」`]);
  });

  it('names three parts that it does not understand, and counts the others', async () => {
    await open('a:1,b:2,c:3,d:4,e:5');
    expect(linkNotice.get()?.failed.slice(2)).toEqual(['看不懂「c:3」', '还有 2 处看不懂']);
  });

  it('does 20 steps at the most, and says so before', async () => {
    await open(Array.from({ length: 22 }, () => 'fault:cart-save-fails').join(','));
    expect(wish?.steps).toHaveLength(20);
    expect(wish?.notes).toEqual(['一个链接最多做 20 步，后面 2 步不会做']);
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(20);
  });

  it('moves the clock before anybody logs in', async () => {
    await open('persona:vip,clock:+30d');
    const done = calls.filter((call) => call.startsWith('POST'));
    expect(done).toEqual(['POST /clock {"advance":"30d"}', 'POST /personas/vip/login']);
  });

  it('saves the data before a scenario changes it, and once', async () => {
    await open('scenario:order-in-state,scenario:order-in-state');
    expect(written()).toEqual([
      'POST /snapshots/before-link',
      'POST /scenarios/order-in-state/run',
      'POST /scenarios/order-in-state/run',
    ]);
  });

  it('saves nothing for a fault, which can be removed', async () => {
    await open('scenario:cart-save-fails');
    expect(written()).toEqual(['POST /scenarios/cart-save-fails/run']);
    expect(linkNotice.get()?.undo.faults).toEqual(['f1', 'f2']);
  });

  it('logs nobody in where a backend says who is', async () => {
    replies = { ...REPLIES, 'GET /info': { backend: { host: 'staging.example', local: [] } } };
    await open('persona:vip,fault:cart-save-fails');
    expect(calls).not.toContain('POST /personas/vip/login');
    expect(linkNotice.get()).toMatchObject({
      done: ['故障 cart-save-fails'],
      failed: ['persona:vip 没有做成：登录由后端 staging.example 管理，它不认识演示账号'],
    });
  });

  it('goes on after a step that fails, and says so', async () => {
    await open('persona:lost,fault:cart-save-fails,weather:rain');
    expect(linkNotice.get()).toMatchObject({ done: ['故障 cart-save-fails'], isNew: true });
    expect(linkNotice.get()?.failed).toHaveLength(2);
  });
});

describe('a step that cannot be done', () => {
  it.each([
    ['persona:unknown', '没有这个账号'],
    ['fault:no-such-row', '错误目录里没有这一条'],
    ['fault:*;kind=delay;ms=6000', '填写的内容有误（ms）'],
    ['fault:*;kind=slow', '填写的内容有误（slow）'],
    ['scenario:no-such-state', '没有这个场景'],
    ['scenario:order-in-state;colour=red', '这组参数做不出该场景（colour=red）'],
    ['scenario:order-in-state;state=lost', '这组参数做不出该场景（state=lost）'],
  ])('%s is told before it is asked, and left out', async (link, why) => {
    await open(`${link},clock:+1h`);
    expect(wish?.steps.map(({ kind }) => kind)).toEqual(['clock']);
    expect(wish?.notes).toEqual([`${link} 不会做：${why}`]);
    expect(written()).toEqual(['POST /clock {"advance":"1h"}']);
  });

  it('is left to the server where that does not say what there is', async () => {
    const { 'GET /personas': _, ...others } = REPLIES;
    replies = others;
    await open('persona:vip');
    expect(written()).toEqual(['POST /personas/vip/login']);
  });
});

describe('taking it back', () => {
  it('loads the data first and forgives faults that are gone', async () => {
    await open('scenario:order-in-state,fault:cart-save-fails,clock:+1h');
    const notice = linkNotice.get();
    calls = [];
    if (notice) await undoLink(notice);
    expect(calls).toEqual([
      'POST /snapshots/before-link/load',
      'DELETE /snapshots/before-link',
      'DELETE /faults/f1',
      'DELETE /faults/f2',
      'POST /clock {"reset":true}',
      'POST /clock {"advance":"90s"}',
    ]);
  });
});
