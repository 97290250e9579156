import { useState } from 'react';
import {
  DATE_COLORS,
  DATE_ICONS,
  type DateIcon,
  LONGEST_DATE_NAME,
  type SpecialDate,
  specialDateProblems,
} from '#contracts/rules/calendar/special-dates.ts';
import { Segmented } from '#web/components/segmented.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { ChoiceField, ColorField, NumberField, WordsField } from '../panels/fields.tsx';
import styles from '../panels/panels.module.css';
import type { KeptDate } from './calendar-edits.ts';

const ICONS = Object.entries(DATE_ICONS).map(
  ([icon, { name, sign }]) => [icon as DateIcon, `${sign} ${name}`] as const,
);
const NEW: SpecialDate = {
  ...{ name: '', lunar: false, month: 1, day: 1, year: 0, icon: 'cake', color: DATE_COLORS[1] },
};

interface DateDialogProps {
  /** Null for a new one. */
  readonly kept: KeptDate | null;
  readonly onClose: () => void;
}

/** A birthday or another day of the member (纪念日), which all calendars show. */
export function DateDialog({ kept, onClose }: DateDialogProps) {
  const [date, setDate] = useState<SpecialDate>(() => {
    if (kept === null) return NEW;
    const { ID: _ID, lunar, icon, ...rest } = kept;
    return { ...rest, lunar: lunar === 'Y', icon: icon as DateIcon };
  });
  const saving = useAct('OpusServiceMag.saveSpecialDate', { doneText: '已保存', onRead: onClose });
  const change = (part: Partial<SpecialDate>) => setDate((before) => ({ ...before, ...part }));
  const [missing = ''] = Object.values(specialDateProblems({ ...date, name: date.name.trim() }));

  function save() {
    const { lunar, month, day, year, ...rest } = date;
    return saving.run({
      ...{ ...rest, dateID: kept?.ID ?? '', lunar: lunar ? 'Y' : 'N' },
      ...{ month: String(month), day: String(day), year: year === 0 ? '' : String(year) },
    });
  }

  return (
    <ActDialog
      title={kept === null ? '新增纪念日' : '修改纪念日'}
      okText="保存"
      consequence="纪念日存在您的账号里，以后每本日历都会标上；农历的每年自动换算成公历。"
      act={saving}
      missing={missing}
      onOk={save}
      onClose={onClose}
    >
      <WordsField
        label="名称"
        value={date.name}
        maxLength={LONGEST_DATE_NAME}
        onChange={(name) => change({ name })}
      />
      <Segmented<'solar' | 'lunar'>
        aria-label="历法"
        block
        value={date.lunar ? 'lunar' : 'solar'}
        options={[
          { value: 'solar', label: '公历' },
          { value: 'lunar', label: '农历' },
        ]}
        onChange={(value) => change({ lunar: value === 'lunar' })}
      />
      <Stack gap={8} className={styles.pairs}>
        <NumberField label="月" value={date.month} min={1} max={12} onChange={(month) => change({ month })} />
        <NumberField label="日" value={date.day} min={1} max={31} onChange={(day) => change({ day })} />
      </Stack>
      <NumberField
        label="哪一年（公历，不知道就填 0）"
        value={date.year}
        min={0}
        max={2100}
        onChange={(year) => change({ year })}
      />
      <ChoiceField label="图标" value={date.icon} choices={ICONS} onChange={(icon) => change({ icon })} />
      <ColorField label="颜色" value={date.color} onChange={(color) => change({ color })} />
    </ActDialog>
  );
}
