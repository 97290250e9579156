import { describe, expect, it } from 'vitest';
import { appForEachTest } from '../testing.ts';
import { act, detailListOf, expectRefused, newKey, orderIn, outcomes, stored } from './testing.ts';

const OPERATION = 'OrderServiceMag.replaceFile';
const app = appForEachTest();

async function wish(orderNo: string) {
  const [line] = await detailListOf(app(), orderNo, 'files');
  return { orderNo, lineID: String(line?.lineID), idemKey: newKey() };
}

function change(column: 'page_num' | 'updated_at' | 'owner_id', value: number): void {
  app().world.db.sqlite.prepare(`UPDATE publications SET ${column} = ? WHERE id = 50001`).run(value);
}

describe('OrderServiceMag.replaceFile', () => {
  it('takes the present version and has it checked anew', async () => {
    const orderNo = orderIn(app(), 'checking_failed');
    const sent = await wish(orderNo);
    change('updated_at', app().world.clock.now());
    expect((await act(app(), OPERATION, sent)).json).toMatchObject({ data: { orderNo, state: 'paid' } });
    expect(await detailListOf(app(), orderNo, 'files')).toMatchObject([{ version: 2 }]);
    expect(await detailListOf(app(), orderNo, 'fileProblems')).toEqual([]);
    app().world.clock.advance(31 * 60_000);
    expect((await detailListOf(app(), orderNo, 'logs')).at(-1)).toMatchObject({ actor: '审稿员' });
    expect(stored(app(), orderNo, 'state')).toBe('ready');
  });

  it('has nothing to print anew while the publication is the ordered one', async () => {
    const sent = await wish(orderIn(app(), 'paid'));
    await expectRefused(app(), OPERATION, sent, 'file-not-replaceable');
  });

  it('cannot print another number of pages', async () => {
    const sent = await wish(orderIn(app(), 'paid'));
    change('page_num', 12);
    await expectRefused(app(), OPERATION, sent, 'file-not-replaceable');
  });

  it('cannot print what is no longer the member’s', async () => {
    const sent = await wish(orderIn(app(), 'paid'));
    change('owner_id', 10_002);
    await expectRefused(app(), OPERATION, sent, 'file-not-replaceable');
  });

  it.each(['1', 'x'])('does not know the line %j', async (lineID) => {
    const sent = { ...(await wish(orderIn(app(), 'paid'))), lineID };
    await expectRefused(app(), OPERATION, sent, 'file-not-replaceable');
  });

  it.each(['unpaid', 'ready', 'producing'])('is not possible while an order is %s', async (state) => {
    await expectRefused(app(), OPERATION, await wish(orderIn(app(), state)), 'order-state');
  });

  it('acts once for one intent', async () => {
    const sent = await wish(orderIn(app(), 'paid'));
    change('updated_at', app().world.clock.now());
    const replies = await Promise.all(Array.from({ length: 10 }, () => act(app(), OPERATION, sent)));
    expect(outcomes(replies)).toEqual({ done: 10 });
    expect(await detailListOf(app(), sent.orderNo, 'files')).toMatchObject([{ version: 2 }]);
  });
});
