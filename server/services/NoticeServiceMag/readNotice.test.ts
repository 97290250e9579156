import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { ask, told } from './testing.ts';

const OPERATION = 'NoticeServiceMag.readNotice';
const app = appForEachTest();

describe(OPERATION, () => {
  it('marks one as read, once', async () => {
    const noticeID = told(app(), { read: '0', unread: '3' });
    expect(dataOf(await ask(app(), OPERATION, { noticeID }))).toEqual({ unread: 2 });
    const once = factsOf(app());
    app().world.clock.advance(60_000);
    expect(dataOf(await ask(app(), OPERATION, { noticeID }))).toEqual({ unread: 2 });
    expect(factsOf(app())).toBe(once);
  });
});
