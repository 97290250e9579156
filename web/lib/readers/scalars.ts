/** An object of a reply, whatever its fields are. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NO_FIELDS: Fields = Object.freeze({});

/** The fields of an object; of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : NO_FIELDS;
}

/** A field of what may not be an object at all; names such as `constructor` find nothing inherited. */
export function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The entries of a list; none where there is no list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

// Prices and ids are compared digit by digit, so no number may turn into 1e+21 or 1e-7.
function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  if (Number.isInteger(value)) return BigInt(value).toString();
  const [digits = '', exponent] = text.replace(/^-/, '').split('e');
  const places = '0'.repeat(-Number(exponent) - 1);
  return `${value < 0 ? '-' : ''}0.${places}${digits.replace('.', '')}`;
}

/** A scalar as text: numbers and texts are interchangeable, and what is null, absent or no scalar is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? plainDigits(value) : '';
  return typeof value === 'boolean' ? String(value) : '';
}

/** The same, and null where nothing is said at all. */
export function textOrNull(value: unknown): string | null {
  return ['string', 'number', 'boolean'].includes(typeof value) ? textOf(value) : null;
}

/** A number that may have come as text; null where there is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A whole number that is not negative, such as a count of pages or copies; null where there is none. */
export function wholeOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

const YES = /^\s*(?:y|yes|true|1|是|有)\s*$/i;
const NO = /^\s*(?:n|no|false|0|否|无)\s*$/i;

/** A yes or no (Y, N) in any of its usual forms; null where it is neither. */
export function yesNoOf(value: unknown): 'Y' | 'N' | null {
  const text = textOf(value);
  if (YES.test(text)) return 'Y';
  return NO.test(text) ? 'N' : null;
}

/** Flags of which only Y says yes, such as IsDefault (是否默认) and IsShow (是否显示): what else is read is a no. */
export function isYes(value: unknown): boolean {
  return textOf(value).trim().toUpperCase() === 'Y';
}

/** The body of a text call without the white space around it, also where it came as a JSON string. */
export function bareText(reply: unknown): string {
  const text = textOf(reply).trim();
  if (!text.startsWith('"')) return text;
  try {
    const inner: unknown = JSON.parse(text);
    return typeof inner === 'string' ? inner.trim() : text;
  } catch {
    return text;
  }
}
