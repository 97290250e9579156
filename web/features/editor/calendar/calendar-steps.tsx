import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { ask } from '#web/kit/ask/ask.ts';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { useSize } from '#web/lib/document/use-size.ts';
import { shows } from '#web/lib/shows.ts';
import { storage } from '#web/lib/storage.ts';
import { opened, useAround, useEditing, useEditorState } from '../model/editing.ts';
import { TO_PAGE } from '../panels/photo-choice.tsx';
import { useNameOfYear } from './use-name-of-year.ts';

const READ_KEY = 'calendarStepsRead';
const MOST_READ = 50;

function readOnes(): readonly unknown[] {
  const kept = storage.get(READ_KEY);
  return Array.isArray(kept) ? kept : [];
}

interface CalendarStepsProps {
  /** It was made just now. */
  readonly isNew: boolean;
}

/**
 * What comes after a calendar was made (接下来), told until it is read: photos, birthdays, the printing, the year after.
 * Opened again, one that still waits for photos tells it too.
 */
export function CalendarSteps({ isNew }: CalendarStepsProps) {
  useNameOfYear();
  const { opusID, store, around } = useEditing();
  const isCalendar = useEditorState(({ document }) => document.calendar !== undefined);
  const [isTold, setIsTold] = useState(() => {
    const { isReadOnly, owner } = around.get();
    const isOwn = !isReadOnly && owner === '';
    const isWaiting = countPlaces(store.get().document) > 0;
    return isNew || (isOwn && isWaiting && !readOnes().includes(opusID));
  });
  if (!isCalendar || !isTold) return null;

  function read(): void {
    setIsTold(false);
    storage.set(READ_KEY, [opusID, ...readOnes()].slice(0, MOST_READ));
  }

  return <Steps takesFocus={isNew} onRead={read} />;
}

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  readonly take: () => void;
}

function useSteps(): readonly Step[] {
  const { open } = useEditing();
  const print = useAround((around) => around.print);
  const isFilled = useEditorState(({ document }) => countPlaces(document) === 0);
  const dates = useQuery(ask('OpusServiceMag.getSpecialDates', {})).data?.list ?? [];
  return [
    {
      title: '每月放一张照片',
      isDone: isFilled,
      take: () => opened(open, { dialog: 'fill', meant: open.get().meant ?? new Set() }),
    },
    {
      title: '写上家人的生日',
      isDone: dates.length > 0,
      take: () => opened(open, { side: 'calendar', dialog: 'date' }),
    },
    // It leads elsewhere, so it comes last and is never done here.
    ...(print ? [{ title: '印刷', isDone: false, take: print }] : []),
  ];
}

/** One line with the next step; all of them where it is opened. */
function Steps({ takesFocus, onRead }: { readonly takesFocus: boolean; readonly onRead: () => void }) {
  const steps = useSteps();
  const next = steps.find(({ isDone }) => !isDone);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  useFocusReturn(...TO_PAGE);
  // What was pressed in the wizard is gone.
  const focus = useEffectEvent(() => takesFocus && place.current?.focus({ preventScroll: true }));
  useEffect(() => void focus(), []);
  // What is said for a moment stands below it.
  const { height } = useSize(place);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--above-toasts', `${height}px`);
    return () => void style.removeProperty('--above-toasts');
  }, [height]);
  return (
    <Stack
      as="section"
      ref={place}
      aria-label="接下来"
      tabIndex={-1}
      gap={8}
      columns="one"
      padX={12}
      padY={8}
      ground="brass-soft"
      style={{ outlineOffset: -2 }}
      {...shows('OpusServiceMag.getSpecialDates')}
    >
      <Row gap={8} wraps>
        <Button type="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {next ? `接下来 ${steps.indexOf(next) + 1}/${steps.length}` : '都做好了'}
          {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        </Button>
        {isOpen || !next ? null : <StepButton step={next} isNext />}
        <Button type="text" onClick={onRead}>
          知道了
        </Button>
      </Row>
      {isOpen ? (
        <>
          <Row as="ol" gap={16} wraps>
            {steps.map((step) => (
              <Row as="li" key={step.title} gap={4}>
                <Text aria-hidden="true">{step.isDone ? '✓' : '○'}</Text>
                <StepButton step={step} isNext={step === next} />
              </Row>
            ))}
          </Row>
          <Text size={12}>到了明年，在“日历”里一键换年，照片都留着。</Text>
        </>
      ) : null}
    </Stack>
  );
}

function StepButton({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const { title, isDone, take } = step;
  return (
    <Button type={isNext ? 'primary' : 'default'} onClick={take}>
      {title}
      {isDone ? <span className="only-read">，已完成</span> : null}
    </Button>
  );
}
