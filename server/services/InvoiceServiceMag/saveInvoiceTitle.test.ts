import { describe, expect, it } from 'vitest';
import { appForEachTest, dataOf, factsOf } from '../testing.ts';
import { ask, scenario } from './testing.ts';

const app = appForEachTest();
const NEW = {
  ...{ titleID: '', kind: 'company', name: '云上画室', taxNo: '９1330106ma2demo０99' },
  ...{ address: '', tel: '', bank: '', account: '', email: '', isDefault: 'N' },
};
const save = (change = {}, account = 'super') =>
  ask(app(), 'InvoiceServiceMag.saveInvoiceTitle', { ...NEW, ...change }, account);

describe('InvoiceServiceMag.saveInvoiceTitle', () => {
  it('keeps a title in plain writing; the first one is the default', async () => {
    expect(dataOf(await save())).toMatchObject({ taxNo: '91330106MA2DEMO099', isDefault: 'N' });
    expect(dataOf(await save({}, 'fresh'))).toMatchObject({ isDefault: 'Y' });
  });

  it('changes one, and lets it be the only default', async () => {
    dataOf(await save({ titleID: '2', kind: 'personal', name: '沈先生', isDefault: 'Y' }));
    const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceTitles', {}));
    expect(
      (list as { name: string; isDefault: string }[]).map(({ name, isDefault }) => name + isDefault),
    ).toEqual(['沈先生Y', '知远影像工作室N', '西湖摄影学会N']);
  });

  it('keeps no wrong number and no more than twenty', async () => {
    const before = factsOf(app());
    expect((await save({ account: '123' })).json).toMatchObject({ code: 1034, reason: 'bad-account' });
    expect(factsOf(app())).toBe(before);
    scenario(app(), 'invoice-titles-full');
    expect((await save()).json).toMatchObject({ code: 1122, reason: 'titles-full' });
    expect((await save({ titleID: '1' })).json.code).toBe(0);
  });
});
