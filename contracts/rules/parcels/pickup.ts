import { ADDRESS_LENGTHS, addressProblems, tidyMobile } from '../address/address-fields.ts';
import { FORM_MESSAGES } from '../form-messages.ts';

/** Where books are collected (自提地点); such an order has it as its address. */
export const PICKUP_PLACE = {
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '转塘街道',
  detail: '示例路 6 号杭州工坊',
  zip: '',
} as const;

/** The person who collects the books (取书人). */
export interface Collector {
  readonly name: string;
  readonly mobile: string;
}

export function tidyCollector({ name, mobile }: Collector): Collector {
  return { name: name.trim(), mobile: tidyMobile(mobile) };
}

/** What is wrong with a collector from tidyCollector, by field. */
export function collectorProblems(collector: Collector): Partial<Record<keyof Collector, string>> {
  const { name, mobile } = addressProblems({ ...PICKUP_PLACE, ...collector, label: '' });
  const isMissing = collector.name === '';
  const words = isMissing
    ? FORM_MESSAGES.required('取书人')
    : FORM_MESSAGES.string.max('取书人', ADDRESS_LENGTHS.name);
  return { ...(name === undefined ? {} : { name: words }), ...(mobile === undefined ? {} : { mobile }) };
}
