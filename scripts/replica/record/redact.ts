/** What must not leave the proxy: secrets are taken out, what points at a person is made unrecognisable. */
import { hideKnown, hideTokens, maskMobiles, SECRET_NAME } from '#server/redaction.ts';

export const SECRET = '<secret>';
export const EXAMPLE_MOBILE = '19000000003';

const MOBILE_KEY = /mobile|phone|^tel/i;
const EMAIL = /[\w.+-]+@([\w-]+\.)+\w+/g;
const MASKED_MOBILE = /\d{3}\*{4}\d{4}/g;

/** A name and a street that are somebody's, because a mobile stands beside them. */
const PERSONAL: Readonly<Record<string, (text: string) => string>> = {
  name: (text) => (text === '' ? '' : `${[...text][0]}某`),
  nick: (text) => (text === '' ? '' : `${[...text][0]}某`),
  detail: (text) => (text === '' ? '' : '示例路 1 号'),
};

export interface Redactor {
  /** From now on this text is taken out wherever it stands. */
  learn(secret: string): void;
  /** Finds the secrets of a body, so that they are known before anything is written. */
  learnFrom(value: unknown): void;
  text(text: string): string;
  value(value: unknown): unknown;
}

const MOST_SECRETS = 5000;
/** A shorter one would take words out that have nothing to do with it. */
const SHORTEST_SECRET = 8;

export function createRedactor(): Redactor {
  const marks = new Map<string, string>();

  function learn(secret: string): void {
    if (secret.length >= SHORTEST_SECRET && marks.size < MOST_SECRETS) marks.set(secret, SECRET);
  }

  function learnFrom(value: unknown, key = ''): void {
    if (typeof value === 'string' && SECRET_NAME.test(key)) learn(value);
    if (value === null || typeof value !== 'object') return;
    for (const [name, part] of Object.entries(value)) learnFrom(part, Array.isArray(value) ? key : name);
  }

  function text(original: string): string {
    const clean = hideTokens(hideKnown(original, marks), SECRET);
    return maskMobiles(clean.replace(EMAIL, 'someone@desk.example'));
  }

  function leaf(value: unknown, key: string): unknown {
    if (typeof value === 'number') {
      const digits = String(value);
      return text(digits) === digits && !isMobileOf(key, digits) ? value : masked(digits);
    }
    if (typeof value !== 'string') return value;
    if (SECRET_NAME.test(key)) return value === '' ? '' : SECRET;
    return isMobileOf(key, value) ? masked(value) : text(value);
  }

  function clean(value: unknown, key = ''): unknown {
    if (value === null || typeof value !== 'object') return leaf(value, key);
    if (Array.isArray(value)) return value.map((item) => clean(item, key));
    const isPerson = Object.keys(value).some((name) => MOBILE_KEY.test(name));
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const personal = isPerson && Object.hasOwn(PERSONAL, name) ? PERSONAL[name] : undefined;
        return [name, personal && typeof part === 'string' ? personal(part) : clean(part, name)];
      }),
    );
  }

  return { learn, learnFrom: (value) => learnFrom(value), text, value: (value) => clean(value) };
}

/** A masked mobile as one that a server takes: the number of a demo account. */
export function withExampleMobile(text: string): string {
  return text.replace(MASKED_MOBILE, EXAMPLE_MOBILE);
}

function isMobileOf(key: string, text: string): boolean {
  return MOBILE_KEY.test(key) && /^\+?[\d -]{7,}$/.test(text);
}

function masked(text: string): string {
  const digits = text.replace(/\D/g, '');
  return `${digits.slice(0, 3)}****${digits.slice(-4)}`;
}
