import { chinaIsoDay } from '../china-time.ts';

/** 浙江, and the channel of a seller’s own platform. */
const PROVINCE = '33';
const CHANNEL = '2';

/** The twenty digits of a digital invoice (数电发票号码): year, province, channel, serial number. */
export function invoiceNumber(at: number, serial: number): string {
  return `${chinaIsoDay(at).slice(2, 4)}${PROVINCE}${CHANNEL}${String(serial).padStart(15, '0')}`;
}
