import { labelledText } from './address-labels.ts';
import { bareName, nameBehindAddress, nameLikeness } from './name-in-text.ts';
import { phoneInText } from './phone-in-text.ts';
import { type RegionInText, regionInText } from './region-in-text.ts';
import type { RegionData } from './region-index.ts';

export type AddressTextField = 'name' | 'mobile' | 'region' | 'street' | 'detail' | 'zip';

/** What was guessed or not found, and why, for the customer. */
export interface AddressDoubt {
  readonly field: AddressTextField;
  readonly reason: string;
}

/** The result of a pasted text; empty where it says nothing. */
export interface AddressText {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  /** Region codes; empty where the names are unknown or unreliable. */
  readonly codes: readonly string[];
  readonly street: string;
  readonly detail: string;
  readonly zip: string;
  readonly unsure: readonly AddressDoubt[];
}

export const ADDRESS_TEXT_MAX = 500;

const NO_REGION = { province: '', city: '', district: '', codes: [] };
const WIDE = /[０-９Ａ-Ｚａ-ｚ＋－]/g;
const GAPS = /[\s,，、;；。|/:：]+/;
const LATIN_LINE = /^\s*[A-Za-z][A-Za-z.'’ -]*$/;
const POLITE =
  /^(你好|您好|谢谢|多谢|麻烦|收货?|收件|寄?到|寄|请寄到?|地址|收货地址|电话|手机号?|邮编|姓名|[^\p{L}\p{N}]*)$/u;
const LONE_ZIP = /(^|[\s,，;；(（])(?:邮编[:：]?)?(\d{6})(?=$|[\s,，;；)）])/;
const FREE_DISTRICT =
  /^[\s,，]*([\u4e00-\u9fff]{1,8}?(?:自治县|新区|[区县旗市]))(?![\u4e00-\u9fff]{0,2}(?:路|街道口))/;
const NO_DISTRICT =
  /(小区|社区|园区|校区|院区|景区|厂区|矿区|片区|商区|宅区|活区|宿舍区|库区|街区|超市|城市|门市|[路街巷道村镇乡].*)$/;
const ADDRESS_END = /(\d|[号室楼层栋幢座户组村])$/;
const STREET =
  /^[\s,，]*([\u4e00-\u9fff]{1,10}?(?:街道办事处|街道|苏木|镇|乡))(?![路街巷弄口]|[东西南北中]路|政府|大道)/;

/** 全角 digits and letters as ordinary ones, without invisible characters. */
function plain(text: string): string {
  return text
    .slice(0, ADDRESS_TEXT_MAX)
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, '');
}

function takeZip(
  text: string,
  labelled: string | undefined,
): { zip: string; isGuess: boolean; rest: string } {
  const given = /^\d{6}$/.exec(labelled?.trim() ?? '')?.[0];
  if (given) return { zip: given, isGuess: false, rest: text };
  const match = LONE_ZIP.exec(text);
  if (match === null) return { zip: '', isGuess: false, rest: text };
  const rest = `${text.slice(0, match.index)}\n${text.slice(match.index + match[0].length)}`;
  return { zip: match[2] ?? '', isGuess: !match[0].includes('邮编'), rest };
}

/** The same region again, as in forms that have it both selected and written out. */
function withoutRepeat(after: string, region: RegionInText, regions: RegionData): string {
  const next = regionInText(after.slice(0, 40), regions);
  const isRepeat =
    next !== null && after.slice(0, next.start).trim() === '' && next.codes.join() === region.codes.join();
  return isRepeat && next.codes.length > 0 ? after.slice(next.end) : after;
}

interface Place {
  readonly region: Pick<AddressText, 'province' | 'city' | 'district' | 'codes'>;
  readonly street: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

function readPlace(text: string, regions: RegionData): Place {
  const found = regionInText(text, regions);
  if (found === null) {
    return { region: NO_REGION, street: '', before: '', after: text, reason: '没有认出省市区，请选择' };
  }
  let after = withoutRepeat(text.slice(found.end), found, regions);
  let { district, reason } = found;
  const free = district === '' ? FREE_DISTRICT.exec(after) : null;
  if (free?.[1] !== undefined && !NO_DISTRICT.test(free[1])) {
    district = free[1];
    after = after.slice(free[0].length);
    reason = `地区资料中没有${found.city || found.province}${district}，请核对`;
  }
  const street = STREET.exec(after);
  const { province, city, codes } = found;
  return {
    region: { province, city, district, codes: free && district !== found.district ? [] : codes },
    street: street?.[1] ?? '',
    before: text.slice(0, found.start),
    after: street ? after.slice(street[0].length) : after,
    reason,
  };
}

interface NameAndRest {
  readonly name: string;
  readonly reason: string;
  readonly detail: string;
  /** Words that are neither name nor address. */
  readonly leftover: readonly string[];
}

const wordsOf = (text: string) =>
  text
    .split(/[\n,，、;；。|]+/)
    // A Latin name contains spaces.
    .flatMap((line) => (LATIN_LINE.test(line) ? [line.trim()] : line.split(GAPS)))
    .flatMap((word) => {
      const bare = bareName(word);
      return POLITE.test(bare) ? [] : [bare];
    });

/** A word at the end of the address that is a name after a gap: …18号 张三. */
function nameAtEnd(line: string): { address: string; name: string; isSure: boolean } | null {
  const [, address = '', word = ''] = /^(.*\S)(?:[ \t]+|(?=[（(]))(\S+)$/.exec(line) ?? [];
  const name = bareName(word);
  const likeness = nameLikeness(name);
  if (likeness === 'no' || (likeness === 'maybe' && !ADDRESS_END.test(address))) return null;
  return { address, name, isSure: likeness === 'sure' };
}

function findName(before: string, after: string): NameAndRest {
  const lines = after.split(/[\n,，;；。|]+/).map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '' && nameLikeness(bareName(line)) !== 'sure');
  const address = first < 0 ? '' : (lines[first] ?? '');
  const others = [
    ...wordsOf(before),
    ...lines.flatMap((line, place) => (place === first ? [] : wordsOf(line))),
  ];
  const sure = others.filter((word) => nameLikeness(word) === 'sure');
  const name = sure[0] ?? others.find((word) => nameLikeness(word) === 'maybe');
  if (name !== undefined) {
    const isSure = sure.length === 1;
    const reason = isSure ? '' : `把“${name}”当作了收货人，请核对`;
    return { name, reason, detail: address, leftover: others.filter((word) => word !== name) };
  }
  const apart = nameAtEnd(address);
  if (apart) {
    const reason = apart.isSure ? '' : `把“${apart.name}”当作了收货人，请核对`;
    return { name: apart.name, reason, detail: apart.address, leftover: others };
  }
  const glued = nameBehindAddress(address);
  if (glued) {
    const reason = `把地址末尾的“${glued.name}”当作了收货人，请核对`;
    return { name: glued.name, reason, detail: glued.address, leftover: others };
  }
  return { name: '', reason: '没有认出收货人，请填写', detail: address, leftover: others };
}

const tidyLine = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/^[\s,，、;；。|:：/]+|[\s,，、;；。|/]+$/g, ''))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/[ \t]+/g, ' ');

/** With a labelled name everything else is the address; the removed mobile left a gap. */
function nameGiven(name: string, before: string, after: string): NameAndRest {
  return { name, reason: '', detail: tidyLine(after), leftover: wordsOf(before) };
}

/** The name after its label, and the rest of that text. */
function splitName(value: string): { name: string; rest: string } {
  const line = value.trim().split('\n')[0] ?? '';
  const name = LATIN_LINE.test(line) ? line : (line.split(GAPS)[0] ?? '');
  return { name: bareName(name), rest: value.trim().slice(name.length) };
}

// A character that cannot be in the text any more, so it can join the parts.
const SEAM = '\u0001';

/** Finds the mobile in all parts at once, so that a second one is noticed. */
function takePhone(parts: readonly (string | undefined)[]) {
  const { rest, ...phone } = phoneInText(parts.map((part) => part ?? '').join(SEAM));
  return { ...phone, rest: rest.split(SEAM) };
}

/** Reads a pasted address (粘贴识别): only what the text says and what follows from the official regions. */
export function readAddressText(text: string, regions: RegionData): AddressText {
  const { parts, rest } = labelledText(plain(text));
  const phone = takePhone([
    parts.mobile,
    rest,
    parts.name,
    ...[parts.region, parts.street, parts.address, parts.detail],
  ]);
  const [behindMobile = '', unlabelled = '', nameValue = '', ...places] = phone.rest;
  const given = splitName(nameValue);
  const loose = takeZip([unlabelled, given.rest, behindMobile].join('\n'), parts.zip);
  const labelledPlace = places.filter((part) => part.trim() !== '');
  const hasPlace = labelledPlace.length > 0;
  const place = readPlace(hasPlace ? labelledPlace.join('\n') : loose.rest, regions);
  const before = hasPlace ? `${place.before}\n${loose.rest}` : place.before;
  const found = given.name ? nameGiven(given.name, before, place.after) : findName(before, place.after);
  const leftover = found.leftover.join(' ');
  const detail = [tidyLine(found.detail), leftover].filter(Boolean).join(' ');
  const doubts: readonly AddressDoubt[] = [
    { field: 'name', reason: found.reason },
    { field: 'mobile', reason: phone.reason },
    { field: 'region', reason: place.reason },
    { field: 'zip', reason: loose.isGuess ? `把“${loose.zip}”当作了邮编，请核对` : '' },
    { field: 'detail', reason: detailReason(detail, leftover) },
  ];
  return {
    name: found.name,
    mobile: phone.mobile,
    ...place.region,
    street: place.street,
    detail,
    zip: loose.zip,
    unsure: doubts.filter(({ reason }) => reason !== ''),
  };
}

function detailReason(detail: string, leftover: string): string {
  if (detail === '') return '没有认出详细地址，请填写';
  return leftover === '' ? '' : `不清楚“${leftover}”的用途，先放在了这里，请核对`;
}
