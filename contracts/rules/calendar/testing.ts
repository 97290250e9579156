import type { Box, New, PageElement } from '../pages/document.ts';
import type { CalendarSpec } from './calendar-types.ts';
import type { SpecialDate } from './special-dates.ts';

export const birthday = (more: Partial<SpecialDate> = {}): SpecialDate => ({
  ...{ name: '妈妈', lunar: false, month: 9, day: 15, year: 0, icon: 'cake', color: '#b5382e' },
  ...more,
});

/** A lunar birthday. */
export const lunarly = (month: number, day: number, year = 0): SpecialDate =>
  birthday({ lunar: true, month, day, year });

export const specOf = (more: Partial<CalendarSpec> = {}): CalendarSpec => ({
  ...{ kind: 'desk', firstYear: 2027, firstMonth: 1, months: 12, weekStart: 1, language: 'zh' },
  ...{ lunar: true, terms: true, holidays: true, style: 'navy' },
  ...more,
});

/** Elements that leave a box, or lie over others. A ground may lie below what stands within it. */
export function misplaced(elements: readonly New<PageElement>[], box: Box): string[] {
  const found = elements.filter((each) => !isWithin(each, box)).map(({ name }) => `${name} outside`);
  for (const [at, one] of elements.entries()) {
    for (let next = at + 1; next < elements.length; next += 1) {
      const other = elements[next];
      if (!other || !isOver(one, other)) continue;
      const isGround = one.kind === 'shape' && (other.kind === 'shape' || isWithin(other, one));
      if (!isGround) found.push(`${one.name} under ${other.name}`);
    }
  }
  return found;
}

/** Lengths are rounded. */
const NOTHING_MM = 0.02;

function isWithin(one: Box, other: Box): boolean {
  return (
    one.x >= other.x - NOTHING_MM &&
    one.y >= other.y - NOTHING_MM &&
    one.x + one.w <= other.x + other.w + NOTHING_MM &&
    one.y + one.h <= other.y + other.h + NOTHING_MM
  );
}

function isOver(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return across > NOTHING_MM && down > NOTHING_MM;
}
