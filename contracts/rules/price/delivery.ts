import { bindingByName } from '../account/bindings.ts';
import { yuanText } from '../money.ts';
import { deliveryName } from '../orders/order-words.ts';

export const DELIVERY_CODES = ['standard', 'express', 'pickup'] as const;

export type DeliveryCode = (typeof DELIVERY_CODES)[number];

/** 配送区域, as far as freight and days depend on it. */
export type DeliveryArea = 'near' | 'mainland' | 'remote' | 'overseas' | 'elsewhere';

/** 满额包邮: from this value of goods on, standard delivery on the mainland is free. */
export const FREE_FREIGHT_FROM_FEN = 199_00;

// A province is recognised by its beginning, so that 浙江 counts as 浙江省 and 香港 as 香港特别行政区.
const PROVINCES: readonly (readonly [DeliveryArea, readonly string[]])[] = [
  ['near', ['上海', '江苏', '浙江']],
  ['remote', ['西藏', '新疆', '青海', '内蒙古', '甘肃', '宁夏']],
  ['overseas', ['香港', '澳门', '台湾']],
  [
    'mainland',
    [
      ...['北京', '天津', '河北', '山西', '辽宁', '吉林', '黑龙江', '安徽', '福建', '江西', '山东', '河南'],
      ...['湖北', '湖南', '广东', '广西', '海南', '重庆', '四川', '贵州', '云南', '陕西'],
    ],
  ],
];

/** The area of an address; an unknown province is elsewhere. Without an address it is the mainland. */
export function deliveryArea(province: string | null): DeliveryArea {
  if (province === null) return 'mainland';
  const known = PROVINCES.find(([, names]) => names.some((name) => province.trim().startsWith(name)));
  return known?.[0] ?? 'elsewhere';
}

export interface LineToDeliver {
  readonly count: number;
  /** The name of the binding, empty for goods without one. */
  readonly binding: string;
}

export interface DeliveryFacts {
  readonly province: string | null;
  /** The goods after the quantity discount, before any coupon. */
  readonly goodsFen: number;
  readonly lines: readonly LineToDeliver[];
  readonly now: number;
}

export interface DeliveryOption {
  readonly code: DeliveryCode;
  readonly name: string;
  readonly note: string;
  readonly freightFen: number;
  /** The first and the last day of arrival in China; empty if not available. */
  readonly from: string;
  readonly to: string;
  readonly isAvailable: boolean;
  readonly reason: string;
}

type Couriers = Exclude<DeliveryCode, 'pickup'>;
type Served = Exclude<DeliveryArea, 'elsewhere'>;

/** The first and the last day after leaving the workshop. */
const TRANSIT_DAYS: Readonly<Record<Couriers, Readonly<Record<Served, readonly [number, number]>>>> = {
  standard: { near: [1, 3], mainland: [2, 4], remote: [5, 8], overseas: [5, 9] },
  express: { near: [1, 1], mainland: [1, 2], remote: [3, 5], overseas: [3, 5] },
};
const FREIGHT_FEN = {
  standard: { mainland: 12_00, overseas: 38_00 },
  express: { mainland: 25_00, overseas: 60_00 },
} as const;

/** 配送方式: all of them with cost and arrival; unavailable ones give the reason. */
export function deliveryOptions(facts: DeliveryFacts): DeliveryOption[] {
  return DELIVERY_CODES.map((code) => (code === 'pickup' ? pickup(facts) : courier(code, facts)));
}

function courier(code: Couriers, facts: DeliveryFacts): DeliveryOption {
  const area = deliveryArea(facts.province);
  if (area === 'elsewhere') return unavailable(code, '该地区暂不配送，请更换地址或选择自提');
  const [first, last] = TRANSIT_DAYS[code][area];
  const leaves = workshopDay(facts);
  return {
    code,
    name: deliveryName(code),
    note: courierNote(code, area) + (facts.province === null ? '，日期以收货地址为准' : ''),
    freightFen: courierFreight(code, area, facts.goodsFen),
    from: isoDay(leaves + first),
    to: isoDay(leaves + last),
    isAvailable: true,
    reason: '',
  };
}

function courierFreight(code: Couriers, area: Served, goodsFen: number): number {
  if (area === 'overseas') return FREIGHT_FEN[code].overseas;
  return code === 'standard' && goodsFen >= FREE_FREIGHT_FROM_FEN ? 0 : FREIGHT_FEN[code].mainland;
}

function courierNote(code: Couriers, area: Served): string {
  if (area === 'overseas') return '港澳台地区，含清关时间';
  if (code === 'express') return area === 'remote' ? '空运优先' : '优先生产排单，全程空运';
  const free = `满 ${yuanText(FREE_FREIGHT_FROM_FEN).replace('.00', '')} 免运费`;
  return area === 'remote' ? `偏远地区时间较长，${free}` : free;
}

function pickup(facts: DeliveryFacts): DeliveryOption {
  if (deliveryArea(facts.province) === 'overseas') return unavailable('pickup', '港澳台地址不支持自提');
  const ready = workshopDay(facts);
  return {
    code: 'pickup',
    name: deliveryName('pickup'),
    note: '西湖区示例路 6 号杭州工坊，凭订单号取书',
    freightFen: 0,
    from: isoDay(ready),
    to: isoDay(ready + 1),
    isAvailable: true,
    reason: '',
  };
}

function unavailable(code: DeliveryCode, reason: string): DeliveryOption {
  return {
    code,
    name: deliveryName(code),
    note: '',
    freightFen: 0,
    from: '',
    to: '',
    isAvailable: false,
    reason,
  };
}

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;
const PAPERBACK_DAYS = 3;
const HARDCOVER_DAYS = 5;
const COPIES_PER_EXTRA_DAY = 300;
const MOST_EXTRA_DAYS = 20;

/** 生产天数: working days until everything is printed and bound; hardcovers dry longer, many copies take longer. */
export function productionDays(lines: readonly LineToDeliver[]): number {
  const isHardcover = lines.some(({ binding }) => bindingByName(binding)?.isHardcover === true);
  const copies = lines.reduce((sum, { count }) => sum + count, 0);
  const extra = Math.min(Math.floor(copies / COPIES_PER_EXTRA_DAY), MOST_EXTRA_DAYS);
  return (isHardcover ? HARDCOVER_DAYS : PAPERBACK_DAYS) + extra;
}

/** The day in China, counted from 1970, on which the books leave the workshop, which rests on Sundays. */
function workshopDay({ lines, now }: DeliveryFacts): number {
  let day = Math.floor((now + CHINA_OFFSET_MS) / DAY_MS);
  for (let left = productionDays(lines); left > 0; ) {
    day += 1;
    // Day 0 was a Thursday, so a Sunday leaves 3.
    if (day % 7 !== 3) left -= 1;
  }
  return day;
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
