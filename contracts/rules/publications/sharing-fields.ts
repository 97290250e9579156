import { isEmail } from '../account/email.ts';
import { type Done, done, type Refused, refusedField } from '../decision.ts';
import { FORM_MESSAGES } from '../form-messages.ts';
import { plainLine } from '../plain-line.ts';
import { parseWholeNumber } from '../whole-number.ts';
import { READING_MODES, type ReadingMode } from './reading.ts';

export const LINK_NAME_MAX = 30;
export const LINK_SLUG_LENGTH = { min: 6, max: 40 } as const;
/** What an address ends with under which something is read: the code of a work is one as well. */
export const READING_CODE = /^[0-9a-z][0-9a-z-]{4,38}[0-9a-z]$/;
export const READ_PASSWORD_LENGTH = { min: 4, max: 32 } as const;
export const LINK_READS_MAX = 1_000_000;
/** The latest day to which a link may be open, in years from now. */
export const LINK_YEARS_MAX = 5;
/** People on the list of a work, and rows of one file. */
export const INVITES_MAX = 1000;
export const INVITE_ROWS_LONGEST = 20_000;

type Read<T> = Done<T> | Refused<'bad-field'>;

export function readMode(text: string): Read<ReadingMode> {
  const mode = READING_MODES.find((known) => known === text);
  return mode ? done(mode) : refusedField('bad-mode', '请选择谁能读');
}

/** For whom a link is (链接名称), for its owner alone. */
export function readLinkName(text: string): Read<string> {
  const name = plainLine(text);
  if (name === '') return refusedField('bad-link-name', FORM_MESSAGES.required('链接名称'));
  if ([...name].length <= LINK_NAME_MAX) return done(name);
  return refusedField('bad-link-name', FORM_MESSAGES.string.max('链接名称', LINK_NAME_MAX));
}

/** What the address of a link ends with (链接地址); empty for one that is drawn. */
export function readLinkSlug(text: string): Read<string> {
  const slug = text.trim().toLowerCase();
  const { min, max } = LINK_SLUG_LENGTH;
  if (slug === '') return done('');
  if (READING_CODE.test(slug)) return done(slug);
  return refusedField('bad-slug', `请用 ${min} 到 ${max} 个小写字母、数字或连字符`);
}

/** A password to read (阅读密码), as it was typed. */
export function readReadPassword(text: string): Read<string> {
  const { min, max } = READ_PASSWORD_LENGTH;
  const length = [...text].length;
  if (length >= min && length <= max) return done(text);
  return refusedField('bad-read-password', `阅读密码请用 ${min} 到 ${max} 个字符`);
}

/** How often a link may be opened (打开次数); null without a limit. */
export function readMostReads(text: string): Read<number | null> {
  if (text.trim() === '') return done(null);
  const most = parseWholeNumber(text.trim());
  if (most !== null && most >= 1 && most <= LINK_READS_MAX) return done(most);
  return refusedField('bad-most-reads', `打开次数请输入 1 到 ${LINK_READS_MAX} 之间的整数，不限请留空`);
}

/** Until when a link is open (有效期), a day in China that is included; null for ever. */
export function readLinkEnd(text: string, now: number): Read<number | null> {
  const day = text.trim();
  if (day === '') return done(null);
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T24:00:00+08:00`) : Number.NaN;
  if (Number.isNaN(end)) return refusedField('bad-link-end', '请选择有效期');
  if (end <= now) return refusedField('bad-link-end', '有效期不能早于今天');
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + LINK_YEARS_MAX);
  if (end <= latest.getTime()) return done(end);
  return refusedField('bad-link-end', `有效期最长 ${LINK_YEARS_MAX} 年`);
}

/** A mobile or an email by which an invited member is known (受邀人), as it is kept; null if it is neither. */
export function readInvitee(text: string): string | null {
  const address = text.trim().toLowerCase();
  return /^1[3-9]\d{9}$/.test(address) || isEmail(address) ? address : null;
}
