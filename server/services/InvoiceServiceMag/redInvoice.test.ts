import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { applied, ask, choices, ISSUED_AFTER_MS, scenario } from './testing.ts';

const app = appForEachTest();
const red = (change = {}) =>
  ask(app(), 'InvoiceServiceMag.redInvoice', {
    ...{ invoiceNo: 'F2026000090000001', reason: '抬头开错', reissueTitleID: '', idemKey: 'red-intent' },
    ...change,
  });

describe('InvoiceServiceMag.redInvoice', () => {
  it('takes the whole of it back, and its order can be invoiced again', async () => {
    const { orderNo } = scenario(app(), 'invoice-in-state');
    expect(dataOf(await red())).toMatchObject({ state: 'reddening', reason: '抬头开错' });
    expect((await choices(app())).map((one) => one.orderNo)).not.toContain(orderNo);
    app().world.clock.advance(ISSUED_AFTER_MS);
    expect((await choices(app())).map((one) => one.orderNo)).toContain(orderNo);
    expect(dataOf(await red())).toMatchObject({
      state: 'reddened',
      redNumber: expect.stringMatching(/^\d{20}$/),
    });
    expect((await red({ idemKey: 'red-other' })).json).toMatchObject({ reason: 'invoice-state' });
  });

  it.each([
    ['3', '西湖摄影学会', 'normal'],
    ['1', '知远影像工作室', 'special'],
  ])('invoices anew for title %s, %s: %s', async (reissueTitleID, titleName, type) => {
    const { invoiceNo, orderNos } = dataOf(await applied(app(), { type: 'special' }));
    app().world.clock.advance(ISSUED_AFTER_MS);
    await red({ invoiceNo, reissueTitleID });
    app().world.clock.advance(2 * ISSUED_AFTER_MS);
    const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoices', {}));
    expect((list as object[])[0]).toMatchObject({ titleName, type, orderNos, state: 'issued' });
  });

  it('wants a reason', async () => {
    scenario(app(), 'invoice-in-state');
    expect((await red({ reason: ' ' })).json).toMatchObject({ reason: 'bad-reason' });
    expect((await red({ reason: '长'.repeat(101) })).json).toMatchObject({ reason: 'bad-reason' });
  });
});
