/** What the journal may show: secrets are taken out, mobiles masked, long texts cut. */

/** Characters kept of a request and of a reply. */
export const MOST_CHARACTERS = 4096;
export const SECRET = '***';

const SECRET_NAME = /token|passw|pwd|secret|authorization|cookie|session_?id|^sign$|^code$|demoCode/i;
/** In a reply `code` is the outcome, so only these names hide their value there; the text may be encoded twice. */
const SECRET_IN_JSON =
  /(\\*"(?:\w*token|\w*passw\w*|\w*pwd|\w*secret|authorization|cookie|\w*session_?id|demoCode)\\*"\s*:\s*\\*")(?:[^"\\]+|\\(?!"))*/gi;
const CODE_IN_JSON = /("code"\s*:\s*")[^"]*/g;
const LONGEST_WORD = 64;
const LONG_HEX = /(?<![0-9a-f])[0-9a-f]{32,}(?![0-9a-f])/gi;
/** A signed token as other servers give it out. */
const WEB_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const MOBILE = /(?<![\d.])(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?![\d.])/g;

/**
 * The beginning of a text, one character longer than is shown, so that a cut one is known. A plain slice would keep
 * the whole text in memory behind it; this is a copy.
 */
export function beginningOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  return Buffer.from(text.slice(0, MOST_CHARACTERS + 1), 'utf16le').toString('utf16le');
}

export function maskMobiles(text: string): string {
  return text.replace(MOBILE, '$1****$2');
}

/** A text as it may be shown: a reply, or the beginning of one. */
export function shownText(text: string): string {
  const clean = hideSecrets(text.replace(SECRET_IN_JSON, `$1${SECRET}`));
  return text.length > MOST_CHARACTERS ? cut(clean) : clean;
}

/** What was sent, name by name; a text where it is too long to be shown as a whole. */
export function shownFields(sent: unknown): unknown {
  if (typeof sent === 'string') return shownText(sent.replace(CODE_IN_JSON, `$1${SECRET}`));
  const clean = shownValue(sent, '');
  const json = JSON.stringify(clean) ?? '';
  return json.length > MOST_CHARACTERS ? cut(json) : clean;
}

/** Half a mobile or half a token at the end would not be recognised as one, so the last word goes. */
function cut(text: string): string {
  const end = MOST_CHARACTERS - LONGEST_WORD;
  return `${text.slice(0, end)}${text.slice(end, MOST_CHARACTERS).replace(/[\w+-]+$/, '')}…`;
}

function shownValue(value: unknown, name: string): unknown {
  if (typeof value === 'string') {
    if (SECRET_NAME.test(name)) return value === '' ? '' : SECRET;
    return name === 'idemKey' ? value : hideSecrets(value);
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((item) => shownValue(item, name));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shownValue(part, key)]));
}

function hideSecrets(text: string): string {
  return maskMobiles(text.replace(LONG_HEX, SECRET).replace(WEB_TOKEN, SECRET));
}
