import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalendarTemplate } from '#contracts/rules/calendar/calendar-templates.ts';
import { editingPath } from '#contracts/rules/screens/editing-path.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { Columns } from '#web/kit/layout/columns.tsx';
import { upTo } from '#web/lib/document/breakpoints.ts';
import { useMedia } from '#web/lib/document/use-media.ts';
import { Beginning } from '../chooser/beginning.tsx';
import { specialDates } from './calendar-edits.ts';
import { CalendarTemplates } from './calendar-templates.tsx';
import { CalendarWizard } from './calendar-wizard.tsx';

interface CalendarBeginningProps {
  readonly noPlace: ReactNode;
}

/** The calendars to go on with, and a new one (日历编辑). */
export function CalendarBeginning({ noPlace }: CalendarBeginningProps) {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<CalendarTemplate | null>(null);
  const wizard = useRef<HTMLDivElement>(null);
  // Below each other, the new one does not wait behind those to go on with.
  const isNarrow = useMedia(upTo('small-desktop'));
  const kept = useQuery(ask('OpusServiceMag.getSpecialDates', {})).data?.list;
  const dates = useMemo(() => specialDates(kept ?? []), [kept]);

  /** What it becomes is seen and settled in the wizard. */
  function choose(next: CalendarTemplate): void {
    setTemplate(next);
    requestAnimationFrame(() => {
      const begin = wizard.current?.querySelector<HTMLElement>('button.ant-btn-primary');
      begin?.focus({ preventScroll: true });
      wizard.current?.scrollIntoView({ block: 'nearest' });
    });
  }

  const beginning = (
    <div ref={wizard}>
      <CalendarWizard
        key={template?.id}
        template={template}
        dates={dates}
        onMade={(opusID, calendar) =>
          void navigate(editingPath('calendar', opusID), { state: { calendar, dates } })
        }
      />
    </div>
  );

  return (
    <Beginning
      title="日历编辑"
      listed="calendar"
      empty={<EmptyState text="还没有日历，从旁边开始第一本吧。" />}
      noPlace={noPlace}
    >
      {(works) => (
        <Columns beside={isNarrow ? null : beginning}>
          {isNarrow ? beginning : null}
          {works}
          <CalendarTemplates chosen={template} onChoose={choose} />
        </Columns>
      )}
    </Beginning>
  );
}
