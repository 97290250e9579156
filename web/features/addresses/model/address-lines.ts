import { regionParts } from '#contracts/rules/address/region-text.ts';
import { mobileLine } from '#web/lib/words/mobile-line.ts';
import type { Address } from './address.ts';

/** Words and numbers to call, as opposed to flags, dates and ids of another backend. */
const FOR_READING = /\p{Script=Han}|^\+?\d[\d -]{6,14}$/u;

/** Where it goes (地址). What is missing there is made up for by the texts whose meaning only the backend knows. */
export function placeLine(address: Address): string {
  const known = [...regionParts(address), address.street, address.detail].filter((part) => part !== '');
  const isWhole = address.name !== '' && known.length > 0;
  const others = isWhole ? [] : Object.values(address.others).map((text) => text.trim());
  const parts = [...known, ...others.filter((text) => FOR_READING.test(text)).map(mobileLine)];
  return [...new Set(parts)].join(' ');
}

/** Words for an address in a sentence: 沈知远的地址. */
export function addressInWords({ name }: Address): string {
  return name === '' ? '这个地址' : `${name}的地址`;
}
