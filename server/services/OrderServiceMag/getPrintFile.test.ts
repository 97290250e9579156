import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { CANCEL, fetched, GET, MAKE, stateOf, wishFor } from './testing/prints.ts';

const app = appForEachTest();

describe('OrderServiceMag.getPrintFile', () => {
  it('is not there before it is ready, and under no other name', async () => {
    const { orderNo, lineID } = await wishFor(app());
    for (const file of [`${lineID}-print.pdf`, `${lineID}-x.pdf`, 'x', '1-print.pdf']) {
      expect((await fetched(app(), `/media/orders/${orderNo}/${file}`)).statusCode).toBe(404);
    }
  });

  it('tells of a failure until it is made again', async () => {
    const wish = await wishFor(app());
    const put = `INSERT INTO print_files SELECT id, 'print', publication_seq, 'failed', '第 3 页的图片无法读取', 0, 0
      FROM order_lines WHERE id = ?`;
    app().world.db.sqlite.prepare(put).run(wish.lineID);
    expect(await stateOf(app(), GET, wish)).toMatchObject({ state: 'failed', why: '第 3 页的图片无法读取' });
    expect(await stateOf(app(), MAKE, wish)).toMatchObject({ state: 'waiting', why: '' });
    await stateOf(app(), CANCEL, wish);
  });
});
