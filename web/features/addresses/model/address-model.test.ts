import { describe, expect, it } from 'vitest';
import { readAddressText } from '#contracts/rules/address/address-text.ts';
import { loadRegions } from '#web/lib/words/region-data.ts';
import { HOME, OFFICE } from './address.fixture.ts';
import { inputOf } from './address.ts';
import {
  doubtsOf,
  draftOf,
  EMPTY_DRAFT,
  inputOfDraft,
  isRegionKnown,
  regionFrom,
  textAsDraft,
} from './address-draft.ts';
import { withDefault, withSaved } from './address-list-changes.ts';

const { data } = await loadRegions();
const pasted = (text: string) => ({ ...EMPTY_DRAFT, ...textAsDraft(readAddressText(text, data)) });

describe('the draft of an address', () => {
  it('sends an address back as it came', () => {
    expect(inputOfDraft(draftOf(HOME), HOME.ID)).toEqual(inputOf(HOME, HOME.ID));
  });

  it('keeps what a paste does not say', () => {
    const read = textAsDraft(readAddressText('张三 浙江省杭州市西湖区青芝坞18号', data));
    expect(read.name).toBe('张三');
    expect(Object.keys(read)).not.toContain('mobile');
    expect(Object.keys(read)).not.toContain('label');
  });

  it('takes a region with codes as chosen', () => {
    expect(pasted('浙江省杭州市西湖区青芝坞18号')).toMatchObject({
      codes: ['330000', '330100', '330106'],
      isRegionTyped: false,
    });
  });

  it('takes a region that contradicts itself as typed, without codes', () => {
    const draft = pasted('浙江省杭州市海曙区中山西路18号');
    expect(draft).toMatchObject({ isRegionTyped: true, city: '杭州市', district: '海曙区' });
    expect(inputOfDraft(draft, '').codes).toBe('');
  });

  it('leaves the region empty where only the county was read', () => {
    expect(pasted('西湖区青芝坞18号')).toMatchObject({
      codes: [],
      isRegionTyped: false,
      ...{ province: '', city: '', district: '' },
    });
  });

  it('forgets the typed region when one is chosen', () => {
    const path = [
      { text: '浙江省', value: '330000' },
      { text: '宁波市', value: '330200' },
      { text: '海曙区', value: '330203' },
    ];
    expect(regionFrom(path)).toMatchObject({
      codes: ['330000', '330200', '330203'],
      isRegionTyped: false,
      city: '宁波市',
    });
  });

  it('knows a region by its codes and names', () => {
    expect(isRegionKnown(draftOf(HOME), data)).toBe(true);
    expect(isRegionKnown(draftOf({ ...HOME, district: '下城区' }), data)).toBe(false);
    expect(isRegionKnown(draftOf({ ...HOME, codes: ['330000', '330100', '330999'] }), data)).toBe(false);
  });

  it('names for each field the first doubt', () => {
    const text = readAddressText('张三 13800138000 西湖区青芝坞18号', data);
    expect(doubtsOf({ ...text, unsure: [...text.unsure, { field: 'region', reason: '另一个' }] })).toEqual({
      region: '杭州市、南昌市都有西湖区，请选择',
    });
  });
});

describe('the list after a change', () => {
  const ids = (list: readonly { ID: string; IsDefault: string }[]) =>
    list.map(({ ID, IsDefault }) => ID + IsDefault);

  it('has one default', () => {
    expect(ids(withDefault([HOME, OFFICE], '80002'))).toEqual(['80001N', '80002Y']);
  });

  it('has a new address at its end', () => {
    expect(ids(withSaved([HOME, OFFICE], inputOf(OFFICE, ''), '80009'))).toEqual([
      '80001Y',
      '80002N',
      '80009N',
    ]);
  });

  it('keeps the flag of a default that was saved with N', () => {
    const input = { ...inputOf(HOME, '80001'), isDefault: 'N', detail: '新路' };
    expect(withSaved([HOME, OFFICE], input, '80001')[0]).toMatchObject({ IsDefault: 'Y', detail: '新路' });
  });

  it('moves the flag with a save', () => {
    const input = { ...inputOf(OFFICE, '80002'), isDefault: 'Y' };
    expect(ids(withSaved([HOME, OFFICE], input, '80002'))).toEqual(['80001N', '80002Y']);
  });
});
