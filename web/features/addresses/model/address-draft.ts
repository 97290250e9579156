import type { AddressFields } from '#contracts/rules/address/address-fields.ts';
import { tidyAddress } from '#contracts/rules/address/address-fields.ts';
import type { AddressDoubt, AddressText } from '#contracts/rules/address/address-text.ts';
import type { RegionData } from '#contracts/rules/address/region-index.ts';
import type { Address, AddressInput } from './address.ts';

/** What the form of an address (收货地址) holds. */
export interface AddressDraft extends AddressFields {
  /** Codes of the chosen region; empty where it is typed. */
  readonly codes: readonly string[];
  /** The region is chosen from the official list, or typed where the list lacks it. */
  readonly isRegionTyped: boolean;
  readonly isDefault: boolean;
}

export const EMPTY_DRAFT: AddressDraft = {
  name: '',
  mobile: '',
  province: '',
  city: '',
  district: '',
  street: '',
  detail: '',
  zip: '',
  label: '',
  codes: [],
  isRegionTyped: false,
  isDefault: false,
};

export function draftOf(address: Address | null): AddressDraft {
  if (address === null) return EMPTY_DRAFT;
  const { name, mobile, province, city, district, street, detail, zip, label, codes, IsDefault } = address;
  return {
    ...{ name, mobile, province, city, district, street, detail, zip, label },
    codes,
    isRegionTyped: codes.length === 0,
    isDefault: IsDefault === 'Y',
  };
}

const LEVELS = ['province', 'city', 'district'] as const;

/** The list changes over the years: a region that it has under another name counts as typed. */
export function isRegionKnown(draft: AddressDraft, data: RegionData): boolean {
  const lists = [data.province_list, data.city_list, data.county_list];
  return draft.codes.every((code, level) => {
    const field = LEVELS[level];
    return field !== undefined && lists[level]?.[code] === draft[field];
  });
}

/** A region from the list: one, two or three levels of it. */
export function regionFrom(
  path: readonly { readonly text: string; readonly value: string }[],
): Partial<AddressDraft> {
  const [province = '', city = '', district = ''] = path.map(({ text }) => text);
  const codes = path.map(({ value }) => value);
  return { codes, isRegionTyped: false, province, city, district };
}

/** What was read; what was not read stays as it was. */
export function textAsDraft(text: AddressText): Partial<AddressDraft> {
  const named = (['name', 'mobile', 'detail', 'zip'] as const).filter((field) => text[field] !== '');
  const fields = Object.fromEntries(named.map((field) => [field, text[field]]));
  const { province, city, district, codes } = text;
  if (province + city + district === '') return fields;
  const isWhole = province !== '' && city !== '' && district !== '';
  const isRegionTyped = codes.length === 0 && isWhole;
  // Half a region without codes cannot be shown in the list: its reason says what was read.
  const region = codes.length > 0 || isWhole ? { province, city, district } : NO_REGION;
  return { ...fields, ...region, street: text.street, codes, isRegionTyped };
}

const NO_REGION = { province: '', city: '', district: '' };

export type Doubts = Readonly<Partial<Record<AddressDoubt['field'], string>>>;

/** The first reason for each field. */
export function doubtsOf({ unsure }: AddressText): Doubts {
  return Object.fromEntries([...unsure].reverse().map(({ field, reason }) => [field, reason]));
}

export function inputOfDraft(draft: AddressDraft, addrID: string): AddressInput {
  const codes = draft.isRegionTyped ? '' : draft.codes.join(',');
  return { addrID, ...tidyAddress(draft), codes, isDefault: draft.isDefault ? 'Y' : 'N' };
}
