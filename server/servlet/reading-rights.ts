/** What a reader gets for a password or for opening a link (阅读凭证), and brings along with every page. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Half a day of reading, after which a password is asked for again. */
const HOUR_MS = 3_600_000;
const LIFETIME_MS = 12 * HOUR_MS;
const SIGNATURE_LENGTH = 32;
const FORM = /^([0-9a-z]{1,11})\.([\w-]{32})$/;

/** For what it is good: a work or a link as it is since its last change. */
export type RightSubject = string;

export interface ReadingRights {
  give(subject: RightSubject, now: number): string;
  holds(right: string, subject: RightSubject, now: number): boolean;
}

/** Nothing of them is kept: a right is its end and a signature over that and what it is for. */
export function readingRights(key: Buffer): ReadingRights {
  function signature(subject: RightSubject, end: string): string {
    return createHmac('sha256', key)
      .update(`${end} ${subject}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  }

  return {
    give(subject, now) {
      // By whole hours, so that what was fetched under an address is found there again.
      const end = (Math.ceil(now / HOUR_MS) * HOUR_MS + LIFETIME_MS).toString(36);
      return `${end}.${signature(subject, end)}`;
    },
    holds(right, subject, now) {
      const [, end = '', signed = ''] = FORM.exec(right) ?? [];
      if (signed === '' || Number.parseInt(end, 36) <= now) return false;
      return timingSafeEqual(Buffer.from(signed), Buffer.from(signature(subject, end)));
    },
  };
}
