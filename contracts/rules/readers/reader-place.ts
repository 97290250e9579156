import { hashText } from '../../seeded-random.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** CUBOT makes telephones. */
const BOT =
  /(?<!\bcu)bot\b|crawl|spider|slurp|headless|preview|fetch|monitor|lighthouse|python|curl|wget|okhttp|java\/|go-http|axios|node/i;
const TABLET = /ipad|tablet|playbook|silk|(android(?!.*mobile))/i;
const PHONE = /mobi|iphone|ipod|android|harmony|windows phone/i;

/** Whether a program reads that says so, or that says nothing. */
export function isBot(userAgent: string): boolean {
  return userAgent === '' || BOT.test(userAgent);
}

/** 设备 by what the browser says of itself. */
export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'desktop';
}

/** 地区; the first stands for a network that is nowhere, such as that of an office. */
export const REGIONS = [
  ...['本地', '北京', '天津', '河北', '山西', '内蒙古', '辽宁', '吉林', '黑龙江', '上海', '江苏', '浙江'],
  ...['安徽', '福建', '江西', '山东', '河南', '湖北', '湖南', '广东', '广西', '海南', '重庆', '四川'],
  ...['贵州', '云南', '西藏', '陕西', '甘肃', '青海', '宁夏', '新疆', '香港', '澳门', '台湾'],
] as const;

const NOWHERE = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|^0:0:0:0$|^fe80:|^f[cd]/;

/**
 * Where a network is, as a place in `REGIONS`. It is simulated: the first half of the address decides, and nothing
 * outside is asked. The address itself is not kept.
 */
export function regionOf(network: string): number {
  if (NOWHERE.test(network)) return 0;
  const half = network.split(/[.:]/).slice(0, 2).join('.');
  return 1 + (hashText(half) % (REGIONS.length - 1));
}
