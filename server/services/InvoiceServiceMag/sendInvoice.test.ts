import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const send = (invoiceNo: string, email = 'kuaiji@desk.example') =>
  ask(app(), 'InvoiceServiceMag.sendInvoice', { invoiceNo, email });

describe('InvoiceServiceMag.sendInvoice', () => {
  it('sends it by mail again, but not for ever', async () => {
    const { invoiceNo = '' } = scenario(app(), 'invoice-in-state');
    expect(dataOf(await send(invoiceNo)).sent).toMatchObject([
      { channel: 'mail', to: 'kuaiji@desk.example' },
      {},
      {},
    ]);
    for (let times = 4; times <= 20; times += 1) await send(invoiceNo);
    expect((await send(invoiceNo)).json).toMatchObject({ code: 1061 });
  });

  it('sends nothing that is not issued, and to nobody', async () => {
    const { invoiceNo = '' } = scenario(app(), 'invoice-in-state', { state: 'failed' });
    expect((await send(invoiceNo)).json).toMatchObject({ reason: 'invoice-state' });
    expect((await send(invoiceNo, '')).json).toMatchObject({ reason: 'bad-invoice-email' });
  });
});
