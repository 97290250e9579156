import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ORDERS_OF_INVOICE_MAX } from '#contracts/rules/invoices/invoicable.ts';
import { orders } from '#db/schema/index.ts';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { applied, ask, choices } from './testing.ts';

const app = appForEachTest();
type Question = Parameters<typeof ask<'InvoiceServiceMag.previewInvoice'>>[2];
const preview = (input: Question) => ask(app(), 'InvoiceServiceMag.previewInvoice', input);

describe('InvoiceServiceMag.previewInvoice', () => {
  it('shows the very document, and changes nothing', async () => {
    const [one, other] = await choices(app());
    const before = factsOf(app());
    const orderNos = `${one?.orderNo},${other?.orderNo},${one?.orderNo}`;
    const data = dataOf(await preview({ orderNos, titleID: '1', type: 'special', remark: '秋展' }));
    expect(data).toMatchObject({
      document: {
        kind: '电子发票（增值税专用发票）',
        number: '',
        remark: '秋展',
        buyer: { name: '知远影像工作室' },
      },
      orders: [{ orderNo: one?.orderNo }, { orderNo: other?.orderNo }],
    });
    const sum = Math.round(100 * (Number(one?.amount) + Number(other?.amount)));
    expect(Math.round(100 * Number(data.amount))).toBe(sum);
    expect(factsOf(app())).toBe(before);
  });

  it('tells what was asked for when an order was placed', async () => {
    const [one] = await choices(app());
    const change = (invoice: object | string) =>
      app()
        .world.db.orm.update(orders)
        .set({ invoice: invoice === '' ? '' : JSON.stringify(invoice) })
        .where(eq(orders.no, one?.orderNo ?? ''))
        .run();
    const first = async () =>
      (dataOf(await preview({ orderNos: one?.orderNo ?? '' })).orders as { asked?: object }[])[0];
    const asked = { kind: 'company', taxNo: '91330106MA2DEMO036', email: 'caiwu@desk.example' };
    const special = { address: 'a', tel: 't', bank: 'b', account: 'c' };
    change({ ...asked, title: '杭州云栖', special });
    expect((await first())?.asked).toEqual({ ...asked, name: '杭州云栖', type: 'special' });
    change({ ...asked, title: '杭州云栖' });
    expect((await first())?.asked).toMatchObject({ type: 'normal' });
    change('');
    expect(await first()).not.toHaveProperty('asked');
  });

  it('needs no title yet', async () => {
    const [one] = await choices(app());
    expect(dataOf(await preview({ orderNos: one?.orderNo ?? '' }))).toMatchObject({
      document: { buyer: { name: '' } },
    });
  });

  it('says of each order why it cannot be', async () => {
    const [one] = await choices(app());
    await applied(app());
    expect((await preview({ orderNos: one?.orderNo ?? '' })).json).toMatchObject({
      code: 1120,
      details: { orders: [{ orderNo: one?.orderNo, reason: '已申请开票（待开票）' }] },
    });
  });

  it('has an end', async () => {
    const orderNos = Array.from({ length: ORDERS_OF_INVOICE_MAX + 1 }, (_, index) => `1${index}`).join(',');
    expect((await preview({ orderNos })).json).toMatchObject({ code: 1061 });
    expect((await preview({ orderNos: '' })).json).toMatchObject({
      code: 1061,
      message: '请选择要开票的订单',
    });
    const [one] = await choices(app());
    const remark = '长'.repeat(101);
    expect((await preview({ orderNos: one?.orderNo ?? '', remark })).json.reason).toBe('bad-remark');
  });
});
