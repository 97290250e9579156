import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Beginning } from '../chooser/beginning.tsx';
import { specialDates } from './calendar-edits.ts';
import { CalendarWizard } from './calendar-wizard.tsx';

interface CalendarBeginningProps {
  readonly hrefFor: (opusID: string) => string;
  readonly noPlace: ReactNode;
}

/** The calendars to go on with, and a new one (台历编辑). */
export function CalendarBeginning({ hrefFor, noPlace }: CalendarBeginningProps) {
  const navigate = useNavigate();
  const kept = useQuery(ask('OpusServiceMag.getSpecialDates', {})).data?.list;
  const dates = useMemo(() => specialDates(kept ?? []), [kept]);
  return (
    <Beginning
      title="台历编辑"
      listed="calendar"
      empty={<EmptyState text="还没有日历，从旁边开始第一本吧。" />}
      hrefFor={hrefFor}
      noPlace={noPlace}
      beside={
        <CalendarWizard
          dates={dates}
          onMade={(opusID, calendar) => void navigate(hrefFor(opusID), { state: { calendar, dates } })}
        />
      }
    />
  );
}
