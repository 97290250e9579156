import { type Done, done, type Refused, refused } from '../decision.ts';
import { FORM_MESSAGES, FORMAT_MESSAGES } from '../form-messages.ts';

/** A shipping address (收货地址) in a form. */
export interface AddressFields {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly detail: string;
  readonly zip: string;
  readonly label: string;
}

export type AddressField = keyof AddressFields;

export type AddressProblems = Partial<Record<AddressField, string>>;

export const MAX_ADDRESSES = 20;

export function checkAddressRoom(kept: number): Done<void> | Refused<'addresses-full'> {
  return kept < MAX_ADDRESSES ? done(undefined) : refused('addresses-full', { most: MAX_ADDRESSES });
}

export const ADDRESS_LENGTHS = {
  // Long enough for names of several parts: 阿卜杜热依木·阿卜杜克热木.
  name: 40,
  province: 30,
  city: 30,
  district: 30,
  street: 30,
  detail: 100,
  label: 10,
} as const satisfies Partial<Record<AddressField, number>>;

/** Mobile numbers outside the mainland, by the beginning of the province's name. */
const OUTER_MOBILES = {
  香港: { pattern: /^(852)?\d{8}$/, words: '香港手机号为 8 位，可加区号 852' },
  澳门: { pattern: /^(853)?\d{8}$/, words: '澳门手机号为 8 位，可加区号 853' },
  台湾: { pattern: /^(09\d{8}|8860?9\d{8})$/, words: '台湾手机号为 09 开头的 10 位，可加区号 886' },
} as const;

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

function outerMobile(province: string) {
  const found = Object.entries(OUTER_MOBILES).find(([name]) => province.startsWith(name));
  return found?.[1] ?? null;
}

/** 港澳台 have no mainland postcode and other phone numbers. */
export function isOuterProvince(province: string): boolean {
  return outerMobile(province.trim()) !== null;
}

/** The digits of a mobile number (手机号), without spaces, dashes, the plus sign and the mainland's 86. */
export function tidyMobile(text: string): string {
  const digits = text
    .trim()
    .replace(/[\s()（）-]/g, '')
    .replace(/^(\+|00)/, '');
  return digits.replace(/^86(?=1[3-9]\d{9}$)/, '');
}

/** The address as it is stored: trimmed, with the mobile as digits. */
export function tidyAddress(fields: AddressFields): AddressFields {
  const { name, mobile, province, city, district, street, detail, zip, label } = fields;
  return {
    name: name.trim(),
    mobile: tidyMobile(mobile),
    province: province.trim(),
    city: city.trim(),
    district: district.trim(),
    street: street.trim(),
    detail: detail.trim(),
    zip: zip.trim(),
    label: label.trim(),
  };
}

const LABELS = {
  name: '收货人',
  mobile: '手机号',
  province: '省份',
  city: '城市',
  district: '区县',
  street: '街道',
  detail: '详细地址',
  label: '标签',
} as const satisfies Partial<Record<AddressField, string>>;

// Counted in characters, so that a rare one outside the first plane counts once.
function lengthOf(text: string): number {
  return Array.from(text).length;
}

function textProblem(field: keyof typeof ADDRESS_LENGTHS, text: string, isRequired: boolean): string | null {
  if (text === '') return isRequired ? FORM_MESSAGES.required(LABELS[field]) : null;
  const most = ADDRESS_LENGTHS[field];
  return lengthOf(text) > most ? FORM_MESSAGES.string.max(LABELS[field], most) : null;
}

function mobileProblem(mobile: string, province: string): string | null {
  if (mobile === '') return FORM_MESSAGES.required(LABELS.mobile);
  if (MAINLAND_MOBILE.test(mobile)) return null;
  const outer = outerMobile(province);
  if (outer === null) return FORMAT_MESSAGES.mobile;
  return outer.pattern.test(mobile) ? null : outer.words;
}

function zipProblem(zip: string, province: string): string | null {
  if (zip === '') return null;
  if (isOuterProvince(province)) return '港澳台地址无需填写邮编';
  return /^\d{6}$/.test(zip) ? null : FORMAT_MESSAGES.digits('邮编', 6);
}

/** What is wrong with a tidied address, by field. The region is free text: official lists change too often. */
export function addressProblems(fields: AddressFields): AddressProblems {
  const found: Record<AddressField, string | null> = {
    name: textProblem('name', fields.name, true),
    mobile: mobileProblem(fields.mobile, fields.province),
    province: textProblem('province', fields.province, true),
    city: textProblem('city', fields.city, true),
    district: textProblem('district', fields.district, true),
    street: textProblem('street', fields.street, false),
    detail: textProblem('detail', fields.detail, true),
    zip: zipProblem(fields.zip, fields.province),
    label: textProblem('label', fields.label, false),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** The codes of a region: two or three of six digits, or none where the region was typed. */
export function areRegionCodes(codes: string): boolean {
  return codes === '' || /^\d{6}(,\d{6}){1,2}$/.test(codes);
}
