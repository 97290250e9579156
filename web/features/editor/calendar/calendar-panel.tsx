import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { yearsOf, yearsText } from '#contracts/rules/calendar/calendar-spec.ts';
import type { CalendarSpec } from '#contracts/rules/calendar/calendar-types.ts';
import { daysOf, keptDayWords } from '#contracts/rules/calendar/days-of-date.ts';
import type { SpecialDate } from '#contracts/rules/calendar/special-dates.ts';
import { yearsLater } from '#contracts/rules/calendar/year-change.ts';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask } from '#web/kit/ask/ask.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { opened, useAround, useEditing, useEditorState, useOpen } from '../model/editing.ts';
import { newId } from '../model/new-id.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { type KeptDate, remade, specialDates, withYearCode } from './calendar-edits.ts';
import { DateDialog } from './date-dialog.tsx';
import { HolidayNote } from './holiday-note.tsx';
import { SpecFields } from './spec-fields.tsx';

/** Its button is gone then. */
const TO_PANEL = ['aside[aria-label="日历"]'];
const NONE: readonly KeptDate[] = [];

/** The calendar as a whole (日历): its look, its year, and the days that the member keeps. */
export function CalendarPanel({ onClose }: { readonly onClose?: () => void }) {
  const { store, open } = useEditing();
  const { message } = App.useApp();
  const isReadOnly = useAround((around) => around.isReadOnly);
  const address = useAround((around) => around.address);
  const spec = useEditorState(({ document }) => document.calendar);
  // Photos come first; then the next year is one press away.
  const isWaiting = useEditorState(({ document }) => countPlaces(document) > 0);
  const query = useQuery(ask('OpusServiceMag.getSpecialDates', {}));
  const kept = query.data?.list ?? NONE;
  const dates = useMemo(() => specialDates(kept), [kept]);
  const [asked, setAsked] = useState<KeptDate | null>(null);
  const asksNew = useOpen((now) => now.dialog === 'date');

  function apply(wanted: CalendarSpec, done = ''): void {
    const { document } = store.get();
    const next = remade(document, wanted, dates);
    if (next === null) return;
    // What it says already is no step that could be undone.
    if (JSON.stringify(next.document) !== JSON.stringify(document)) store.edit(() => next.document);
    const words = [done, next.words].filter(Boolean).join('；');
    if (words !== '') void message.info(words);
  }

  function addCode(link: string): void {
    store.edit((document) => withYearCode(document, link, newId));
    void message.info('二维码在封面右下角。发布以后，扫码就能看到这本日历。');
  }

  useUpdate(dates, () => spec && apply(spec));
  const deleting = useAct('OpusServiceMag.deleteSpecialDate', { doneText: '已删除' });
  const [leaving, setLeaving] = useState<KeptDate | null>(null);
  async function remove({ ID }: KeptDate): Promise<void> {
    if ((await deleting.run({ dateID: ID })) !== null) setLeaving(null);
  }
  if (spec === undefined) {
    return (
      <SidePanel name="日历" title="日历" onClose={onClose}>
        <EmptyState text="这件作品没有年份和日子可以更新。新的日历在“日历编辑”里做。" />
      </SidePanel>
    );
  }
  const later = yearsLater(spec);
  const daysIn = (date: SpecialDate) => keptWords(date, spec);
  return (
    <SidePanel name="日历" title={`${yearsText(spec)} 年日历`} onClose={onClose}>
      <Button
        type={isWaiting ? 'primary' : 'default'}
        disabled={isReadOnly}
        onClick={() => opened(open, { dialog: 'fill', meant: open.get().meant ?? new Set() })}
      >
        每月放一张照片
      </Button>
      {later === null ? null : (
        <Button
          disabled={isReadOnly}
          onClick={() => apply(later, `已换到 ${yearsText(later)} 年，照片和手动调整的都在`)}
        >
          一键换到 {yearsText(later)} 年
        </Button>
      )}
      {address === undefined ? null : (
        <Button disabled={isReadOnly} onClick={() => addCode(address)}>
          封面放二维码，扫码看全年
        </Button>
      )}
      <Button disabled={isReadOnly} onClick={() => apply(spec, '日历已更新')}>
        更新日历
      </Button>
      <Note size={12}>照片、手动添加和调整过的内容都会保留；一步就能撤销。</Note>
      <HolidayNote spec={spec} />
      <SpecFields spec={spec} isDisabled={isReadOnly} onChange={(part) => apply({ ...spec, ...part })} />
      <Row justify="between">
        <Text as="h3" weight={600}>
          纪念日
        </Text>
        <Button size="small" onClick={() => opened(open, { dialog: 'date' })}>
          新增
        </Button>
      </Row>
      <Answer query={query} what="纪念日" safe="日历没有改变，请稍后重试。">
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState text="家人的生日、结婚纪念日，写在这里，每年的日历都会标上。" />
          ) : (
            <Stack
              as="ul"
              gap={8}
              columns="one"
              aria-label="纪念日"
              {...shows('OpusServiceMag.getSpecialDates')}
            >
              {list.map((date) => (
                <Row as="li" key={date.ID} justify="between" gap={4}>
                  <Stack shrinks>
                    <Text breaks>{date.name}</Text>
                    <Muted size={12}>{whenWords(date)}</Muted>
                    {specialDates([date])
                      .flatMap(daysIn)
                      .map((words) => (
                        <Muted key={words} size={12} digits>
                          {words}
                        </Muted>
                      ))}
                  </Stack>
                  <Row>
                    <Button
                      type="text"
                      size="small"
                      aria-label={`修改${date.name}`}
                      onClick={() => setAsked(date)}
                    >
                      修改
                    </Button>
                    <Button
                      type="text"
                      size="small"
                      aria-label={`删除${date.name}`}
                      onClick={() => setLeaving(date)}
                    >
                      删除
                    </Button>
                  </Row>
                </Row>
              ))}
            </Stack>
          )
        }
      </Answer>
      {asked === null ? null : <DateDialog kept={asked} daysIn={daysIn} onClose={() => setAsked(null)} />}
      {leaving === null ? null : (
        <ActDialog
          title={`删除“${leaving.name}”？`}
          okText="删除"
          consequence="这一天不再标在您的任何日历上；已经印好的不变。"
          isDestructive
          act={deleting}
          returnTo={TO_PANEL}
          onOk={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
      {asksNew ? (
        <DateDialog kept={null} daysIn={daysIn} onClose={() => opened(open, { dialog: null })} />
      ) : null}
    </SidePanel>
  );
}

function whenWords({ lunar, month, day, year }: KeptDate): string {
  return `${lunar === 'Y' ? '农历' : '公历'} ${month} 月 ${day} 日${year > 0 ? `，${year} 年` : ''}`;
}

/** On which days of the calendar it is kept, and why, where that is not plain. */
function keptWords(date: SpecialDate, spec: CalendarSpec): readonly string[] {
  return yearsOf(spec).flatMap((year) => {
    const { days, words } = daysOf(date, year);
    return [...days.map((day) => keptDayWords(date, day)), ...(words === '' ? [] : [words])];
  });
}

/** Once other dates are known than before, the calendar says them. */
function useUpdate(dates: readonly SpecialDate[], update: () => unknown): void {
  const before = useRef<string | null>(null);
  const follow = useEffectEvent((known: readonly SpecialDate[]) => {
    const now = JSON.stringify(known);
    const isOther = before.current !== null && before.current !== now;
    before.current = now;
    if (isOther) update();
  });
  useEffect(() => follow(dates), [dates]);
}
