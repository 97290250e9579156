import { Button } from 'antd';
import { useState } from 'react';
import { leavesOf } from '#contracts/rules/calendar/calendar-document.ts';
import { CALENDAR_SIZES, yearsText } from '#contracts/rules/calendar/calendar-spec.ts';
import type { CalendarTemplate } from '#contracts/rules/calendar/calendar-templates.ts';
import {
  CALENDAR_KIND_NAMES,
  CALENDAR_KINDS,
  type CalendarKind,
  type CalendarSpec,
} from '#contracts/rules/calendar/calendar-types.ts';
import type { SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { chinaIsoDay } from '#contracts/rules/china-time.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { Sheet } from '#web/components/sheet.tsx';
import { useCreating } from '#web/features/imports/components/start/use-creating.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Note, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { ChoiceField } from '../panels/fields.tsx';
import { CalendarPreview } from './calendar-preview.tsx';
import { HolidayNote } from './holiday-note.tsx';
import { SpecFields } from './spec-fields.tsx';

/** A calendar is bought in time: from autumn on it is that of the next year. */
const NEXT_YEAR_FROM_MONTH = 7;
const YEARS_AHEAD = 5;
const PREVIEW_PX = 280;

/** A template with the year that a new calendar is made for. */
export function specOf({ look }: Pick<CalendarTemplate, 'look'>, now: number): CalendarSpec {
  const { firstYear, firstMonth } = usualSpec(now);
  return { ...look, firstYear, firstMonth };
}

function usualSpec(now: number): CalendarSpec {
  const [year = 2026, month = 1] = chinaIsoDay(now).split('-').map(Number);
  return {
    ...{
      kind: 'wall',
      firstYear: month >= NEXT_YEAR_FROM_MONTH ? year + 1 : year,
      firstMonth: 1,
      months: 12,
    },
    ...{ weekStart: 1, language: 'zh', lunar: true, terms: true, holidays: true, style: 'navy' },
  };
}

interface CalendarWizardProps {
  /** What it begins with; another one gets another wizard. */
  readonly template: CalendarTemplate | null;
  readonly dates: readonly SpecialDate[];
  readonly onMade: (opusID: string, spec: CalendarSpec) => void;
}

/** A new calendar in one press (新建日历): what it is made of, and how its first month will look. */
export function CalendarWizard({ template, dates, onMade }: CalendarWizardProps) {
  const now = useServerNow(null);
  const [spec, setSpec] = useState(() => (template ? specOf(template, now) : usualSpec(now)));
  const [sizeAt, setSizeAt] = useState(template?.sizeAt ?? 0);
  const [thisYear] = useState(() => usualSpec(now).firstYear - 1);
  const size = CALENDAR_SIZES[spec.kind][sizeAt] ?? CALENDAR_SIZES[spec.kind][0];
  const change = (part: Partial<CalendarSpec>) => setSpec((before) => ({ ...before, ...part }));
  // What was chosen for its picture shows it here too.
  const sample = template ? { sample: template.sample } : {};
  const name = `${yearsText(spec)}年${CALENDAR_KIND_NAMES[spec.kind]}`;
  const creating = useCreating(
    ({ ID }) => onMade(ID, spec),
    () => false,
  );

  function chooseKind(kind: CalendarKind): void {
    setSizeAt(0);
    change({ kind, ...(kind === 'year' ? { months: 12 } : {}) });
  }

  return (
    <Sheet title="新建日历" {...shows('OpusServiceMag.createOpus', 'OpusServiceMag.getSpecialDates')}>
      <Stack gap={12} columns="one">
        <Segmented<CalendarKind>
          aria-label="种类"
          block
          value={spec.kind}
          options={CALENDAR_KINDS.map((value) => ({ value, label: CALENDAR_KIND_NAMES[value] }))}
          onChange={chooseKind}
        />
        <CalendarPreview {...{ spec, size, dates, ...sample }} longestPx={PREVIEW_PX} />
        <ChoiceField
          label="尺寸"
          value={sizeAt}
          choices={CALENDAR_SIZES[spec.kind].map(({ name, widthMm, heightMm }, at) => [
            at,
            `${name}，${widthMm} × ${heightMm} 毫米`,
          ])}
          onChange={setSizeAt}
        />
        <ChoiceField
          label="从哪一年"
          value={spec.firstYear}
          choices={Array.from({ length: YEARS_AHEAD }, (_, at) => [thisYear + at, `${thisYear + at} 年`])}
          onChange={(firstYear) => change({ firstYear })}
        />
        <ChoiceField
          label="从哪个月"
          value={spec.firstMonth}
          choices={Array.from({ length: 12 }, (_, at) => [at + 1, `${at + 1} 月`])}
          onChange={(firstMonth) => change({ firstMonth })}
        />
        {spec.kind === 'year' ? null : (
          <ChoiceField
            label="几个月"
            value={spec.months}
            choices={[12, 13, 6].map((months) => [months, `${months} 个月`])}
            onChange={(months) => change({ months })}
          />
        )}
        <Problem text={creating.problem} />
        <Button
          type="primary"
          size="large"
          block
          loading={creating.isBusy}
          onClick={() =>
            void creating.run({
              ...{ name, type: 'calendar', pageNum: String(leavesOf(spec).length) },
              ...{ widthMm: String(size.widthMm), heightMm: String(size.heightMm) },
            })
          }
        >
          做一本{name}
        </Button>
        <Note size={12}>下面这些做好以后也能改。</Note>
        <SpecFields spec={spec} onChange={change} />
        <HolidayNote spec={spec} />
      </Stack>
    </Sheet>
  );
}
