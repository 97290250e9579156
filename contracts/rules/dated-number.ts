import { chinaIsoDay } from './china-time.ts';

/** A number for customers (单号): the day in China, then the id, for some kinds behind a letter. */
export function datedNumber(letter: '' | 'P' | 'S' | 'F', at: number, id: number): string {
  return `${letter}${chinaIsoDay(at).replaceAll('-', '')}${String(id).padStart(8, '0')}`;
}
