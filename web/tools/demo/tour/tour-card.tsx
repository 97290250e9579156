import { Button, Tour } from 'antd';
import { useState } from 'react';
import { type CardPlace, cardPlace, dockStyle } from './card-place.ts';
import { STORY } from './story.ts';
import styles from './tour-card.module.css';
import { spotAfter, spotBefore, stepAt } from './tour-state.ts';
import { tourStore, useTour } from './tour-store.ts';
import { ChapterList, TourWords } from './tour-words.tsx';
import { useTarget } from './use-target.ts';
import type { TourCourse } from './use-tour-course.ts';
import { useTourKeys } from './use-tour-keys.ts';

const GAP = { offset: 6, radius: 8 };
/** The product stays in use under the shade: who shows it wants to touch it. */
const SEE_THROUGH = { mask: { pointerEvents: 'none' } } as const;
const TOUR_CLASSES = { mask: styles.mask, section: styles.section, actions: styles.footerActions };
const NEAREST: ScrollIntoViewOptions = { block: 'nearest' };

function placeOf(element: HTMLElement | null): CardPlace {
  const screen = { width: innerWidth, height: innerHeight };
  return cardPlace(element?.getBoundingClientRect() ?? null, screen);
}

function placementOf(place: CardPlace) {
  return place === 'dock-top' || place === 'dock-bottom' ? 'bottom' : place;
}

/** One step of the tour on the page: the thing in the light, the words beside it. */
export function TourCard({ course }: { course: TourCourse }) {
  const tour = useTour();
  const { chapter, step: stepIndex, values, showsNotes } = tour;
  const [isListOpen, setIsListOpen] = useState(false);
  const step = stepAt(STORY, tour);
  const { status, element } = useTarget(step, values, true);
  const isShown = status !== 'waiting' && status !== 'covered' && !course.isBeginning;
  const place = placeOf(element);
  const toggleNotes = () => tourStore.change({ showsNotes: !showsNotes });
  const { title: chapterTitle = '', steps = [] } = STORY[chapter] ?? {};

  function go(move: () => void): void {
    setIsListOpen(false);
    move();
  }

  useTourKeys(status !== 'covered', {
    onNext: () => go(course.next),
    onBack: () => go(course.back),
    onNotes: toggleNotes,
    onEnd: course.end,
  });

  const actions = (
    <div data-demo-tour className={styles.actions}>
      <Button size="small" type="text" aria-expanded={isListOpen} onClick={() => setIsListOpen(!isListOpen)}>
        目录
      </Button>
      <Button size="small" type="text" aria-pressed={showsNotes} title="按 N 键切换" onClick={toggleNotes}>
        讲解词
      </Button>
      <span className={styles.gap} />
      <Button
        className={styles.move}
        disabled={spotBefore(STORY, tour) === null || course.isBeginning}
        onClick={() => go(course.back)}
      >
        上一步
      </Button>
      <Button
        type="primary"
        className={styles.move}
        loading={course.isBeginning}
        onClick={() => go(course.next)}
      >
        {spotAfter(STORY, tour) === null ? '完成' : '下一步'}
      </Button>
    </div>
  );

  return (
    <Tour
      open={isShown}
      current={0}
      keyboard={false}
      gap={GAP}
      arrow={place !== 'dock-top' && place !== 'dock-bottom'}
      rootClassName={styles.tour}
      classNames={TOUR_CLASSES}
      styles={SEE_THROUGH}
      closable={{ 'aria-label': '结束导览' }}
      onClose={course.end}
      indicatorsRender={() => null}
      actionsRender={() => actions}
      steps={[
        {
          title: (
            <span data-demo-tour className={styles.title}>
              <span className={styles.chapterMark}>
                {chapter + 1}. {chapterTitle} · {stepIndex + 1}/{steps.length}
              </span>
              {isListOpen ? '目录' : step.title}
            </span>
          ),
          description: isListOpen ? (
            <ChapterList
              current={chapter}
              isBusy={course.isBeginning}
              onChoose={(index) => go(() => course.begin({ chapter: index, step: 0 }))}
            />
          ) : (
            <TourWords step={step} showsNotes={showsNotes} isMissing={status === 'missing'} />
          ),
          target: element,
          placement: placementOf(place),
          style: dockStyle(place),
          scrollIntoViewOptions: NEAREST,
        },
      ]}
    />
  );
}
