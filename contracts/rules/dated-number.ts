import { chinaIsoDay } from './china-time.ts';

/**
 * A number that customers read out (单号): its day in China, then the id; payments, after-sales and applications for invoices
 * begin with a letter.
 */
export function datedNumber(letter: '' | 'P' | 'S' | 'F', at: number, id: number): string {
  return `${letter}${chinaIsoDay(at).replaceAll('-', '')}${String(id).padStart(8, '0')}`;
}
