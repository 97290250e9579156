import { type FrozenAddress, freezeAddress, frozenProvince } from '../address/frozen-address.ts';
import { regionText } from '../address/region-text.ts';
import { type Done, done, type Refused, refused, refusedField } from '../decision.ts';
import { movedArrival } from '../parcels/arrival.ts';
import { type FrozenPart, firstDay, lastDay, partsOf } from '../parcels/order-parts.ts';
import { isOverseasProvince } from '../parcels/parcel-tracks.ts';
import { DELIVERY_CODES } from '../price/delivery.ts';
import { fileProblemsOf } from './file-problems.ts';
import type { LogSentence } from './order-moves.ts';
import { URGE_AGAIN_MS } from './order-times.ts';

/** A change of an order without a new state, with its log entries. */
export interface OrderEdit<Change> {
  readonly change: Change;
  readonly log: readonly LogSentence[];
}

interface OrderOnItsWay {
  readonly address: string;
  readonly delivery: string;
  readonly expectedFrom: string;
  readonly expectedTo: string;
}

/** 修改地址, within the same delivery area: another one would cost other freight. */
export function readdress(order: OrderOnItsWay, address: FrozenAddress) {
  const { delivery, expectedFrom: from, expectedTo: to } = order;
  const { province, city, district, name, mobile } = address;
  const before = frozenProvince(order.address);
  if (isOverseasProvince(province) !== isOverseasProvince(before)) {
    return refused('delivery-unavailable', {
      message: '新地址的配送区域不同，运费有变化，请取消后重新下单',
    });
  }
  const code = DELIVERY_CODES.find((known) => known === delivery);
  const arrival = code && movedArrival({ from, to }, { delivery: code, before, after: province });
  if (!arrival) return refused('delivery-unavailable', { message: '该地址暂时无法配送' });
  const where = regionText({ province, city, district });
  return done({
    change: {
      address: freezeAddress(address),
      receiverName: name,
      receiverMobile: mobile,
      expectedFrom: arrival.from,
      expectedTo: arrival.to,
    },
    log: [{ actor: '会员', text: `收货地址改为 ${where}，收货人 ${name}` }] satisfies LogSentence[],
  });
}

/** The same for one of several addresses (分寄), the parts being counted from 1. */
export function readdressPart(
  order: { readonly parts: string; readonly delivery: string },
  part: number,
  address: FrozenAddress,
) {
  const parts = partsOf(order);
  const own = parts[part - 1];
  if (!own) return refusedField('bad-part', '请选择要修改的地址');
  const { delivery } = order;
  const frozen = {
    address: freezeAddress(own.address),
    delivery,
    expectedFrom: own.from,
    expectedTo: own.to,
  };
  const moved = readdress(frozen, address);
  if (moved.kind !== 'done') return moved;
  const { expectedFrom: from, expectedTo: to } = moved.value.change;
  const changed: FrozenPart = { ...own, address: JSON.parse(freezeAddress(address)), from, to };
  const all = parts.map((each, place) => (place === part - 1 ? changed : each));
  const [first = changed] = all;
  return done({
    change: {
      parts: JSON.stringify(all),
      address: freezeAddress(first.address),
      receiverName: all.map((each) => each.address.name).join('、'),
      receiverMobile: all.map((each) => each.address.mobile).join('、'),
      expectedFrom: firstDay(all.map((each) => each.from)),
      expectedTo: lastDay(all.map((each) => each.to)),
    },
    log: moved.value.log.map((sentence) => ({ ...sentence, text: `${own.address.name} 的${sentence.text}` })),
  });
}

const MINUTE_MS = 60_000;
/** The latest time of the check after a reminder. */
const URGED_CHECK_MS = 10 * MINUTE_MS;

/** 催审, once an hour: moves the check to the front of the queue. */
export function urge(
  order: { readonly urgedAt: number | null; readonly dueAt: number | null },
  now: number,
): Done<OrderEdit<{ urgedAt: number; dueAt: number }>> | Refused<'urged-already'> {
  const againAt = (order.urgedAt ?? Number.NEGATIVE_INFINITY) + URGE_AGAIN_MS;
  if (now < againAt) {
    return refused('urged-already', { minutesLeft: Math.ceil((againAt - now) / MINUTE_MS) });
  }
  return done({
    change: {
      urgedAt: now,
      dueAt: Math.min(order.dueAt ?? Number.POSITIVE_INFINITY, now + URGED_CHECK_MS),
    },
    log: [
      { actor: '会员', text: '催促审稿' },
      { actor: '审稿员', text: '已收到，十分钟内给您结果' },
    ],
  });
}

/** 知晓延期. */
export function seeDelay(now: number): OrderEdit<{ delaySeenAt: number }> {
  return { change: { delaySeenAt: now }, log: [{ actor: '会员', text: '已知晓生产延期' }] };
}

/** 评价. */
export function review(words: {
  stars: number;
  review: string;
  reviewPhotos?: readonly string[];
}): OrderEdit<typeof words> {
  return { change: words, log: [{ actor: '会员', text: `评价 ${words.stars} 星` }] };
}

/** 删除订单: hides it. */
export function hide(now: number): OrderEdit<{ deletedAt: number }> {
  return { change: { deletedAt: now }, log: [] };
}

/** A line of an order, as far as its file matters. */
export interface PrintedFile {
  readonly id: number;
  readonly pageNum: number;
  readonly versionAt: number;
  readonly fileVersion: number;
}

export interface PresentFile {
  readonly name: string;
  readonly author: string;
  readonly artId: string;
  readonly pageNum: number;
  readonly updatedAt: number;
}

/** 替换文件: the line prints the present version from now on. Null stands for a missing line or version. */
export function replaceFile<Present extends PresentFile>(
  order: { readonly fileProblems: string },
  line: PrintedFile | null,
  publication: Present | null,
) {
  const cannot = (message: string) => refused('file-not-replaceable', { message });
  if (!line) return cannot('订单中没有这件商品');
  if (!publication) return cannot('作品已不存在，不能替换');
  if (publication.pageNum !== line.pageNum) return cannot('作品的页数与下单时不同，请重新下单');
  const { name, author, artId, updatedAt } = publication;
  if (updatedAt === line.versionAt) return cannot('作品在下单后没有修改');
  return done({
    lineId: line.id,
    publication,
    change: { publicationName: name, author, artId, versionAt: updatedAt, fileVersion: line.fileVersion + 1 },
    /** Those of its own are found anew. */
    otherProblems: fileProblemsOf(order.fileProblems).filter(({ lineId }) => lineId !== line.id),
    text: `替换了《${name}》的印刷文件，重新审稿`,
  });
}
