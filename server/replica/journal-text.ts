/** What the journal may show: secrets are taken out, mobiles masked, long texts cut. */
import { hideNamed, hideTokens, maskMobiles, SECRET_NAME } from '#server/redaction.ts';
import { beginningOf, MOST_CHARACTERS } from '#server/servlet/beginning-of.ts';

export const SECRET = '***';

/** In what was sent `code` is one that was sent to a mobile. */
const SENT_SECRET = /^sign$|^code$|demoCode/i;
const CODE_IN_JSON = /("code"\s*:\s*")[^"]*/g;
const LONGEST_WORD = 64;

/** A text as it may be shown: a reply, or the beginning of one. */
export function shownText(text: string): string {
  const clean = hideSecrets(hideNamed(beginningOf(text), SECRET));
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
    if (SECRET_NAME.test(name) || SENT_SECRET.test(name)) return value === '' ? '' : SECRET;
    return name === 'idemKey' ? value : hideSecrets(value);
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((item) => shownValue(item, name));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shownValue(part, key)]));
}

function hideSecrets(text: string): string {
  return maskMobiles(hideTokens(text, SECRET));
}
