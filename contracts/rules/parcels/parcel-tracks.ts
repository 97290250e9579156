import { regionText } from '../address/region-text.ts';
import { chinaMomentAt } from '../china-time.ts';
import { type DeliveryArea, deliveryArea } from '../price/delivery.ts';

export interface ParcelFacts {
  readonly shippedAt: number;
  readonly delivery: string;
  readonly province: string;
  readonly city: string;
  /** When the customer confirmed receipt; null before. */
  readonly receivedAt: number | null;
  readonly now: number;
}

export interface ParcelTrack {
  readonly at: number;
  readonly text: string;
}

export interface ParcelWay {
  readonly stateText: string;
  /** The planned arrival. */
  readonly arrivesAt: number;
  readonly isDelivered: boolean;
  /** The oldest first, none in the future. */
  readonly tracks: readonly ParcelTrack[];
}

interface Step extends ParcelTrack {
  readonly stateText: string;
}

const HOUR_MS = 3_600_000;

type Courier = 'standard' | 'express';

/** 运输天数, within the promised days. */
const TRANSIT_DAYS: Readonly<Record<Courier, Readonly<Record<DeliveryArea, number>>>> = {
  standard: { near: 2, mainland: 3, remote: 6, overseas: 7, elsewhere: 7 },
  express: { near: 1, mainland: 2, remote: 4, overseas: 4, elsewhere: 4 },
};

/** 港澳台: its own carrier, and customs on the way. */
export function isOverseasProvince(province: string): boolean {
  return deliveryArea(province) === 'overseas';
}

export function transitDays(delivery: string, province: string): number {
  if (delivery === 'pickup') return 1;
  return TRANSIT_DAYS[delivery === 'express' ? 'express' : 'standard'][deliveryArea(province)];
}

/** The tracking of a parcel (物流轨迹), derived from departure, destination and time. */
export function parcelWay(facts: ParcelFacts): ParcelWay {
  const plan = facts.delivery === 'pickup' ? planToStore(facts) : planToDoor(facts);
  const end = plan.at(-1)?.at ?? facts.shippedAt;
  const { receivedAt, now } = facts;
  const isReceivedEarly = receivedAt !== null && receivedAt < end;
  const until = isReceivedEarly ? receivedAt : now;
  const passed = plan.filter(({ at }) => at <= until);
  const tracks: Step[] = isReceivedEarly
    ? [...passed, { at: receivedAt, text: '本人已确认收货', stateText: '已签收' }]
    : passed;
  return {
    stateText: tracks.at(-1)?.stateText ?? '等待揽收',
    arrivesAt: end,
    isDelivered: isReceivedEarly || now >= end,
    tracks: tracks.map(({ at, text }) => ({ at, text })),
  };
}

function planToDoor({ shippedAt, delivery, province, city }: ParcelFacts): Step[] {
  const days = transitDays(delivery, province);
  const place = regionText({ province, city, district: '' });
  const lastDay = (hour: number, minute: number) => chinaMomentAt(shippedAt, days, hour * 60 + minute);
  const customs = {
    at: chinaMomentAt(shippedAt, days - 2, 16 * 60),
    text: '海关查验放行，转往目的地',
    stateText: '运输中',
  };
  return [
    { at: shippedAt + HOUR_MS, text: '快递员已揽收', stateText: '已揽收' },
    { at: shippedAt + 4 * HOUR_MS, text: '到达杭州转运中心', stateText: '运输中' },
    ...(isOverseasProvince(province) ? [customs] : []),
    { at: lastDay(5, 20), text: `到达${place}`, stateText: '运输中' },
    { at: lastDay(8, 40), text: '快递员正在派送，请保持电话畅通', stateText: '派送中' },
    { at: lastDay(14, 30), text: '已签收', stateText: '已签收' },
  ];
}

function planToStore({ shippedAt, delivery, province }: ParcelFacts): Step[] {
  const arrives = chinaMomentAt(shippedAt, transitDays(delivery, province), 14 * 60 + 30);
  return [
    { at: shippedAt + HOUR_MS, text: '已装车送往自提门店', stateText: '运输中' },
    { at: arrives, text: '已到达自提门店，凭订单号取书', stateText: '待自提' },
  ];
}
