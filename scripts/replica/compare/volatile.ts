/** What in a reply is different each time: recognised by its key or by its form, and told apart by its kind. */
import { chinaDateInDays } from '#db/civil-date.ts';

/** A text with its changing parts taken out; the parts that stand for something are listed in their order. */
export interface Shape {
  readonly text: string;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly kind: 'token' | 'number' | 'id';
  readonly raw: string;
}

/** What is known of the reply that the text stands in. */
export interface Place {
  readonly key: string;
  /** The server's own now, so that a day is as far from it as on a server with another clock. */
  readonly now: number;
  readonly isNewId: (id: string) => boolean;
}

const SECRET_KEY = /^(token|loginSessionID)$/i;
const ID_KEY = /(^|[a-z_])(ID|Id|IDs|Ids)$/;
/** Codes that say nothing to a client. */
const OPAQUE_KEY = /^(traceId|priceLock)$/;

const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})/g;
const DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
const HOST = /(?<=https?(?::\/\/|%3A%2F%2F))[^/%?"'<\s:]+((?::|%3A)\d+)?/gi;
const SPOKEN_DAY = /(今天|明天|昨天|后天|(\d{1,2}月)?\d{1,2}日)(?=\s*(<time>))|\d{1,2}月\d{1,2}日/g;
const TIME = /(?<!\d)\d{1,2}:\d{2}(:\d{2})?(?!\d)/g;
const LONG_HEX = /(?<![0-9a-f])[0-9a-f]{32,}(?![0-9a-f])/gi;
/** 订单号、支付单号: the day and a running number, perhaps behind letters. */
const BUSINESS_NUMBER = /(?<![0-9A-Za-z])[A-Z]{0,3}20\d{2}[01]\d[0-3]\d\d{6,}(?![0-9A-Za-z])/g;

export function isIdKey(key: string): boolean {
  return ID_KEY.test(key) && !SECRET_KEY.test(key) && !OPAQUE_KEY.test(key);
}

export function shapeOf(text: string, { key, now, isNewId }: Place): Shape {
  const parts: Part[] = [];
  const part = (kind: Part['kind']) => (raw: string) => {
    parts.push({ kind, raw });
    return `<${kind}>`;
  };
  if (OPAQUE_KEY.test(key)) return { text: text === '' ? '' : '<code>', parts };
  if (SECRET_KEY.test(key)) return { text: text === '' ? '' : part('token')(text), parts };
  if (isIdKey(key) && /^\d+$/.test(text) && isNewId(text)) return { text: part('id')(text), parts };
  const shaped = text
    .replace(MOMENT, '<moment>')
    .replace(DAY, (day) => `<today${daysFrom(now, day)}>`)
    .replace(HOST, '<host>')
    .replace(TIME, '<time>')
    .replace(SPOKEN_DAY, '<day>')
    .replace(LONG_HEX, part('token'))
    .replace(BUSINESS_NUMBER, part('number'));
  return { text: shaped, parts };
}

function daysFrom(now: number, day: string): string {
  const today = Date.parse(chinaDateInDays(now, 0));
  const days = Math.round((Date.parse(day) - today) / 86_400_000);
  return Number.isNaN(days) ? '?' : `${days < 0 ? '' : '+'}${days}`;
}
