import { useMemo } from 'react';
import { CALENDAR_SIZES } from '#contracts/rules/calendar/calendar-spec.ts';
import { CALENDAR_TEMPLATES, type CalendarTemplate } from '#contracts/rules/calendar/calendar-templates.ts';
import { CALENDAR_KIND_NAMES } from '#contracts/rules/calendar/calendar-types.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { Muted, Note, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { CalendarPreview } from './calendar-preview.tsx';
import { specOf } from './calendar-wizard.tsx';

const LONGEST_PX = 140;

interface CalendarTemplatesProps {
  readonly chosen: CalendarTemplate | null;
  readonly onChoose: (template: CalendarTemplate) => void;
}

/** Calendars of the house to begin with (日历模板), each as its first month. */
export function CalendarTemplates({ chosen, onChoose }: CalendarTemplatesProps) {
  return (
    <Sheet title="从模板开始" extra={<Note off="phone">选一本，再定年份和开本，放进照片。</Note>}>
      <Stack
        as="ul"
        gap={12}
        aria-label="日历模板"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))' }}
      >
        {CALENDAR_TEMPLATES.map((template) => (
          <li key={template.id}>
            <TemplateButton
              template={template}
              isChosen={template === chosen}
              onChoose={() => onChoose(template)}
            />
          </li>
        ))}
      </Stack>
    </Sheet>
  );
}

interface TemplateButtonProps {
  readonly template: CalendarTemplate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function TemplateButton({ template, isChosen, onChoose }: TemplateButtonProps) {
  const { name, note, look, sizeAt, sample } = template;
  const now = useServerNow(null);
  const spec = useMemo(() => specOf({ look }, now), [look, now]);
  const sizes = CALENDAR_SIZES[look.kind];
  const size = sizes[sizeAt] ?? sizes[0];
  return (
    <Stack
      as="button"
      type="button"
      bare
      gap={8}
      content="start"
      radius="sheet"
      ground={isChosen ? 'brass-soft' : undefined}
      aria-pressed={isChosen}
      style={{ width: '100%', padding: 4, textAlign: 'left' }}
      onClick={onChoose}
    >
      <Stack as="span" items="center" justify="center" style={{ height: LONGEST_PX + 16 }}>
        <CalendarPreview {...{ spec, size, sample }} longestPx={LONGEST_PX} />
      </Stack>
      <Text weight={600}>{name}</Text>
      <Muted size={12}>{note}</Muted>
      <Muted size={12} digits>
        {CALENDAR_KIND_NAMES[look.kind]} · {size.widthMm} × {size.heightMm} 毫米
      </Muted>
    </Stack>
  );
}
