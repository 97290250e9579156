import { isEmail } from '../../account/email.ts';
import { type Done, done, type Refused, refusedField } from '../../decision.ts';
import { parsedUrl } from '../../parsed-url.ts';
import { isDecimalId } from '../../whole-number.ts';
import type { AreaTarget, Id } from '../document.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';

export type AreaKind = AreaTarget['to'];

/** 热区类型, in the order of their use. */
export const AREA_KINDS: Readonly<Record<AreaKind, string>> = {
  page: '跳页',
  address: '外链',
  mail: '邮件',
  phone: '电话',
  picture: '弹图',
  text: '图文气泡',
  product: '商品',
};

export function isAreaKind(name: unknown): name is AreaKind {
  return Object.hasOwn(AREA_KINDS, String(name));
}

export const AREA_TEXT_MAX = 500;
export const AREA_PICTURE = /^(art:[a-z0-9][a-z0-9/-]{0,99}|file:[0-9a-f]{64})$/;
const PHONE = /^\+?[0-9][0-9 -]{2,19}$/;

/**
 * What is wrong with an address of the web; empty where nothing is. It has no other scheme, and no name before its host,
 * which would look like the host.
 */
export function webAddressProblem(address: string): string {
  if (address.length > DOCUMENT_LIMITS.addressLength)
    return `网址最多 ${DOCUMENT_LIMITS.addressLength} 个字符`;
  const url = /[\s\p{Cf}]/u.test(address) ? null : parsedUrl(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    return '请填写以 http:// 或 https:// 开头的网址';
  return url.username === '' && url.password === '' ? '' : '网址的域名前不能有用户名和 @';
}

/** The problem of a target; empty where it is one. Whether its page is there is another question. */
export function targetProblem(target: AreaTarget): string {
  switch (target.to) {
    case 'page':
      return '';
    case 'address':
      return webAddressProblem(target.address);
    case 'mail':
      return isEmail(target.address) && !/[?&#%]/.test(target.address) ? '' : '请填写正确的邮箱地址';
    case 'phone':
      return PHONE.test(target.phone) ? '' : '请填写电话号码，可以用数字、空格、连字符和开头的加号';
    case 'picture':
      return AREA_PICTURE.test(target.source) ? '' : '请选择一张图片';
    case 'text':
      if (target.text.trim() === '') return '请填写要显示的文字';
      return target.text.length <= AREA_TEXT_MAX ? '' : `文字最多 ${AREA_TEXT_MAX} 个字`;
    case 'product':
      return isDecimalId(target.opusID) ? '' : '请选择要加入购物车的作品';
  }
}

export interface KnownPages {
  /** From 1. */
  idOf(no: number): Id | undefined;
  numberOf(id: Id): number | null;
}

/** A target as a field or a row of a spreadsheet says it: a page by its number, everything else as it is. */
export function readTarget(
  kind: AreaKind,
  typed: string,
  pages: KnownPages,
): Done<AreaTarget> | Refused<'bad-field'> {
  const text = kind === 'text' ? typed : typed.trim();
  const target = targetOf(kind, text, pages);
  const problem = target === null ? `没有第 ${text} 页` : targetProblem(target);
  return target === null || problem !== '' ? refusedField('bad-target', problem) : done(target);
}

function targetOf(kind: AreaKind, text: string, pages: KnownPages): AreaTarget | null {
  switch (kind) {
    case 'page': {
      const page = /^\d{1,4}$/.test(text) ? pages.idOf(Number(text)) : undefined;
      return page === undefined ? null : { to: 'page', page };
    }
    case 'address':
    case 'mail':
      return { to: kind, address: text };
    case 'phone':
      return { to: 'phone', phone: text };
    case 'picture':
      return { to: 'picture', source: text };
    case 'text':
      return { to: 'text', text };
    case 'product':
      return { to: 'product', opusID: text };
  }
}

/** A target as it is typed; a page that is gone has no number. */
export function targetText(target: AreaTarget, pages: Pick<KnownPages, 'numberOf'>): string {
  switch (target.to) {
    case 'page':
      return String(pages.numberOf(target.page) ?? '');
    case 'address':
    case 'mail':
      return target.address;
    case 'phone':
      return target.phone;
    case 'picture':
      return target.source;
    case 'text':
      return target.text;
    case 'product':
      return target.opusID;
  }
}
