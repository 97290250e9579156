import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, MINUTE_MS } from '../testing.ts';

const app = appForEachTest();

async function send(account: string, content: string) {
  const token = await app().tokenOf(account);
  dataOf(await app().call('MemberServiceMag.sendFeedback', { content }, { token }));
}

async function ask(account: string) {
  return dataOf(
    await app().call('MemberServiceMag.getFeedback', {}, { token: await app().tokenOf(account) }),
  );
}

describe('MemberServiceMag.getFeedback', () => {
  it('is empty for a member who never wrote', async () => {
    expect(await ask('fresh')).toEqual({ list: [], total: 0, page: 1, pageSize: 20 });
  });

  it('answers each remark with its state and the minute in China', async () => {
    await send('super', '希望增加方形画册');
    expect((await ask('super')).list).toEqual([
      {
        ID: expect.stringMatching(/^\d+$/),
        content: '希望增加方形画册',
        state: '已收到',
        sent: '2026-11-21 10:00',
      },
    ]);
  });

  it('puts the newest first and keeps to the latest twenty', async () => {
    for (let number = 1; number <= 21; number += 1) {
      await send('super', `第 ${number} 条反馈`);
      app().world.clock.advance(MINUTE_MS);
    }
    const data = await ask('super');
    const contents = (data.list as { content: string }[]).map(({ content }) => content);
    expect(data.total).toBe(21);
    expect(contents).toHaveLength(20);
    expect([contents[0], contents[19]]).toEqual(['第 21 条反馈', '第 2 条反馈']);
  });

  it('shows nobody else’s', async () => {
    await send('super', '希望增加方形画册');
    expect((await ask('vip')).total).toBe(0);
  });
});
