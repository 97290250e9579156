import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();

it('InvoiceServiceMag.removeInvoiceTitle forgets one, and the oldest of the others becomes the default', async () => {
  const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.removeInvoiceTitle', { titleID: '1' }));
  expect(list).toMatchObject([
    { titleID: '2', isDefault: 'Y' },
    { titleID: '3', isDefault: 'N' },
  ]);
  const again = await ask(app(), 'InvoiceServiceMag.removeInvoiceTitle', { titleID: '1' });
  expect(again.json).toMatchObject({ code: 404, reason: 'invoice-title-not-found' });
});
