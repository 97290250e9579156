import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { countPlaces } from '#contracts/rules/templates/waiting.ts';
import { Row, Text } from '#web/kit/layout/shapes.ts';
import { useFocusReturn } from '#web/lib/document/use-focus-return.ts';
import { opened, useAround, useEditing, useEditorState } from '../model/editing.ts';
import { TO_PAGE } from '../panels/photo-choice.tsx';
import { useNameOfYear } from './use-name-of-year.ts';

interface CalendarStepsProps {
  /** It was made just now. */
  readonly isNew: boolean;
}

/** What comes after a calendar was made (接下来), told once: photos, birthdays, the printing, the year after. */
export function CalendarSteps({ isNew }: CalendarStepsProps) {
  useNameOfYear();
  const isCalendar = useEditorState(({ document }) => document.calendar !== undefined);
  const [isRead, setIsRead] = useState(false);
  if (!isCalendar || !isNew || isRead) return null;
  return <Steps onRead={() => setIsRead(true)} />;
}

function Steps({ onRead }: { readonly onRead: () => void }) {
  const { open } = useEditing();
  const print = useAround((around) => around.print);
  const isSaved = useAround((around) => around.isSaved);
  const isWaiting = useEditorState(({ document }) => countPlaces(document) > 0);
  const place = useRef<HTMLElement>(null);
  useFocusReturn(...TO_PAGE);
  // What was pressed in the wizard is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Row
      as="section"
      ref={place}
      aria-label="接下来"
      tabIndex={-1}
      gap={8}
      wraps
      padX={12}
      padY={8}
      ground="brass-soft"
    >
      <Text>日历做好了。接下来：</Text>
      {isWaiting ? (
        <Button type="primary" onClick={() => opened(open, { dialog: 'fill', meant: new Set() })}>
          每月放一张照片
        </Button>
      ) : null}
      <Button onClick={() => opened(open, { side: 'calendar', dialog: 'date' })}>写上家人的生日</Button>
      {print ? (
        <Button disabled={!isSaved} onClick={print}>
          印刷
        </Button>
      ) : null}
      <Text size={12}>到了明年，在“日历”里一键换年，照片都留着。</Text>
      <Button type="text" onClick={onRead}>
        知道了
      </Button>
    </Row>
  );
}
