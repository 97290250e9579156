import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCalendarSpec } from '#contracts/rules/calendar/calendar-spec.ts';
import type { SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import type { PageDocument } from '#contracts/rules/pages/document.ts';

/** What a new work becomes that was made as a calendar, once; undefined for every other one. */
export function useMadeCalendar(): ((document: PageDocument) => Promise<PageDocument>) | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [{ calendar, dates = [] }] = useState(
    () => (state ?? {}) as { readonly calendar?: unknown; readonly dates?: readonly SpecialDate[] },
  );
  const read = readCalendarSpec(calendar);
  if (read.kind !== 'spec') return undefined;
  return async (document) => {
    // What months are made of comes only where they are made.
    const { asCalendar } = await import('./calendar-edits.ts');
    // Loaded again, it is not made once more.
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    return document.calendar ? document : asCalendar(document, read.spec, dates);
  };
}
