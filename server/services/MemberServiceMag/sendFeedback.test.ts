import { describe, expect, it } from 'vitest';
import { orderIn } from '../OrderServiceMag/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';

const app = appForEachTest();

async function send(content: string, account = 'super') {
  return app().call('MemberServiceMag.sendFeedback', { content }, { token: await app().tokenOf(account) });
}

async function list(account = 'super') {
  const reply = await app().call('MemberServiceMag.getFeedback', {}, { token: await app().tokenOf(account) });
  return dataOf(reply).list as { ID: string; content: string }[];
}

describe('MemberServiceMag.sendFeedback', () => {
  it('keeps the remark and says that it arrived', async () => {
    const data = dataOf(await send('希望增加方形画册'));
    expect(data).toEqual({ ID: expect.stringMatching(/^\d+$/), state: '已收到' });
    expect(await list()).toMatchObject([{ ID: data.ID, content: '希望增加方形画册' }]);
  });

  it.each([
    ['five characters', '五个字而已'],
    ['500 characters', '好'.repeat(500)],
    ['markup, quotes and line breaks, as they were typed', '<b>"粗"</b>\n& \'引号\' 100%'],
  ])('takes %s', async (_what, content) => {
    await send(content);
    expect((await list())[0]?.content).toBe(content);
  });

  it('leaves the spaces around it out', async () => {
    await send('   希望增加方形画册 \n');
    expect((await list())[0]?.content).toBe('希望增加方形画册');
  });

  it.each([
    ['nothing', ''],
    ['four characters', '四个字吧'],
    ['only spaces', ' '.repeat(40)],
    ['four characters and spaces', '  四个字吧   '],
    ['501 characters', '好'.repeat(501)],
  ])('refuses %s and keeps nothing', async (_what, content) => {
    const before = factsOf(app());
    const reply = await send(content);
    expect([reply.status, reply.json]).toMatchObject([200, { code: 1040, reason: 'bad-feedback' }]);
    expect(factsOf(app())).toBe(before);
  });

  it('needs a content', async () => {
    const token = await app().tokenOf('super');
    const reply = await app().call('MemberServiceMag.sendFeedback', {}, { token });
    expect([reply.status, reply.json.message]).toEqual([400, '请求参数不正确：缺少 content']);
  });

  it('goes to the desk with an order, which says how that stands', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    const token = await app().tokenOf('super');
    const wish = { content: '收货地址要改一下', topic: 'order', orderNo };
    const data = dataOf(await app().call('MemberServiceMag.sendFeedback', wish, { token }));
    expect(data).toMatchObject({ state: '已答复' });
    expect(data.answer).toMatch(new RegExp(`^订单 ${orderNo}：待付款。`));
    expect(data.answer).toContain('修改地址');
    expect((await list())[0]).toMatchObject({ orderNo, answer: data.answer });
  });

  it('knows no order of another member, and no other topic', async () => {
    const token = await app().tokenOf('vip');
    const wish = { content: '收货地址要改一下', topic: 'order', orderNo: orderIn(app(), 'unpaid') };
    expect((await app().call('MemberServiceMag.sendFeedback', wish, { token })).json).toMatchObject({
      reason: 'order-not-found',
    });
    const other = { content: '收货地址要改一下', topic: 'gossip' };
    expect((await app().call('MemberServiceMag.sendFeedback', other, { token })).json).toMatchObject({
      reason: 'bad-choice',
    });
  });
});
