import { dayRange } from '#web/lib/words/day-range.ts';
import type { DeliveryOffer } from './checkout.ts';

/** When it is there (送达日期): 11月29日至12月1日送达, or 可取 where it is collected. */
export function arrivalText({ code, from, to }: Pick<DeliveryOffer, 'code' | 'from' | 'to'>): string {
  return `${dayRange(from, to)}${code === 'pickup' ? '可取' : '送达'}`;
}
