import type { Address } from '../api.ts';

/** Stand in the official list where there is no city. */
const PLACEHOLDER = /^(县|市辖区|.*直辖县.*)$/;

/** The region as people write it: 北京市 once, and no words of the administration. */
export function regionLine({ province, city, district, street }: Address): string {
  const parts = [province, city, district, street].filter((part) => part !== '' && !PLACEHOLDER.test(part));
  return [...new Set(parts)].join(' ');
}

/** 138 0013 8000 is easier to check than eleven digits; other numbers stay as they are. */
export function mobileLine(mobile: string): string {
  return mobile
    .replace(/^(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(85[23])(\d{4})(\d{4})$/, '+$1 $2 $3');
}
