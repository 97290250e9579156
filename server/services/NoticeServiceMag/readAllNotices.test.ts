import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, told } from './testing.ts';

const OPERATION = 'NoticeServiceMag.readAllNotices';
const app = appForEachTest();

describe(OPERATION, () => {
  it('marks what was shown, not what came after it', async () => {
    told(app(), { read: '0', unread: '3' });
    const { list } = dataOf(await ask(app(), 'NoticeServiceMag.getNotices'));
    const [newest, second] = (list as { at: string }[]).map(({ at }) => at);
    expect(dataOf(await ask(app(), OPERATION, { until: second ?? '' }))).toEqual({ unread: 1 });
    expect(dataOf(await ask(app(), OPERATION, { until: newest ?? '' }))).toEqual({ unread: 0 });
  });

  it('leaves those of others', async () => {
    const unread = async () => dataOf(await ask(app(), 'NoticeServiceMag.getNotices', {}, 'vip')).unread;
    const before = await unread();
    await ask(app(), OPERATION, { until: '2099-01-01T00:00:00.000Z' });
    expect(await unread()).toBe(before);
  });

  it.each(['', '2026', 'yesterday', '2026-99-99T00:00:00.000Z'])('refuses "%s"', async (until) => {
    expect((await ask(app(), OPERATION, { until })).json.reason).toBe('bad-until');
  });
});
