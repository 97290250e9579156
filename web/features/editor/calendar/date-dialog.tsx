import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { birthDay } from '#contracts/rules/calendar/days-of-date.ts';
import {
  DATE_COLORS,
  DATE_ICONS,
  type DateIcon,
  type DateInWords,
  dateWords,
  LONGEST_DATE_NAME,
  readDateWords,
  type SpecialDate,
  specialDateProblems,
} from '#contracts/rules/calendar/special-dates.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { useLeaveDialog } from '#web/kit/form/leave.ts';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { ChoiceField, ColorField, WordsField } from '../panels/fields.tsx';
import type { KeptDate } from './calendar-edits.ts';

/** By their names: the page shows the signs, in the face that the print has. */
const ICONS = Object.entries(DATE_ICONS).map(([icon, { name }]) => [icon as DateIcon, name] as const);
const LONGEST_DATE_WORDS = 20;

type Looks = Omit<SpecialDate, keyof DateInWords>;
const NEW: Looks = { name: '', icon: 'cake', color: DATE_COLORS[1] };

const EXAMPLES = '例如 1958-03-08、3月8日、1958年农历八月十五';

interface DateDialogProps {
  /** On which days of the calendar it would be kept, in words. */
  readonly daysIn: (date: SpecialDate) => readonly string[];
  /** Null for a new one. */
  readonly kept: KeptDate | null;
  readonly onClose: () => void;
}

/** A birthday or another day of the member (纪念日), which all calendars show. */
export function DateDialog({ kept, daysIn, onClose }: DateDialogProps) {
  const [start] = useState(() => startOf(kept));
  const [looks, setLooks] = useState(start.looks);
  const [typed, setTyped] = useState(start.typed);
  const [isTried, setIsTried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const toName = () => place.current?.querySelector('input')?.focus();
  const [added, setAdded] = useState<readonly string[]>([]);
  const isLast = useRef(true);
  const when = readDateWords(typed);
  const says = when === null ? '' : dateWords(when);
  const line = when === null ? '' : `${looks.name.trim()}，${says}`;
  const saving = useAct('OpusServiceMag.saveSpecialDate', {
    doneText: kept ? '已保存' : `已添加${line}`,
    onDone: () => isLast.current || next(),
    onRead: () => isLast.current && onClose(),
  });
  useEffect(() => {
    // After the dialog has come.
    const frame = requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const change = (part: Partial<Looks>) => setLooks((before) => ({ ...before, ...part }));
  const known = useQuery(ask('OpusServiceMag.getSpecialDates', {})).data?.list ?? [];
  const isKnown = known.some(
    (date) =>
      kept === null && !saving.isBusy && date.name === looks.name.trim() && dateWords(dateOf(date)) === says,
  );
  const missing = isKnown
    ? '已经写过这一天了。'
    : missingWords({ ...looks, name: looks.name.trim() }, when, typed);
  const isEmpty = looks.name === '' && typed === '';
  const isUntouched = isEmpty && (added.length > 0 || !isTried);
  // Always there and of one height, so that nothing moves under the hand while it is written.
  function underDate(): string {
    if (isUntouched || (!isTried && typed === ''))
      return `${EXAMPLES}。按回车保存${kept ? '' : '，再写下一个'}。`;
    if (missing !== '' || when === null) return missing;
    const leap = typed.includes('闰') ? '，闰月的按平月过' : '';
    const birth = when.lunar ? birthDay(when) : null;
    // The end of a lunar year lies in the solar year after it.
    const solar =
      birth === null || birth.year === when.year ? '' : `，公历${dateWords({ ...birth, lunar: false })}`;
    return `${when.lunar ? '' : '公历'}${[says + solar + leap, ...daysIn({ ...looks, ...when })].join('：')}`;
  }
  /** With nothing more written that is not kept already, it can be ended. */
  const isOver = isKnown || (isEmpty && added.length > 0);
  const isOther = (part: keyof Looks) => looks[part] !== start.looks[part];
  // A look without words is no loss where nothing is kept yet.
  const hasOtherLook = kept !== null && (isOther('icon') || isOther('color'));
  const close = useLeaveDialog({
    isChanged: isOther('name') || typed !== start.typed || hasOtherLook,
    loses: `填写的内容不会保存${added.length === 0 ? '' : '，已添加的都在'}。`,
    isBusy: saving.isBusy && !isOver,
    onClose,
  });

  /** A family has more than one birthday. */
  function next(): void {
    setAdded((before) => [...before, line]);
    change({ name: '' });
    setTyped('');
    setIsTried(false);
    toName();
  }

  async function save(ends: boolean): Promise<void> {
    setIsTried(true);
    if (when === null || missing !== '' || saving.isBusy) return;
    isLast.current = ends;
    const { lunar, month, day, year } = when;
    await saving.run({
      ...{ ...looks, dateID: kept?.ID ?? '', lunar: lunar ? 'Y' : 'N' },
      ...{ month: String(month), day: String(day), year: year === 0 ? '' : String(year) },
    });
  }

  function end(ends: boolean): void {
    if (isOver) onClose();
    else void save(ends);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const isWords =
      event.target instanceof HTMLElement && event.target.matches('input:not([role], [type="color"])');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isWords) return;
    event.preventDefault();
    const [, date] = place.current?.querySelectorAll('input') ?? [];
    // From the name to the date, which is still to be written.
    if (looks.name !== '' && typed === '' && event.target !== date) date?.focus();
    else end(kept !== null);
  }

  return (
    <ActDialog
      title={kept === null ? '新增纪念日' : '修改纪念日'}
      okText={kept ? '保存' : '完成'}
      consequence="纪念日存在您的账号里，以后每本日历都会标上；农历的每年自动换算成公历。"
      // What was written is kept by then, and only the list is read again.
      {...(isOver ? {} : { act: saving })}
      isReady={isOver || missing === ''}
      onOk={() => end(true)}
      onClose={close}
    >
      <Stack ref={place} gap={16} columns="one" onKeyDown={press}>
        <WordsField
          label="名称"
          value={looks.name}
          maxLength={LONGEST_DATE_NAME}
          onChange={(name) => change({ name })}
        />
        <WordsField label="日期" value={typed} maxLength={LONGEST_DATE_WORDS} onChange={setTyped} />
        <Note role="status" size={12} style={{ minHeight: '3em' }}>
          {underDate()}
        </Note>
        <ChoiceField label="图标" value={looks.icon} choices={ICONS} onChange={(icon) => change({ icon })} />
        <ColorField label="颜色" value={looks.color} onChange={(color) => change({ color })} />
        {kept ? null : (
          <Row>
            <Button disabled={missing !== ''} loading={saving.isBusy} onClick={() => void save(false)}>
              保存，再写一个
            </Button>
          </Row>
        )}
        {added.length === 0 ? null : (
          <Note role="status" breaks>
            已添加 {added.length} 个：{added.join('；')}。没有别的，就按回车或“完成”。
          </Note>
        )}
      </Stack>
    </ActDialog>
  );
}

function startOf(kept: KeptDate | null): { readonly looks: Looks; readonly typed: string } {
  if (kept === null) return { looks: NEW, typed: '' };
  const { name, icon, color } = kept;
  return {
    looks: { name, icon: icon as DateIcon, color },
    typed: dateWords(dateOf(kept)),
  };
}

function dateOf(date: KeptDate): DateInWords {
  return { ...date, lunar: date.lunar === 'Y' };
}

/** Why it cannot be kept yet. */
function missingWords(looks: Looks, when: DateInWords | null, typed: string): string {
  const date = when ?? { lunar: false, month: 1, day: 1, year: 0 };
  const [problem = ''] = Object.values(specialDateProblems({ ...looks, ...date }));
  if (problem !== '' || when) return problem;
  return typed.trim() === '' ? '请写上日期' : `看不懂这个日期，${EXAMPLES}`;
}
