import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, detailOf, expectRefused, logOf, orderIn } from './testing.ts';

const OPERATION = 'OrderServiceMag.updateOrderAddress';
const BEIJING = '80004';
const HONG_KONG = '80003';
const app = appForEachTest();

describe('OrderServiceMag.updateOrderAddress', () => {
  it.each(['unpaid', 'paid', 'checking_failed', 'proofing', 'ready'])(
    'sends a %s order elsewhere',
    async (state) => {
      const orderNo = orderIn(app(), state);
      expect((await act(app(), OPERATION, { orderNo, addrID: BEIJING })).json).toMatchObject({
        data: { state },
      });
      expect((await detailOf(app(), orderNo)).address).toMatchObject({ province: '北京市', name: '沈怀山' });
      expect(logOf(app(), orderNo).at(-1)).toBe('收货地址改为 北京市海淀区，收货人 沈怀山');
    },
  );

  it('keeps its own copy of the address', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    await act(app(), OPERATION, { orderNo, addrID: BEIJING });
    app().world.db.sqlite.prepare('DELETE FROM addresses WHERE id = 80004').run();
    expect((await detailOf(app(), orderNo)).address).toMatchObject({ province: '北京市' });
  });

  it('tells the days on which it comes there', async () => {
    const orderNo = orderIn(app(), 'unpaid');
    const daysOf = async () => {
      const { expectedFrom, expectedTo } = await detailOf(app(), orderNo);
      return [expectedFrom, expectedTo].map((day) => Date.parse(String(day)) / 86_400_000);
    };
    const [from = 0, to = 0] = await daysOf();
    await act(app(), OPERATION, { orderNo, addrID: BEIJING });
    expect(await daysOf()).toEqual([from + 1, to + 1]);
  });

  it('refuses another delivery area, because the freight is another', async () => {
    const wish = { orderNo: orderIn(app(), 'unpaid'), addrID: HONG_KONG };
    await expectRefused(app(), OPERATION, wish, 'delivery-unavailable');
  });

  it('refuses a place that nobody delivers to', async () => {
    app().world.db.sqlite.prepare("UPDATE addresses SET province = '远方' WHERE id = 80004").run();
    const wish = { orderNo: orderIn(app(), 'unpaid'), addrID: BEIJING };
    await expectRefused(app(), OPERATION, wish, 'delivery-unavailable');
  });

  it.each(['80011', '99999', 'x', ''])('refuses the address %j', async (addrID) => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), 'unpaid'), addrID }, 'address-not-found');
  });

  it.each(['producing', 'shipped', 'done'])('is too late for an order that is %s', async (state) => {
    await expectRefused(app(), OPERATION, { orderNo: orderIn(app(), state), addrID: BEIJING }, 'order-state');
  });
});
