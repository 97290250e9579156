import { chinaIsoDay, chinaMomentAt } from '../china-time.ts';
import { type Done, done, type Refused, refusedField } from '../decision.ts';

/** Moments from one on and before another; either may be open. */
export interface Span {
  readonly from: number;
  readonly before: number;
}

function startOf(day: string): number | null {
  const noon = Date.parse(`${day}T04:00:00.000Z`);
  // A day that no calendar has becomes another one.
  return Number.isNaN(noon) || chinaIsoDay(noon) !== day ? null : chinaMomentAt(noon, 0, 0);
}

/** The days in China from one to another, both included (起止日期); null where neither is named. */
export function daySpan(from: string, to: string): Done<Span | null> | Refused<'bad-field'> {
  if (from === '' && to === '') return done(null);
  const first = from === '' ? Number.NEGATIVE_INFINITY : startOf(from);
  const last = to === '' ? Number.POSITIVE_INFINITY : startOf(to);
  if (first === null || last === null) return refusedField('bad-day', '日期不正确');
  if (first > last) return refusedField('bad-day', '开始日期不能晚于结束日期');
  return done({ from: first, before: to === '' ? last : chinaMomentAt(last, 1, 0) });
}
