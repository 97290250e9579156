const MOBILES = [/^(?:86|0086)?1[3-9]\d{9}$/, /^(?:00)?85[23][569]\d{7}$/, /^(?:00)?8860?9\d{8}$/];

/** Whether a number is a mobile (手机) of the mainland, Hong Kong, Macau or Taiwan. Others are telephones. */
export function isMobileNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return MOBILES.some((mobile) => mobile.test(digits));
}

/** The name of a number without a label (标签). */
export function phoneLabel(text: string): string {
  return isMobileNumber(text) ? '手机' : '电话';
}
