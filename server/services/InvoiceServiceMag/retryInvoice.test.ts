import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask, ISSUED_AFTER_MS, scenario } from './testing.ts';

const app = appForEachTest();

it('InvoiceServiceMag.retryInvoice sends a failed one again, and no other', async () => {
  const { invoiceNo = '' } = scenario(app(), 'invoice-in-state', { state: 'failed' });
  expect(dataOf(await ask(app(), 'InvoiceServiceMag.retryInvoice', { invoiceNo }))).toMatchObject({
    state: 'pending',
  });
  app().world.clock.advance(ISSUED_AFTER_MS);
  const again = await ask(app(), 'InvoiceServiceMag.retryInvoice', { invoiceNo });
  expect(again.json).toMatchObject({ code: 1121, reason: 'invoice-state' });
  expect(dataOf(await ask(app(), 'InvoiceServiceMag.getInvoice', { invoiceNo }))).toMatchObject({
    state: 'issued',
  });
});
