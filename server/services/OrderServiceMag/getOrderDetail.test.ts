import { describe, expect, it } from 'vitest';
import type { Output } from '#contracts/operations.ts';
import { ORDER_STATES } from '#contracts/rules/orders/order-states.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';

type Detail = Extract<Output<'OrderServiceMag.getOrderDetail'>, { code: 0 }>['data'];

const app = appForEachTest();

async function ask(orderNo: string, account = 'super') {
  return app().call('OrderServiceMag.getOrderDetail', { orderNo }, { token: await app().tokenOf(account) });
}

async function detail(orderNo: string, account = 'super'): Promise<Detail> {
  return dataOf(await ask(orderNo, account)) as unknown as Detail;
}

function make(params: Record<string, string>): string {
  return runScenario('order-in-state', { db: app().world.db, now: TEST_NOW }, params).orderNo ?? '';
}

function seeded(state: string, more = ''): string {
  const found = app()
    .world.db.sqlite.prepare(`SELECT no FROM orders WHERE user_id = 10003 AND state = ? ${more} LIMIT 1`)
    .pluck()
    .get(state);
  return String(found);
}

function line({ timeline }: Detail): string {
  return timeline.map(({ name, status, text }) => `${name}:${status}${text && `(${text})`}`).join(' ');
}

describe('OrderServiceMag.getOrderDetail', () => {
  it.each([
    ['unpaid', '提交订单:done 付款:now 审稿:todo 排产:todo 生产:todo 发货:todo 收货:todo'],
    ['paid', '提交订单:done 付款:done 审稿:now 排产:todo 生产:todo 发货:todo 收货:todo'],
    [
      'checking_failed',
      '提交订单:done 付款:done 审稿:now(文件有问题，等您处理) 排产:todo 生产:todo 发货:todo 收货:todo',
    ],
    [
      'proofing',
      '提交订单:done 付款:done 审稿:done 样稿:now(等您确认) 排产:todo 生产:todo 发货:todo 收货:todo',
    ],
    ['ready', '提交订单:done 付款:done 审稿:done 排产:now 生产:todo 发货:todo 收货:todo'],
    ['producing', '提交订单:done 付款:done 审稿:done 排产:done 生产:now(正在印刷) 发货:todo 收货:todo'],
    [
      'delayed',
      '提交订单:done 付款:done 审稿:done 排产:done 生产:now(印刷延期：特种纸到货晚了一天) 发货:todo 收货:todo',
    ],
    ['shipped', '提交订单:done 付款:done 审稿:done 排产:done 生产:done 发货:done(共 1 个包裹) 收货:now'],
    ['done', '提交订单:done 付款:done 审稿:done 排产:done 生产:done 发货:done(共 1 个包裹) 收货:done'],
    ['refunding', '提交订单:done 付款:done 退款中:now(不想要了)'],
    ['canceled', '提交订单:done 取消:done(不想要了)'],
    ['closed', '提交订单:done 付款:done 退款并关闭:done(不想要了)'],
  ])('tells the past and the future of an order that is %s', async (state, expected) => {
    expect(line(await detail(make({ state })))).toBe(expected);
  });

  it('has a moment for all that is done and for nothing that is to come', async () => {
    for (const state of ORDER_STATES) {
      const { timeline } = await detail(make({ state, proof: 'Y' }));
      const done = timeline.filter(({ status }) => status === 'done').map(({ at }) => at);
      expect([done.includes(''), done]).toEqual([false, [...done].sort()]);
      expect(timeline.filter(({ status, at }) => status === 'todo' && at !== '')).toEqual([]);
    }
  });

  it('agrees with the list on every field the two share', async () => {
    const orderNo = make({ state: 'producing' });
    const token = await app().tokenOf('super');
    const { list } = dataOf(
      await app().call('OrderServiceMag.getOrderList', { keyword: orderNo }, { token }),
    );
    const card = (list as object[])[0] ?? {};
    expect(await detail(orderNo)).toMatchObject(card);
  });

  it('keeps a diary with a picture for each stage that was begun', async () => {
    const { diary } = await detail(make({ state: 'producing', stage: 'binding' }));
    expect(diary.map(({ stageName, photoPath }) => `${stageName} ${photoPath}`)).toEqual([
      '印刷 /media/workshop/printing.svg',
      '覆膜 /media/workshop/laminating.svg',
      '装订 /media/workshop/binding.svg',
    ]);
    for (const { photoPath } of diary) {
      expect((await app().app.inject({ url: photoPath })).statusCode).toBe(200);
    }
  });

  it('shows each parcel with its tracks, none of them of the future', async () => {
    const { parcels } = await detail(seeded('shipped', 'ORDER BY id DESC'));
    expect(parcels.map(({ stateText, contents }) => `${stateText} ${contents}`)).toEqual([
      '运输中 《手作》× 50',
      '运输中 《海岸线》× 50',
    ]);
    const moments = parcels.flatMap(({ tracks }) => tracks.map(({ at }) => at));
    expect(moments.length).toBe(4);
    expect(moments.every((at) => at <= new Date(TEST_NOW).toISOString())).toBe(true);
  });

  it('shows what was paid and how', async () => {
    expect((await detail(seeded('paid'))).payments).toMatchObject([
      { channel: 'alipay', channelName: '支付宝', state: 'succeeded', stateText: '已付款' },
    ]);
  });

  it('adds its ladder up to what was to be paid', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().call('OrderServiceMag.getOrderList', { pageSize: '20' }, { token });
    for (const { orderNo } of dataOf(reply).list as { orderNo: string }[]) {
      const { ladder, payTotal } = await detail(orderNo);
      const fen = (amount: string) => Number(amount.replace('.', ''));
      const sum = ladder.reduce((total, { sign, amount }) => {
        return sign === 'plus' ? total + fen(amount) : sign === 'minus' ? total - fen(amount) : total;
      }, 0);
      expect([sum, ladder.at(-1)]).toEqual([
        fen(payTotal),
        { key: 'pay', label: '应付', sign: 'sum', amount: payTotal },
      ]);
    }
  });

  it('names the problems of a file by line and page', async () => {
    const { fileProblems, lines } = await detail(seeded('checking_failed'));
    expect(fileProblems.map(({ lineID, level, page }) => [lineID, level, page])).toEqual([
      [lines[0]?.lineID, 'error', 7],
      [lines[0]?.lineID, 'error', 27],
    ]);
    for (const { box } of fileProblems) {
      expect(box && box.x + box.w).toBeLessThanOrEqual(1);
      expect(box?.h).toBeGreaterThan(0);
    }
  });

  it('says until when the file can be replaced, only while that counts', async () => {
    expect((await detail(make({ state: 'paid' }))).replaceUntil).toBe('2026-11-21T02:28:00.000Z');
    expect((await detail(make({ state: 'ready' }))).replaceUntil).toBe('');
  });

  it('offers to replace a file only where the publication has changed and the state allows it', async () => {
    const canReplace = async (orderNo: string) =>
      (await detail(orderNo)).files.map((file) => file.canReplace);
    const [paid, ready] = [make({ state: 'paid' }), make({ state: 'ready' })];
    expect(await canReplace(paid)).toEqual(['N']);
    app().world.db.sqlite.exec(`UPDATE publications SET updated_at = ${TEST_NOW} WHERE id = 50001`);
    expect([await canReplace(paid), await canReplace(ready)]).toEqual([['Y'], ['N']]);
    app().world.db.sqlite.exec('UPDATE publications SET page_num = 170 WHERE id = 50001');
    expect(await canReplace(paid)).toEqual(['N']);
    app().world.db.sqlite.exec('UPDATE publications SET page_num = 168, owner_id = 10002 WHERE id = 50001');
    expect(await canReplace(paid)).toEqual(['N']);
  });

  it.each([
    ['is the caller’s', 'UPDATE publications SET code = code', /^[0-9a-z]{10}$/],
    ['lies in the trash', 'UPDATE publications SET trashed_at = 1 WHERE id = 50001', /^$/],
    ['is another member’s by now', 'UPDATE publications SET owner_id = 10002 WHERE id = 50001', /^$/],
    ['is gone', 'UPDATE order_lines SET publication_id = 59999', /^$/],
  ])('leads to the work, or nowhere, when it %s', async (_what, change, code) => {
    const orderNo = make({ state: 'done' });
    app().world.db.sqlite.exec(change);
    expect((await detail(orderNo)).lines.map(({ opusCode }) => opusCode)).toEqual([
      expect.stringMatching(code),
    ]);
  });

  it('shows the after-sales with words', async () => {
    const orderNo = seeded('done', "AND id IN (SELECT order_id FROM after_sales WHERE state = 'applied')");
    const { afterSales, handleOption } = await detail(orderNo);
    expect(afterSales).toMatchObject([
      { kind: 'reprint', kindText: '重印', state: 'applied', stateText: '申请中', canWithdraw: 'Y' },
    ]);
    expect(handleOption).toContain('cancelAfterSale');
    expect(handleOption).not.toContain('afterSale');
  });

  it('runs a paid order through to its receipt, each moment its own', async () => {
    const orderNo = make({ state: 'paid' });
    app().world.clock.advance(3 * 86_400_000);
    const shipped = await detail(orderNo);
    expect([shipped.state, shipped.diary.map(({ at }) => at.slice(5, 16))]).toEqual([
      'shipped',
      ['11-21T04:28', '11-21T12:28', '11-22T00:00', '11-22T06:00', '11-22T08:00'],
    ]);
    const moments = shipped.logs.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
    expect(new Set(moments).size).toBeGreaterThan(7);
    expect(shipped.parcels[0]?.stateText).toBe('派送中');
    app().world.clock.advance(13 * 86_400_000);
    expect((await detail(orderNo)).state).toBe('done');
  });

  it.each([
    ['another member’s', () => make({ account: 'vip' })],
    ['an unknown', () => '2026112199999999'],
    ['an empty', () => ''],
  ])('does not know %s order', async (_, orderNo) => {
    expect((await ask(orderNo())).json).toMatchObject({ code: 404, reason: 'order-not-found' });
  });

  it('does not know an order that was deleted', async () => {
    const orderNo = make({ state: 'canceled' });
    app().world.db.sqlite.prepare('UPDATE orders SET deleted_at = 1 WHERE no = ?').run(orderNo);
    expect((await ask(orderNo)).json).toMatchObject({ code: 404, reason: 'order-not-found' });
  });
});
