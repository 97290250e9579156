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

async function namesAndDefaults(): Promise<string[]> {
  const { list } = dataOf(await ask(app(), 'InvoiceServiceMag.getInvoiceTitles', {}));
  return (list as { name: string; isDefault: string }[]).map(({ name, isDefault }) => name + isDefault);
}

describe('InvoiceServiceMag.saveInvoiceTitle', () => {
  it('keeps a title in plain writing; the first one is the default', async () => {
    expect(dataOf(await save())).toMatchObject({ taxNo: '91330106MA2DEMO099', isDefault: 'N' });
    expect(dataOf(await save({}, 'fresh'))).toMatchObject({ isDefault: 'Y' });
  });

  it('keeps one default for persons and one for companies', async () => {
    dataOf(await save({ titleID: '', kind: 'personal', name: '沈先生', isDefault: 'Y' }));
    expect(await namesAndDefaults()).toEqual(['知远影像工作室Y', '沈先生Y', '西湖摄影学会N', '沈知远N']);
  });

  it('names another default where the kind of the default one changes', async () => {
    dataOf(await save({ titleID: '1', kind: 'personal', name: '沈先生' }));
    expect(await namesAndDefaults()).toEqual(['西湖摄影学会Y', '沈知远Y', '沈先生N']);
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
