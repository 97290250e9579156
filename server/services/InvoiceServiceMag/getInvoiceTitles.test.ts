import { expect, it } from 'vitest';
import { appForEachTest, dataOf } from '../testing.ts';
import { ask } from './testing.ts';

const app = appForEachTest();

it('InvoiceServiceMag.getInvoiceTitles shows the default ones first', async () => {
  const { list, most } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceTitles', {}));
  expect(most).toBe(20);
  expect(list).toMatchObject([
    { name: '知远影像工作室', isDefault: 'Y', specialLacks: '' },
    { kind: 'personal', isDefault: 'Y' },
    { specialLacks: expect.stringContaining('还缺：地址、电话') },
  ]);
  expect(dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceTitles', {}, 'fresh')).list).toEqual([]);
});
