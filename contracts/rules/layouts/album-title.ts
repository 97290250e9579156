import { chinaIsoDay } from '../china-time.ts';
import type { TakenPhoto } from './groups.ts';

/** What an album of photos may be called (书名): the days, months or years that they are from; empty where none says so. */
export function titleOfPhotos(photos: readonly TakenPhoto[]): string {
  const days = photos.flatMap(({ takenAt }) => (takenAt === null ? [] : [chinaIsoDay(takenAt)])).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [year, month, day] = first.split('-').map(Number);
  const [toYear, toMonth] = last.split('-').map(Number);
  if (first === last) return `${year}年${month}月${day}日`;
  if (year !== toYear) return `${year}—${toYear}`;
  return month === toMonth ? `${year}年${month}月` : `${year}年${month}月—${toMonth}月`;
}
