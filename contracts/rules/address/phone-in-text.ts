export interface PhoneInText {
  readonly mobile: string;
  /** Why the number should be checked; empty where it is certain. */
  readonly reason: string;
  /** The text with line breaks in place of the numbers. */
  readonly rest: string;
}

const GAP = '[ \\t\\u00a0.·-]?';
const COUNTRY = `(?:\\(?\\+?(?:00)?86\\)?${GAP})?`;
const EXTENSION = '(?: ?(?:-|转|分机)[:：]? ?(\\d{1,5})(?!\\d))?';
const END = '(?!\\d)';
const BEGIN = '(?<![\\d+])';

// Tried in this order: an unbroken number is certain, so a broken one must not replace it.
const MOBILES: readonly string[] = [
  `${BEGIN}${COUNTRY}(1[3-9]\\d{9})${EXTENSION}${END}`,
  `${BEGIN}${COUNTRY}(1[3-9]\\d${GAP}\\d{4}${GAP}\\d{4})${EXTENSION}${END}`,
  `${BEGIN}${COUNTRY}(1[3-9]\\d{2}${GAP}\\d{3}${GAP}\\d{4})${EXTENSION}${END}`,
  `${BEGIN}${COUNTRY}(1[3-9]\\d{2}${GAP}\\d{4}${GAP}\\d{3})${EXTENSION}${END}`,
  `${BEGIN}${COUNTRY}(1[3-9]\\d${GAP}\\d{3}${GAP}\\d{5})${EXTENSION}${END}`,
  `${BEGIN}\\(?\\+?(?:00)?(85[23]\\)?${GAP}\\d{4}${GAP}\\d{4})${EXTENSION}${END}`,
  `${BEGIN}\\(?\\+?(?:00)?(886\\)?${GAP}0?9\\d{2}${GAP}\\d{3}${GAP}\\d{3})${EXTENSION}${END}`,
  `${BEGIN}(09\\d{2}${GAP}\\d{3}${GAP}\\d{3})${EXTENSION}${END}`,
];

/** Eight digits are a mobile only in Hong Kong and Macau. */
const SHORT_MOBILE = `${BEGIN}([569]\\d{3}${GAP}\\d{4})${EXTENSION}${END}`;

const LANDLINE = `${BEGIN}\\(?(0\\d{2,3})\\)?[ -]?(\\d{7,8})${EXTENSION}${END}`;
const HIDDEN = /(?<!\d)1\d{2}\s?[*＊xX•]{3,5}\s?\d{3,4}(?!\d)/;
const LONG_DIGITS = /(?<!\d)\d{9,}(?!\d)/;

interface Found {
  readonly at: number;
  readonly length: number;
  readonly mobile: string;
  readonly extension: string;
}

function allOf(pattern: string, text: string): Found[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => ({
    at: match.index,
    length: match[0].length,
    mobile: (match[1] ?? '').replace(/\D/g, ''),
    extension: match[2] ?? '',
  }));
}

function without(text: string, found: readonly Pick<Found, 'at' | 'length'>[]): string {
  const characters = text.split('');
  for (const { at, length } of found) characters.fill('\n', at, at + length);
  return characters.join('');
}

function certainty([first, ...others]: readonly Found[]): string {
  const other = others.find(({ mobile }) => mobile !== first?.mobile);
  if (other) return `有多个手机号，另一个是 ${other.mobile}，请核对`;
  return first?.extension ? `号码后的分机 ${first.extension} 没有填入，请核对` : '';
}

/** Numbers that look like a mobile and are none, with their message. */
function faultyNumber(text: string): { found: Pick<Found, 'at' | 'length'>; reason: string } | null {
  const landline = new RegExp(LANDLINE).exec(text);
  if (landline) {
    const { index: at, 0: all } = landline;
    return { found: { at, length: all.length }, reason: `只有座机号 ${all.trim()}，请填写手机号` };
  }
  const hidden = HIDDEN.exec(text);
  if (hidden) {
    return { found: { at: hidden.index, length: hidden[0].length }, reason: '手机号有隐去的数字，请补全' };
  }
  const digits = LONG_DIGITS.exec(text);
  if (digits === null) return null;
  return {
    found: { at: digits.index, length: digits[0].length },
    reason: `“${digits[0]}”不是完整的手机号，请核对`,
  };
}

/** Finds the mobile number (手机号) in a text: the first one, as digits. */
export function phoneInText(text: string): PhoneInText {
  let rest = text;
  const found: Found[] = [];
  const patterns = /香港|澳[门門]|852|853/.test(text) ? [...MOBILES, SHORT_MOBILE] : MOBILES;
  for (const pattern of patterns) {
    const more = allOf(pattern, rest);
    found.push(...more);
    rest = without(rest, more);
  }
  found.sort((a, b) => a.at - b.at);
  const [first] = found;
  if (first) return { mobile: first.mobile, reason: certainty(found), rest };
  const faulty = faultyNumber(rest);
  if (faulty) return { mobile: '', reason: faulty.reason, rest: without(rest, [faulty.found]) };
  return { mobile: '', reason: '没有认出手机号，请填写', rest };
}
