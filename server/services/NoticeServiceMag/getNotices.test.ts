import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, told } from './testing.ts';

const OPERATION = 'NoticeServiceMag.getNotices';
const app = appForEachTest();
const page = async (input = {}, account = 'super') => dataOf(await ask(app(), OPERATION, input, account));

describe(OPERATION, () => {
  it('tells the newest first, page by page, with how many were not read', async () => {
    told(app(), { read: '1', unread: '2' });
    const first = await page({ pageSize: '2' });
    expect(first).toMatchObject({ total: 3, unread: 2, list: [{ isRead: 'N' }, { isRead: 'N' }] });
    const moments = (first.list as { at: string }[]).map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(await page({ pageSize: '2', page: '2' })).toMatchObject({ list: [{ isRead: 'Y' }] });
  });

  it('has what happened to seeded orders, and nothing for a newcomer', async () => {
    const seeded = await page({ pageSize: '100' });
    const titles = new Set((seeded.list as { title: string }[]).map(({ title }) => title));
    expect([...titles]).toEqual(
      expect.arrayContaining([
        '付款成功',
        '印刷文件有问题',
        '样稿待确认',
        '开始生产',
        '生产延期',
        '订单已发货',
      ]),
    );
    expect(seeded.unread).toBeGreaterThan(0);
    expect(seeded.unread).toBeLessThan(10);
    expect(await page({}, 'fresh')).toMatchObject({ list: [], total: 0, unread: 0 });
  });

  it('tells what happened meanwhile', async () => {
    told(app(), { read: '0', unread: '0' });
    app().world.clock.advance(40 * 86_400_000);
    const { list } = await page({ pageSize: '100' });
    expect((list as { title: string }[]).map(({ title }) => title)).toContain('订单已完成');
  });
});
