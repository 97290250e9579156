import { Checkbox } from 'antd';
import { CALENDAR_STYLES } from '#contracts/rules/calendar/calendar-styles.ts';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import { Row } from '#web/kit/layout/shapes.ts';
import { ChoiceField } from '../panels/fields.tsx';

const STYLES = Object.values(CALENDAR_STYLES).map(({ id, name }) => [id, name] as const);
const WEEKS = [
  [1, '周一'],
  [0, '周日'],
] as const;
const LANGUAGES = [
  ['zh', '中文'],
  ['zh-en', '中英双语'],
] as const;
const SHOWN = [
  ['lunar', '农历'],
  ['terms', '节气'],
  ['holidays', '节假日与调休'],
] as const;

interface SpecFieldsProps {
  readonly spec: CalendarSpec;
  readonly isDisabled?: boolean;
  readonly onChange: (change: Partial<CalendarSpec>) => void;
}

/** What can be changed of a calendar at any time (日历样式): all months follow. */
export function SpecFields({ spec, isDisabled = false, onChange }: SpecFieldsProps) {
  const common = { isDisabled };
  return (
    <>
      <ChoiceField
        label="样式"
        value={spec.style}
        choices={STYLES}
        onChange={(style) => onChange({ style })}
        {...common}
      />
      <ChoiceField
        label="每周从哪天开始"
        value={spec.weekStart}
        choices={WEEKS}
        onChange={(weekStart) => onChange({ weekStart })}
        {...common}
      />
      <ChoiceField
        label="语言"
        value={spec.language}
        choices={LANGUAGES}
        onChange={(language) => onChange({ language })}
        {...common}
      />
      <Row gap={12} wraps>
        {SHOWN.map(([part, name]) => (
          <Checkbox
            key={part}
            checked={spec[part]}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ [part]: target.checked })}
          >
            {name}
          </Checkbox>
        ))}
      </Row>
    </>
  );
}
