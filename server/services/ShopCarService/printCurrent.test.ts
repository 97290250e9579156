import { describe, expect, it } from 'vitest';
import { runScenario } from '#db/scenarios/index.ts';
import { act, orderIn } from '../OrderServiceMag/testing.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';

const OPERATION = 'ShopCarService.printCurrent';
const app = appForEachTest();

async function ask(operation: Parameters<ReturnType<typeof app>['call']>[0], input: object) {
  return app().call(operation, input, { token: await app().tokenOf('super') });
}

async function itemOf(cartID: string): Promise<Record<string, unknown>> {
  const { list } = dataOf(await ask('ShopCarService.cartList', { pageSize: '100' }));
  return (list as Record<string, unknown>[]).find(({ ID }) => ID === cartID) ?? {};
}

/** A line of what was ordered once, whose work has six pages more now. */
async function lineOfThen(): Promise<string> {
  const { db, clock } = app().world;
  const orderNo = orderIn(app(), 'done');
  runScenario('publication-changed', { db, now: clock.now() });
  db.sqlite.prepare('UPDATE publications SET page_num = 70 WHERE id = 50001').run();
  const { cartIDs } = dataOf(await act(app(), 'OrderServiceMag.rebuy', { orderNo, version: 'ordered' }));
  return String(cartIDs);
}

describe(OPERATION, () => {
  it('prints the work as it is, where the cart and the preview said that it does not', async () => {
    const cartID = await lineOfThen();
    const before = await itemOf(cartID);
    expect(before.versionAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const preview = dataOf(await ask('OrderServiceMag.previewOrder', { cartIDs: cartID, useWallet: 'N' }));
    expect(preview.lines).toMatchObject([{ versionAt: before.versionAt }]);

    const done = dataOf(await ask(OPERATION, { cartID }));
    const after = await itemOf(cartID);
    expect(after).toMatchObject({ pageNum: 70, count: before.count, ...done });
    expect(after).not.toHaveProperty('versionAt');
    expect(after.unitPrice).not.toBe(before.unitPrice);
  });

  it('leaves a line alone that prints it already', async () => {
    const before = await itemOf('90001');
    expect(before).not.toHaveProperty('versionAt');
    const { showPageNum, unitPrice } = before;
    expect(dataOf(await ask(OPERATION, { cartID: '90001' }))).toEqual({ showPageNum, unitPrice });
    expect(await itemOf('90001')).toEqual(before);
  });

  it.each([
    ['UPDATE publications SET owner_id = 10002 WHERE id = 50001', 'bad-choice'],
    ['UPDATE publications SET page_num = 9999 WHERE id = 50001', 'bad-choice'],
    ['DELETE FROM cart_lines WHERE publication_seq IS NOT NULL', 'cart-line-not-found'],
  ])('changes nothing after %s', async (sql, reason) => {
    const cartID = await lineOfThen();
    app().world.db.sqlite.prepare(sql).run();
    const before = factsOf(app());
    expect((await ask(OPERATION, { cartID })).json).toMatchObject({ reason });
    expect(factsOf(app())).toBe(before);
  });

  it('knows no line without a number', async () => {
    expect((await ask(OPERATION, { cartID: 'x' })).json).toMatchObject({ reason: 'cart-line-not-found' });
  });
});
