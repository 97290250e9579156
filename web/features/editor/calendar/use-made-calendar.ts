import { useLocation } from 'react-router-dom';
import { readCalendarSpec } from '#contracts/rules/calendar/calendar-spec.ts';
import type { SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';

/** What a new work becomes that was made as a calendar; undefined for every other one. */
export function useMadeCalendar(): ((document: PageDocument) => Promise<PageDocument>) | undefined {
  const { state } = useLocation();
  const { calendar, dates = [] } = (state ?? {}) as {
    readonly calendar?: unknown;
    readonly dates?: readonly SpecialDate[];
  };
  const read = readCalendarSpec(calendar);
  if (read.kind !== 'spec') return undefined;
  return async (document) => {
    // What months are made of comes only where they are made.
    const { asCalendar } = await import('./calendar-edits.ts');
    return document.calendar ? document : asCalendar(document, read.spec, dates);
  };
}
