import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { appForEachTest, dataOf } from '../testing.ts';
import { act, expectRefused, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.quoteRebuy';
const app = appForEachTest();

function raisePrices(): void {
  app().world.db.sqlite.prepare('UPDATE goods SET base_price_fen = base_price_fen + 1000').run();
  // What is kept of goods is forgotten with this.
  runScenario('goods-on-sale', { db: app().world.db, now: app().world.clock.now() });
}

const cartSize = () => app().world.db.sqlite.prepare('SELECT count(*) FROM cart_lines').pluck().get();

describe('OrderServiceMag.quoteRebuy', () => {
  it('tells the price of today beside that of the order, and adds nothing', async () => {
    const orderNo = orderIn(app(), 'done');
    const size = cartSize();
    const same = dataOf(await act(app(), OPERATION, { orderNo, version: 'ordered' }));
    expect(same.now).toBe(same.before);
    raisePrices();
    const dearer = dataOf(await act(app(), OPERATION, { orderNo, version: 'ordered' }));
    expect(dearer.before).toBe(same.before);
    expect(Number(dearer.now)).toBeGreaterThan(Number(same.now));
    expect(dearer.lines).toMatchObject([{ copies: '10 本', before: same.before, now: dearer.now }]);
    expect(cartSize()).toBe(size);
  });

  it('reckons with the pages of today where the present version is wanted', async () => {
    const orderNo = orderIn(app(), 'done');
    app().world.db.sqlite.prepare('UPDATE publications SET page_num = 70 WHERE id = 50001').run();
    const { lines } = dataOf(await act(app(), OPERATION, { orderNo, version: 'current' }));
    expect(lines).toMatchObject([{ pages: '70页' }]);
  });

  it('refuses an unknown version, an order that is not over, and a work that is gone', async () => {
    const orderNo = orderIn(app(), 'done');
    await expectRefused(app(), OPERATION, { orderNo, version: 'next' }, 'bad-version');
    const wish = { orderNo: orderIn(app(), 'unpaid'), version: 'ordered' };
    await expectRefused(app(), OPERATION, wish, 'order-state');
    app().world.db.sqlite.prepare('UPDATE publications SET owner_id = 10002 WHERE id = 50001').run();
    await expectRefused(app(), OPERATION, { orderNo, version: 'ordered' }, 'bad-choice');
  });
});
