import { unpublishedYears } from '#contracts/rules/calendar/almanac/holidays.ts';
import { yearsOf } from '#contracts/rules/calendar/calendar-spec.ts';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import { Note } from '#web/kit/layout/shapes.ts';

/** What is not known yet of the days off (待公布). */
export function HolidayNote({ spec }: { readonly spec: CalendarSpec }) {
  const years = spec.holidays ? unpublishedYears(yearsOf(spec)) : [];
  if (years.length === 0) return null;
  return (
    <Note size={12}>
      {years.join('、')}{' '}
      年的放假调休待公布：节日照常标出，“休”和“班”等公布后，在编辑器的“日历”里按一次“更新日历”就补上。
    </Note>
  );
}
