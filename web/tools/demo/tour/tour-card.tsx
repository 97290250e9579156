import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { Box, Muted, Row, Stack } from '#web/kit/layout/shapes.ts';
import { useOwnFocus } from '../../use-own-focus.ts';
import { STORY } from './story.ts';
import styles from './tour-card.module.css';
import { isAt, progressOf, type Spot, spotAfter, spotBefore, stepAt, storyAround } from './tour-state.ts';
import { useTour } from './tour-store.ts';
import { ChapterList, TourWords } from './tour-words.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useStage } from './use-stage.ts';
import { useTarget } from './use-target.ts';
import type { TourCourse } from './use-tour-course.ts';
import { useTourKeys } from './use-tour-keys.ts';

interface TourCardProps {
  readonly course: TourCourse;
  readonly isJoining: boolean;
  /** For a guest who is led: leaves the presenter. Under a dialog the bar cannot offer it, nor the way back. */
  readonly onLeaveLead?: (() => void) | undefined;
  /** For a guest who left: back to them. */
  readonly onFollow?: (() => void) | undefined;
}

/** One step of the tour on the page: the thing in the light, the words beside it. The product stays in use. */
export function TourCard({ course, isJoining, onLeaveLead, onFollow }: TourCardProps) {
  const isLed = onLeaveLead !== undefined;
  const tour = useTour();
  const [isListOpen, setIsListOpen] = useState(false);
  const found = useTarget(stepAt(STORY, tour), tour.values);
  const [told, setTold] = useState<Spot | null>(null);
  const card = useRef<HTMLElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const isReady = found.status !== 'waiting' && course.beginning === null && !isJoining;
  // The words before stay until the next thing is there; but a guest who is led hears the next ones already.
  const spot = isLed ? (course.beginning ?? tour) : tour;
  if ((isReady || isLed) && !isAt(told, spot)) setTold({ chapter: spot.chapter, step: spot.step });
  const isAtThing = isAt(told, tour);
  const isHidden = told === null || (isAtThing && found.status === 'covered');
  useOwnFocus('[data-demo-tour]');
  useStage({ card, light, element: isAtThing ? found.element : null, isHidden });
  useFirstFocus(next, isHidden || isLed ? null : told);
  function go(move: () => void): void {
    setIsListOpen(false);
    move();
  }

  useTourKeys(!isHidden && !isLed, {
    onNext: () => go(course.next),
    onBack: () => go(course.back),
    onLeave: () => (isListOpen ? setIsListOpen(false) : course.pause()),
  });

  if (told === null) return null;
  const { title: chapterTitle = '', steps = [] } = STORY[told.chapter] ?? {};
  return (
    <div data-demo-tour hidden={isHidden}>
      <Box off="print" ref={light} className={styles.light} aria-hidden="true" />
      <Box
        as="section"
        ref={card}
        role="dialog"
        aria-labelledby={titleId}
        ground="sheet"
        radius="sheet"
        shadow="float"
        tone="text"
        off="print"
        className={styles.card}
      >
        <Box ground="ink-soft" className={styles.progress} aria-hidden="true">
          <span style={{ width: `${progressOf(STORY, told) * 100}%` }} />
        </Box>
        <Row as="header" gap={8} align="start">
          <Stack as="h2" id={titleId} gap={4} grows tone="ink" size="16-24">
            <Muted size="12-18" weight={400} digits>
              {storyAround(STORY, told.chapter).place + 1}. {chapterTitle} · {told.step + 1}/{steps.length}
            </Muted>
            {isListOpen ? '目录' : stepAt(STORY, told).title}
          </Stack>
          <Stack
            as="button"
            align="center"
            items="center"
            radius="control"
            tone="muted"
            hand
            type="button"
            className={styles.leave}
            aria-label={isLed ? '收起说明' : '离开导览'}
            {...(isLed ? {} : { title: '随时可以从上方“继续导览”回来' })}
            onClick={course.pause}
          >
            <CloseOutlined aria-hidden="true" />
          </Stack>
        </Row>
        {isListOpen ? (
          <ChapterList
            current={told.chapter}
            isBusy={course.beginning !== null}
            onChoose={(index) => go(() => course.begin({ chapter: index, step: 0 }))}
          />
        ) : (
          <TourWords step={stepAt(STORY, told)} isMissing={found.status === 'missing'} />
        )}
        {isLed ? (
          <Row as="footer" justify="between" above={8} className={styles.actions}>
            <Muted size={12}>{isReady ? null : '正在打开这一页…'}</Muted>
            <Button size="small" type="text" onClick={onLeaveLead}>
              自己看看
            </Button>
          </Row>
        ) : (
          <Row as="footer" gap={8} wraps above={16} className={styles.actions}>
            <Button
              size="small"
              type="text"
              aria-expanded={isListOpen}
              onClick={() => setIsListOpen(!isListOpen)}
            >
              目录
            </Button>
            {onFollow === undefined ? null : (
              <Button size="small" type="text" onClick={onFollow}>
                重新跟随
              </Button>
            )}
            <Box as="span" grows />
            <Button
              disabled={spotBefore(STORY, tour) === null || course.beginning !== null}
              onClick={() => go(course.back)}
            >
              上一步
            </Button>
            <Button ref={next} type="primary" aria-busy={!isReady} onClick={() => go(course.next)}>
              {spotAfter(STORY, told) === null ? '完成' : '下一站'}
            </Button>
          </Row>
        )}
      </Box>
    </div>
  );
}
