import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { act, expectRefused, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.rebuy';
const app = appForEachTest();

async function lineOf(cartID: string) {
  const token = await app().tokenOf('super');
  return dataOf(await app().call('ShopCarService.cartInfo', { cartID }, { token })).data;
}

function setPages(pageNum: number): void {
  app().world.db.sqlite.prepare('UPDATE publications SET page_num = ? WHERE id = 50001').run(pageNum);
}

describe('OrderServiceMag.rebuy', () => {
  it('puts the lines into the cart as they were ordered', async () => {
    const reply = await act(app(), OPERATION, { orderNo: orderIn(app(), 'done'), version: 'ordered' });
    const { cartIDs } = dataOf(reply);
    expect(await lineOf(String(cartIDs))).toMatchObject({ count: 10, goodsName: '精装画册' });
  });

  it('takes the pages of today where the present version is wanted', async () => {
    const orderNo = orderIn(app(), 'done');
    setPages(70);
    const ordered = dataOf(await act(app(), OPERATION, { orderNo, version: 'ordered' }));
    const current = dataOf(await act(app(), OPERATION, { orderNo, version: 'current' }));
    expect(await lineOf(String(current.cartIDs))).toMatchObject({ pageNum: 70 });
    expect(await lineOf(String(ordered.cartIDs))).not.toMatchObject({ pageNum: 70 });
  });

  it('says what can no longer be printed, and adds nothing', async () => {
    const orderNo = orderIn(app(), 'done');
    app().world.db.sqlite.prepare("UPDATE goods SET saleable = 'N' WHERE id = 1").run();
    runScenario('goods-on-sale', { db: app().world.db, now: app().world.clock.now() });
    app().world.db.sqlite.prepare('UPDATE publications SET owner_id = 10002 WHERE id = 50001').run();
    await expectRefused(app(), OPERATION, { orderNo, version: 'ordered' }, 'bad-choice');
  });

  it('does not overfill the cart', async () => {
    runScenario('cart-full', { db: app().world.db, now: app().world.clock.now() });
    await expectRefused(
      app(),
      OPERATION,
      { orderNo: orderIn(app(), 'done'), version: 'ordered' },
      'cart-full',
    );
  });

  it('refuses an unknown version, and an order that is not over', async () => {
    const orderNo = orderIn(app(), 'done');
    await expectRefused(app(), OPERATION, { orderNo, version: 'next' }, 'bad-version');
    const wish = { orderNo: orderIn(app(), 'unpaid'), version: 'ordered' };
    await expectRefused(app(), OPERATION, wish, 'order-state');
  });
});
