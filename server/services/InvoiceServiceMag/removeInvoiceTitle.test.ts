import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();

it('InvoiceServiceMag.removeInvoiceTitle forgets one, and the oldest other one of its kind becomes the default', async () => {
  const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.removeInvoiceTitle', { titleID: '1' }));
  expect(list).toMatchObject([
    { titleID: '3', isDefault: 'Y' },
    { titleID: '2', isDefault: 'Y' },
  ]);
  const again = await ask(app(), 'InvoiceServiceMag.removeInvoiceTitle', { titleID: '1' });
  expect(again.json).toMatchObject({ code: 404, reason: 'invoice-title-not-found' });
});
