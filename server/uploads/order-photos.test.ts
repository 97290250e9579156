import { describe, expect, it } from 'vitest';
import { PHOTOS_MAX, PHOTOS_WAITING_MAX } from '#contracts/rules/orders/order-photos.ts';
import { forgetUnusedFiles } from '#db/queries/files/unused-files.ts';
import { detailListOf, detailOf, newKey, orderIn } from '#server/services/OrderServiceMag/testing.ts';
import { appForEachTest } from '#server/services/testing.ts';
import type { TestReply } from '#server/testing.ts';
import { hashOf, pdf, picture, send } from './testing.ts';

const test = appForEachTest();
const photosOf = (orderNo: string) => `/media/orders/${orderNo}/photos`;
const rows = () =>
  test().world.db.sqlite.prepare('SELECT hash FROM order_photos ORDER BY rowid').pluck().all();

async function bring(orderNo: string, file: Buffer, account = 'super'): Promise<TestReply> {
  return send(test(), photosOf(orderNo), file, { token: await test().tokenOf(account) });
}

/** Photos of different colours, brought one after another; answers their names. */
async function brought(orderNo: string, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let no = 1; no <= count; no += 1) {
    test().world.clock.advance(1);
    const { json } = await bring(orderNo, await picture({ width: 8, height: 8, color: `#2038${no + 10}` }));
    names.push((json.data as { photo: string }).photo);
  }
  return names;
}

async function ask(orderNo: string, photos?: string): Promise<TestReply> {
  const words = { kind: 'reprint', reason: '印刷质量问题', description: '第 12 页有明显色差' };
  const input = { orderNo, ...words, idemKey: newKey(), ...(photos === undefined ? {} : { photos }) };
  return test().call('OrderServiceMag.applyAfterSale', input, { token: await test().tokenOf('super') });
}

async function review(orderNo: string, photos: string): Promise<TestReply> {
  const input = { orderNo, stars: '4', text: '', photos };
  return test().call('OrderServiceMag.reviewOrder', input, { token: await test().tokenOf('super') });
}

describe('a photo of an order', () => {
  it('stands with the after-sale and with the review that it was sent with, for its owner alone', async () => {
    const orderNo = orderIn(test(), 'done');
    const [first = '', second = '', third = ''] = await brought(orderNo, 3);
    expect((await ask(orderNo, `${second},${first}`)).json.code).toBe(0);
    // What waited beside them is forgotten.
    expect(rows()).toEqual([first, second]);
    expect((await review(orderNo, third)).json).toMatchObject({ reason: 'bad-photos' });
    expect((await review(orderNo, first)).json.code).toBe(0);
    const path = (name: string) => `/media/files/${name}`;
    const [sale] = await detailListOf(test(), orderNo, 'afterSales');
    expect(sale?.photos).toEqual([path(second), path(first)]);
    expect((await detailOf(test(), orderNo)).review).toMatchObject({ photos: [path(first)] });
    const statusFor = async (account: string) => {
      const headers = { authorization: await test().tokenOf(account) };
      return (await test().app.inject({ url: `${path(first)}?size=small`, headers })).statusCode;
    };
    expect([await statusFor('super'), await statusFor('vip')]).toEqual([200, 404]);
  });

  it('may be left out, as older pages do', async () => {
    const orderNo = orderIn(test(), 'done');
    expect((await ask(orderNo)).json.code).toBe(0);
    expect((await detailListOf(test(), orderNo, 'afterSales'))[0]?.photos).toEqual([]);
  });

  it.each([
    ['of somebody else’s order', 'done', 'vip', 'order-not-found'],
    ['of an order that nothing has come of', 'producing', 'super', 'order-state'],
  ])('%s is refused, and nothing is kept', async (_what, state, account, reason) => {
    const orderNo = orderIn(test(), state);
    expect((await bring(orderNo, await picture(), account)).json).toMatchObject({ reason });
    expect(test().world.files.names()).toEqual([]);
  });

  it('is told by its content', async () => {
    const { json } = await bring(orderIn(test(), 'done'), pdf());
    expect(json).toMatchObject({ reason: 'bad-file', message: '这个文件不是 JPG、PNG 或 WebP 图片' });
  });

  it('is one of few: more are refused in words', async () => {
    const orderNo = orderIn(test(), 'done');
    const names = await brought(orderNo, PHOTOS_MAX + 1);
    expect((await ask(orderNo, names.join())).json).toMatchObject({
      reason: 'bad-photos',
      message: `照片最多 ${PHOTOS_MAX} 张`,
    });
  });

  it('that waits makes room for later ones, and one that was sent stays', async () => {
    const orderNo = orderIn(test(), 'done');
    const [sent = ''] = await brought(orderNo, 1);
    await ask(orderNo, sent);
    const later = await brought(orderNo, PHOTOS_WAITING_MAX + 2);
    expect(rows()).toEqual([sent, ...later.slice(2)]);
  });

  it('is a file that is needed', async () => {
    const orderNo = orderIn(test(), 'done');
    const image = await picture();
    await bring(orderNo, image);
    forgetUnusedFiles(test().world.db);
    expect(test().world.db.sqlite.prepare('SELECT hash FROM member_files').pluck().all()).toContain(
      hashOf(image),
    );
  });
});
