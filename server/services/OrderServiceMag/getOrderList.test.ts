import { describe, expect, it } from 'vitest';
import { ORDER_STATES, type OrderState } from '#contracts/rules/orders/order-states.ts';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import type { OrderCard } from './views/order-card.ts';

interface Page {
  readonly list: OrderCard[];
  readonly total: number;
  readonly counts: Record<string, number>;
}
type Filter = { tab?: string; keyword?: string; page?: string; pageSize?: string };

const app = appForEachTest();

async function ask(input: Filter = {}, account = 'super') {
  return app().call('OrderServiceMag.getOrderList', input, { token: await app().tokenOf(account) });
}

async function page(input: Filter = {}, account = 'super'): Promise<Page> {
  return dataOf(await ask({ pageSize: '20', ...input }, account)) as unknown as Page;
}

function make(params: Record<string, string>): string {
  return runScenario('order-in-state', { db: app().world.db, now: TEST_NOW }, params).orderNo ?? '';
}

async function cardOf(state: OrderState): Promise<OrderCard> {
  const orderNo = make({ state });
  const { list } = await page({ keyword: orderNo });
  const card = list[0];
  if (!card || list.length !== 1) throw new Error(`no single order ${orderNo}`);
  return card;
}

describe('OrderServiceMag.getOrderList', () => {
  it('answers ten orders, the newest first, and the rest on the further pages', async () => {
    const all = (await page()).list.map(({ orderNo }) => orderNo);
    const first = dataOf(await ask()) as unknown as Page;
    expect(first.list.map(({ orderNo }) => orderNo)).toEqual(all.slice(0, 10));
    const second = dataOf(await ask({ page: '2' })) as unknown as Page;
    expect(second.list.map(({ orderNo }) => orderNo)).toEqual(all.slice(10, 20));
    expect((dataOf(await ask({ page: '1000000' })) as unknown as Page).list).toEqual([]);
    const moments = (await page()).list.map(({ createdAt }) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it.each([{ page: '' }, { tab: 'lost' }, { tab: '' }, { tab: 'toString' }])('refuses %j', async (input) => {
    const reply = await ask(input);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 400, reason: 'bad-page' }]);
  });

  it.each(['all', 'unpaid', 'todo', 'producing', 'shipped', 'done', 'aftersale'])(
    'holds in the tab %s as many as its count says',
    async (tab) => {
      const { list, total, counts } = await page({ tab });
      expect([list.length, total]).toEqual([counts[tab], counts[tab]]);
      expect(list.length).toBeGreaterThan(0);
    },
  );

  it('shows in a tab only what belongs there', async () => {
    const states = async (tab: string) => new Set((await page({ tab })).list.map(({ state }) => state));
    expect(await states('todo')).toEqual(new Set(['checking_failed', 'proofing', 'delayed']));
    expect(await states('producing')).toEqual(new Set(['paid', 'ready', 'producing', 'delayed']));
    expect((await page({ tab: 'aftersale' })).list.map((card) => card.afterSaleText)).toEqual([
      '售后申请中',
      '售后已完成',
    ]);
  });

  it('counts in every tab what the search finds there', async () => {
    const keyword = '西湖四季';
    const { counts } = await page({ keyword, tab: 'done' });
    for (const [tab, count] of Object.entries(counts)) {
      expect([tab, (await page({ keyword, tab })).total]).toEqual([tab, count]);
    }
    expect(counts.all).toBeGreaterThan(0);
    expect(counts.all).toBeLessThan((await page()).counts.all ?? 0);
  });

  it.each([
    ['the work', '西湖四季'],
    ['the receiver', '沈怀山'],
    ['the mobile', '19000000013'],
    ['the number', '60002'],
    ['the receiver, with spaces around', ' 沈怀山 '],
  ])('finds by %s', async (_, keyword) => {
    const { list, total } = await page({ keyword });
    expect(list.length).toBe(total);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan((await page()).total);
  });

  it.each(['%', '_', '\\', "'", '不存在的书'])(
    'takes %j for what it is and finds nothing',
    async (keyword) => {
      expect((await page({ keyword })).list).toEqual([]);
    },
  );

  it('shows each member only the own orders', async () => {
    expect((await page({ keyword: '窗边的灯' }, 'demo')).list).toEqual([]);
    expect([(await page({}, 'vip')).total, (await page({}, 'fresh')).total]).toEqual([3, 0]);
  });

  it('shows no order that was deleted, and counts none', async () => {
    const before = await page();
    app().world.db.sqlite.exec("UPDATE orders SET deleted_at = 1 WHERE state = 'canceled'");
    const after = await page();
    expect(after.total).toBe(before.total - 2);
    expect(after.counts.all).toBe(after.total);
  });

  it.each([
    ['unpaid', 'pay,updateAddress,cancel', '请在今天 11:58 前付款，逾期自动取消'],
    ['paid', 'replaceFile,urge,updateAddress,refund', '审稿员将在今天 10:28 前看完文件，通过后安排生产'],
    [
      'checking_failed',
      'viewProblems,replaceFile,acceptFile,updateAddress,refund',
      '等您处理文件问题：修改作品后重新提交，或确认坚持印刷',
    ],
    ['proofing', 'confirmProof,changeProof,updateAddress', '样稿等您确认，确认后 2 小时内开机印刷'],
    ['ready', 'updateAddress,refund', '预计今天 11:58 开机印刷'],
    ['producing', 'viewProgress', '预计今天 17:58 完成印刷，随后覆膜'],
    ['delayed', 'acknowledgeDelay,viewProgress,refund', '特种纸到货晚了一天，预计 11月22日 09:58 恢复生产'],
    ['shipped', 'confirmReceive,viewParcels', '包裹预计 11月23日送达，12月5日自动确认收货'],
    ['done', 'rebuy,review,afterSale,viewParcels,delete', '如有质量问题，可在 12月6日 09:58 前申请售后'],
    ['refunding', 'rebuy', '退款预计今天 10:08 前原路退回'],
    ['canceled', 'rebuy,delete', ''],
    ['closed', 'rebuy,delete', ''],
  ] as const)(
    'says of an order that is %s what can be done and what comes next',
    async (state, options, next) => {
      const { handleOption, nextText } = await cardOf(state);
      expect([handleOption.join(), nextText]).toEqual([options, next]);
    },
  );

  it('masks the mobile and shortens the address', async () => {
    const { receiver, isOverseas } = await cardOf('paid');
    expect([receiver, isOverseas]).toEqual([
      { name: '沈知远', mobile: '190****0003', region: '浙江省杭州市余杭区' },
      'N',
    ]);
  });

  it('knows what goes overseas and what was sent in part', async () => {
    const { list } = await page();
    expect(list.filter((card) => card.isOverseas === 'Y').map((card) => card.receiver.name)).toEqual([
      '沈知遠',
    ]);
    expect(list.filter((card) => card.isPartShipped === 'Y').map((card) => card.state)).toEqual([
      'producing',
    ]);
  });

  it('shows the lines as they were ordered', async () => {
    const { lines, payTotal, expiresAt } = await cardOf('unpaid');
    expect(lines).toMatchObject([
      {
        publicationID: '50001',
        photoPath: '/media/art/west-lake-four-seasons.svg',
        clientDesignName: '西湖四季',
        goodsName: '精装画册',
        showPageNum: '168页',
        count: 10,
        unitPrice: '192.40',
        totalPrice: '1924.00',
        fileVersion: 1,
      },
    ]);
    expect(lines[0]?.options[1]).toEqual({ Name: '装订方式', value: '普通精装' });
    expect([payTotal, expiresAt]).toEqual(['1924.00', '2026-11-21T03:58:00.000Z']);
  });

  it('leads from what was ordered to the work as it is now', async () => {
    const orderNo = make({ state: 'done' });
    const change = { publicationID: '50001', state: 'changed', code: 'xin8ban2be' };
    runScenario('publication-in-state', { db: app().world.db, now: TEST_NOW }, change);
    const { list } = await page({ keyword: orderNo });
    expect(list[0]?.lines.map(({ opusCode }) => opusCode)).toEqual(['xin8ban2be']);
  });

  it('has a card for every state', async () => {
    const { list } = await page();
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
  });

  it('lets an unpaid order expire when its time has come', async () => {
    make({ state: 'unpaid' });
    app().world.clock.advance(2 * 3_600_000);
    const { counts } = await page();
    expect(counts.unpaid).toBe(0);
  });
});
