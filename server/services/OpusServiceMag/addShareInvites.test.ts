import { beforeEach, describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { TEST_NOW } from '#server/testing.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { asSuper, expectRefused, publishOne } from './testing.ts';

const OPERATION = 'OpusServiceMag.addShareInvites';
const WORK = { opusID: '50001' };
const app = appForEachTest();
beforeEach(() => publishOne(app()));

describe(OPERATION, () => {
  it('lets those on the list read once they are logged in, by mobile or email', async () => {
    runScenario('reading-mode', { db: app().world.db, now: TEST_NOW }, { mode: 'invited' });
    const read = async (account: string) =>
      (
        await app().call(
          'ReaderServiceMag.getBook',
          { bookCode: 'qing8shu2k' },
          { token: await app().tokenOf(account) },
        )
      ).json;
    expect(await read('demo')).toMatchObject({ reason: 'book-not-invited' });
    const rows = '林晓舟,LINXIAOZHOU@desk.example\n谁';
    const { invites, refusedRows } = dataOf(await asSuper(app(), OPERATION, { ...WORK, rows }));
    expect(invites).toMatchObject([{ name: '林晓舟', address: 'linxiaozhou@desk.example' }]);
    expect(refusedRows).toEqual([{ row: 2, text: '谁', message: '没有手机号或邮箱' }]);
    expect((await read('demo')).code).toBe(0);
    expect(await read('vip')).toMatchObject({ reason: 'book-not-invited' });
  });

  it('takes a thousand, and not one more', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => String(19_000_000_000 + at)).join('\n');
    expect(dataOf(await asSuper(app(), OPERATION, { ...WORK, rows })).invites).toHaveLength(1000);
    await expectRefused(app(), OPERATION, { ...WORK, rows: '19100000001' }, 'invites-full');
  });

  it.each<[Record<string, string>, string]>([
    [{ rows: ' \n ' }, 'bad-rows'],
    [{ rows: 'x\n'.repeat(1001) }, 'bad-rows'],
    [{ rows: '19000000001', opusID: '51001' }, 'publication-not-found'],
  ])('refuses %j', (input, reason) => expectRefused(app(), OPERATION, { ...WORK, ...input }, reason));
});
