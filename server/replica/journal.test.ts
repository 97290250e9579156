import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/demo-password.ts';
import { enterTestApp, type TestApp } from '#server/testing.ts';
import { createJournal } from './journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { type Control, controlOf } from './testing.ts';

const CART = 'ShopCarService.cartInfo';
const SAVE = 'ShoppingServiceMag.updateCart';
const TOTAL = 'ShoppingServiceMag.getTotal';
const LOGIN = 'LoginServiceMag.loginByPassword';
const LOGIN_STATE = '/uwp/newServlet?serviceName=UserCenterMag&medthodName=userIsLogin3';

let test: TestApp;
let control: Control;
let token: string;

beforeEach(async () => {
  test = await enterTestApp();
  control = controlOf(test.app);
  token = await test.tokenOf('super');
});
afterEach(() => test.close());

async function journal(query = ''): Promise<JournalEntry[]> {
  return (await control('GET', `journal${query}`)).body.list as JournalEntry[];
}

async function newest(): Promise<JournalEntry> {
  const entry = (await journal('?limit=1'))[0];
  if (!entry) throw new Error('the journal is empty');
  return entry;
}

interface Line {
  readonly ID: string;
  readonly goods: { readonly ID: string };
  readonly count: number;
  readonly pageNum: number;
  readonly buzhou: readonly {
    readonly selCnum: string;
    readonly items: readonly { readonly Cnum: string; readonly Name: string }[];
  }[];
}

/** A choice of the first cart line with 30 pages and 骑马钉. */
async function forbiddenChoice() {
  const list = await test.call('ShopCarService.cartList', {}, { token });
  const lines = (list.json.data as { list: Line[] }).list;
  const line = lines.find(({ buzhou }) =>
    buzhou.some(({ items }) => items.some(({ Name }) => Name === '骑马钉')),
  );
  if (!line) throw new Error('no line offers 骑马钉');
  const cnums = line.buzhou
    .map(({ selCnum, items }) => items.find(({ Name }) => Name === '骑马钉')?.Cnum ?? selCnum)
    .filter(Boolean)
    .join('|');
  return { goodsID: line.goods.ID, count: '10', pagesNum: '30', memberID: '10003', cnums, CartID: line.ID };
}

describe('a call that no operation answers', () => {
  const named = (service: string, method: string) =>
    `/uwp/newServlet?serviceName=${service}&medthodName=${method}`;

  it.each([
    ['GET', named('ShopCarService', 'carInfo'), 'ShopCarService.carInfo', 'unknown-operation', CART],
    ['POST', named('ShopCarService', 'cartInfo'), CART, 'wrong-http-method', CART],
    ['GET', '/uwp/web/doLoginout.jsp', 'web.doLoginout', 'wrong-http-method', 'web.doLoginout'],
    ['POST', '/uwp/web/doLogout.jsp', '/uwp/web/doLogout.jsp', 'unknown-path', 'web.doLoginout'],
    [
      'GET',
      '/uwp/newServlet?serviceName=ShopCarService&methodName=cartInfo',
      CART,
      'misspelt-parameter',
      CART,
    ],
    ['GET', '/uwp/newServlet?serviceName=ShopCarService', 'ShopCarService', 'bad-operation-name', CART],
    ['GET', '/uwp/newServlet', '/uwp/newServlet', 'bad-operation-name', null],
  ] as const)('%s %s stands with the nearest operation', async (method, url, operation, reason, nearest) => {
    const reply = await test.app.inject({ method, url });
    expect(await newest()).toMatchObject({
      operation,
      status: reply.statusCode,
      code: reply.statusCode,
      provenance: null,
      unmatched: { reason, nearest: nearest === CART ? expect.stringMatching(/^ShopCarService\./) : nearest },
      decisions: [reply.json().message],
    });
  });

  it('is kept no longer than a name can be', async () => {
    await test.app.inject({ url: named('A'.repeat(3000), 'b') });
    expect((await newest()).operation).toHaveLength(120);
  });
});

describe('an entry', () => {
  it('says what was asked, by whom, and what was answered', async () => {
    const { text } = await test.call(CART, { cartID: '90001' }, { token });
    expect(await newest()).toMatchObject({
      operation: CART,
      method: 'GET',
      provenance: 'documented',
      at: test.world.clock.now(),
      account: 'super',
      status: 200,
      code: 0,
      fault: null,
      violations: [],
      decisions: [],
      request: { query: { cartID: '90001' }, body: null },
      ms: expect.any(Number),
    });
    expect((await newest()).reply.slice(0, 1000)).toBe(text.slice(0, 1000));
  });

  it.each([
    ['tab-1', 'tab-1'],
    ['<b>', null],
    ['x'.repeat(65), null],
    [undefined, null],
  ])('names the tab that called: %s', async (sent, told) => {
    const headers = sent === undefined ? {} : { 'x-replica-tab': sent };
    await test.app.inject({ method: 'POST', url: LOGIN_STATE, headers });
    expect((await newest()).tab).toBe(told);
  });

  it('is found by its tab', async () => {
    for (const tab of ['a', 'b', 'a']) {
      await test.app.inject({ method: 'POST', url: LOGIN_STATE, headers: { 'x-replica-tab': tab } });
    }
    expect((await journal('?tab=a')).map(({ seq, tab }) => [seq, tab])).toEqual([
      [1, 'a'],
      [3, 'a'],
    ]);
  });

  it('holds no password, no token and no mobile', async () => {
    const reply = await test.call(LOGIN, { account: 'super', password: DEMO_PASSWORD });
    const granted = String((reply.json.data as { token: string }).token);
    await test.call('UserCenterMag.getUserAddressList', {}, { token: granted });
    const text = JSON.stringify(await journal());
    expect(text).not.toContain(DEMO_PASSWORD);
    expect(text).not.toContain(granted);
    expect(text).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
    expect(text).toMatch(/1\d\d\*{4}\d{4}/);
  });

  it('says which rule refused a print choice that is saved', async () => {
    const { CartID, ...choice } = await forbiddenChoice();
    await test.call(
      SAVE,
      { ...choice, CartID, remarkinfo: '', pdfchecked: '1', fuwu: '', fxID: '', prop1: '', pdfCnum: '' },
      { token },
    );
    expect((await newest()).decisions).toEqual([
      expect.stringMatching(/^装订方式「骑马钉」不可用：.*不是 4 的倍数$/),
    ]);
  });

  it('says which rule refused a price', async () => {
    const { CartID: _line, ...choice } = await forbiddenChoice();
    await test.call(TOTAL, { ...choice, random: '1' }, { token });
    expect(await newest()).toMatchObject({
      code: 400,
      decisions: [expect.stringMatching(/^装订方式「骑马钉」不可用：/)],
    });
  });

  it('says how a price came about', async () => {
    const list = await test.call('ShopCarService.cartList', {}, { token });
    const line = (list.json.data as { list: Line[] }).list[0];
    if (!line) throw new Error('no line');
    const cnums = line.buzhou.map(({ selCnum }) => selCnum).filter(Boolean);
    await test.call(
      TOTAL,
      {
        goodsID: line.goods.ID,
        count: '10',
        pagesNum: String(line.pageNum),
        memberID: '10003',
        cnums: cnums.join('|'),
        random: '1',
      },
      { token },
    );
    expect((await newest()).decisions).toEqual([
      expect.stringMatching(/^10 件：单价 [\d.]+，数量折扣 [\d.]+，合计 [\d.]+$/),
    ]);
  });

  it.each([
    [LOGIN, { account: 'super', password: 'wrong' }, '账号或密码不正确，还可尝试 4 次'],
    [CART, { cartID: '1' }, '请先登录'],
  ] as const)('says why a visitor is refused by %s', async (operation, input, words) => {
    await test.call(operation, input);
    expect((await newest()).decisions).toEqual([words]);
  });

  it('says why an order is refused, line by line', async () => {
    await test.call(
      'OrderServiceMag.previewOrder',
      { cartIDs: '1', addrID: '', delivery: '', couponID: 'auto' },
      { token },
    );
    const [first, ...parts] = (await newest()).decisions;
    expect(first).toBe('有商品不能下单');
    expect(parts).toEqual([expect.stringMatching(/^1：./)]);
  });

  it('names the place of what was sent outside the contract', async () => {
    const reply = await test.call(LOGIN, { account: 'super' });
    expect(reply.status).toBe(400);
    expect((await newest()).violations).toEqual([
      { part: 'request', pointer: '', message: expect.stringContaining('password') },
    ]);
  });

  it('keeps only the beginning of a big request', async () => {
    await test.call(LOGIN, { account: 'x'.repeat(50_000), password: DEMO_PASSWORD });
    const { request } = await newest();
    expect(String(request.body).length).toBeLessThan(5000);
    expect(JSON.stringify(request)).not.toContain(DEMO_PASSWORD);
  });

  it('names the rule and the draw of a fault', async () => {
    test.world.faults.add({ operation: CART, fault: { kind: 'status', status: 500 }, seed: 7 });
    await test.call(CART, { cartID: '90001' }, { token });
    expect((await newest()).fault).toEqual({
      kind: 'status',
      rule: 'f1',
      draw: '7-0',
      delayMs: 0,
      delayedBy: null,
    });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await test.call(CART, { cartID: '90001' }, { token });
    await test.call(LOGIN, { account: 'demo', password: 'wrong' });
    await test.call(CART, { cartID: '90002' }, { token });
    test.world.faults.add({ operation: CART, fault: { kind: 'code', code: 403 } });
    await test.call(CART, { cartID: '90003' }, { token });
  });

  it.each([
    [`?operation=${CART}`, 3],
    ['?since=3', 1],
    ['?account=super', 3],
    ['?account=nobody', 0],
    ['?fault=any', 1],
    ['?fault=code', 1],
    ['?fault=f1', 1],
    ['?fault=hang', 0],
    [`?q=${encodeURIComponent('还可尝试')}`, 1],
    ['?q=CARTINFO', 3],
    ['?limit=2', 2],
    ['?account=super&q=90002', 1],
  ])('filtered by %s has %i entries', async (query, count) => {
    expect(await journal(query)).toHaveLength(count);
  });

  it('keeps the newest with a limit, oldest first', async () => {
    expect((await journal('?limit=2')).map(({ seq }) => seq)).toEqual([3, 4]);
  });

  it.each(['?limit=0', '?limit=1001', '?since=-1', '?operation=nothing', '?sinse=1'])(
    'refuses %s',
    async (query) => {
      expect(await control('GET', `journal${query}`)).toMatchObject({ status: 400 });
    },
  );

  it('forgets the oldest after a thousand, or after as many as it is told', async () => {
    const [first] = await journal('?limit=1');
    if (!first) throw new Error('the journal is empty');
    for (let call = 0; call < 999; call += 1) await test.call('UserCenterMag.userIsLogin3', {});
    const all = await journal();
    expect([all.length, all[0]?.seq, all.at(-1)?.seq]).toEqual([1000, 4, 1003]);
    const narrow = createJournal(2);
    narrow.remember(test.world.journal.memory());
    expect(narrow.list().map(({ seq }) => seq)).toEqual([1002, 1003]);
  });
});
