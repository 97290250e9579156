import { isSuccessStatus } from '#contracts/rules/account/session-status.ts';
import { atOurLevel } from '#contracts/rules/reply-level.ts';
import { isRefused } from '../call/reply.ts';
import { othersOf } from './others.ts';
import { type Fields, fieldsOf, isFields, isYes, textOf } from './scalars.ts';

const TEXTS = ['name', 'mobile', 'province', 'city', 'district', 'street', 'detail', 'zip', 'label'] as const;

/** A shipping address (收货地址). Beyond its flag nothing is certain: what the backend does not say is empty. */
export interface Address extends Readonly<Record<(typeof TEXTS)[number], string>> {
  /** Empty where the backend gives none; then nothing can be done to the address. */
  readonly ID: string;
  readonly IsDefault: 'Y' | 'N';
  readonly codes: readonly string[];
  /** Texts under names that we do not know, as they came. */
  readonly others: Readonly<Record<string, string>>;
}

/** The addresses of a reply; null where it is no success. */
export function readAddressList(reply: unknown): readonly Address[] | null {
  if (isRefused(reply)) return null;
  const { status, data } = fieldsOf(atOurLevel('UserCenterMag.getUserAddressList', reply));
  const { list } = fieldsOf(data);
  const isSilent = status === undefined || status === null;
  if (isSilent ? !Array.isArray(list) : !isSuccessStatus(status)) return null;
  return Array.isArray(list) ? list.flatMap(addressesOf) : [];
}

function addressesOf(entry: unknown): readonly Address[] {
  if (isFields(entry)) return [addressOf(entry)];
  const text = textOf(entry);
  return text === '' ? [] : [addressOf({ text })];
}

// The entry's own field is called like that of a cart item, or like the parameter that names an address.
const ID_NAMES = ['ID', 'addrID', 'id'] as const;
const KNOWN: ReadonlySet<string> = new Set([...TEXTS, ...ID_NAMES, 'IsDefault', 'codes']);

function addressOf(fields: Fields): Address {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, textOf(fields[name])]));
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    ID: ID_NAMES.map((name) => textOf(fields[name])).find((id) => id !== '') ?? '',
    IsDefault: isYes(fields.IsDefault) ? 'Y' : 'N',
    codes: Array.isArray(fields.codes) ? fields.codes.map(textOf).filter((code) => code !== '') : [],
    others: othersOf(fields, KNOWN),
  };
}
