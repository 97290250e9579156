import { STORY } from './story.ts';
import type { TourChapter, TourStep } from './story-types.ts';
import styles from './tour-card.module.css';

interface TourWordsProps {
  readonly step: TourStep;
  readonly showsNotes: boolean;
  /** What the step is about did not come. */
  readonly isMissing: boolean;
}

/** What is told at a step, and what only the presenter wants to read. */
export function TourWords({ step, showsNotes, isMissing }: TourWordsProps) {
  return (
    <div className={styles.words}>
      <p aria-live="polite">{step.text}</p>
      {isMissing ? (
        <p className={styles.missing}>这里要看的内容现在不在屏幕上。可以从目录重新进入这一章。</p>
      ) : null}
      {showsNotes ? (
        <aside className={styles.notes} aria-label="讲解词">
          <p className={styles.notesTitle}>讲解词</p>
          <p>{step.notes}</p>
        </aside>
      ) : null}
    </div>
  );
}

interface ChapterListProps {
  readonly current: number;
  readonly isBusy: boolean;
  readonly onChoose: (chapter: number) => void;
}

/** The chapters (目录); each can be begun from wherever the demo is. */
export function ChapterList({ current, isBusy, onChoose }: ChapterListProps) {
  return (
    <div className={styles.words}>
      <ol className={styles.chapters}>
        {STORY.map(({ name, title, steps }: TourChapter, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === current ? 'step' : undefined}
              disabled={isBusy}
              onClick={() => onChoose(index)}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.chapterTitle}>{title}</span>
              <span className={styles.count}>{steps.length} 步</span>
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>每一章都从准备好的数据开始，之前的改动会还原。</p>
    </div>
  );
}
