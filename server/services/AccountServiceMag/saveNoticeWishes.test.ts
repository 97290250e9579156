import { describe, expect, it } from 'vitest';
import { tell } from '#db/queries/account/notices.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();
const save = (unwanted: string) => ask(app(), 'AccountServiceMag.saveNoticeWishes', { unwanted });

function told(userId: number): unknown[] {
  const { db } = app().world;
  for (const kind of ['order', 'wallet'] as const) {
    tell(db, { userId, kind, title: '到了', text: '到了', path: '', createdAt: TEST_NOW });
  }
  const sql = 'SELECT kind FROM notices WHERE user_id = ? AND title = ? ORDER BY id';
  return db.sqlite.prepare(sql).pluck().all(userId, '到了');
}

describe('AccountServiceMag.saveNoticeWishes', () => {
  it('keeps the member from being told of these, and nobody else', async () => {
    expect(dataOf(await save('wallet'))).toEqual({ unwanted: ['wallet'] });
    expect([told(10003), told(10002)]).toEqual([['order'], ['order', 'wallet']]);
  });

  it('takes it back', async () => {
    await save('wallet,order');
    await save('');
    expect(told(10003)).toEqual(['order', 'wallet']);
  });

  it.each(['account', 'weather'])('refuses %s', async (kind) => {
    expect((await save(kind)).json).toMatchObject({ code: 1034, reason: 'bad-kind' });
  });
});
