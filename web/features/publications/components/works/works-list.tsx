import { Alert } from 'antd';
import { useRef } from 'react';
import { inPlace } from '#web/components/in-place.ts';
import { Pages } from '#web/components/pages.tsx';
import { UndoLine } from '#web/components/undo-line.tsx';
import type { WorkAction } from '#web/features/publications/model/move-words.ts';
import { indexAfter, withHeld } from '#web/features/publications/model/place-in-list.ts';
import { undoWords } from '#web/features/publications/model/undo.ts';
import type { Work, WorkPage } from '#web/features/publications/model/work.ts';
import { WORK_SIZES, type WorkView } from '#web/features/publications/model/work-question.ts';
import { Box, Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { useServerNow } from '#web/lib/use-server-now.ts';
import type { Choice } from '../use-choice.ts';
import type { WorkRenaming } from '../use-renaming.ts';
import type { WorkActions } from '../use-work-actions.ts';
import { BatchBar } from './batch-bar.tsx';
import { WorkCard } from './work-card.tsx';
import styles from './works-list.module.css';

interface WorksListProps {
  readonly data: WorkPage;
  readonly view: WorkView;
  /** The next page is loading; this one is still shown. */
  readonly isTurning: boolean;
  readonly actions: WorkActions;
  readonly renaming: WorkRenaming;
  readonly choice: Choice;
  readonly onAct: (action: WorkAction, works: readonly Work[]) => void;
  readonly onOpenPage: (page: number, size: number) => void;
}

const MINUTE_MS = 60_000;

/** One page of works as covers or lines, with the undo line and the bar for several works. */
export function WorksList(props: WorksListProps) {
  const { data, view, isTurning, actions, renaming, choice, onAct, onOpenPage } = props;
  const { undoable, problem, guard } = actions;
  const top = useRef<HTMLDivElement>(null);
  const now = useServerNow(MINUTE_MS);
  const held = renaming.renaming;
  const list = withHeld(data.list, held?.work ?? null, held?.afterID ?? '');
  const gap = undoable === null ? null : indexAfter(list, undoable.afterID);
  // A problem of one card stands on it; one of several works, or of a work that is gone, above them all.
  const [about, ...more] = problem?.IDs ?? [];
  const isOnCard = more.length === 0 && list.some(({ ID }) => ID === about);

  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.top}>
        {problem !== null && !isOnCard ? (
          <Alert type="warning" showIcon role="alert" title={problem.text} />
        ) : null}
      </div>
      <Stack
        as="ul"
        className={styles.works}
        data-view={view}
        data-turning={isTurning}
        aria-label="作品"
        aria-busy={isTurning}
        {...shows('OpusServiceMag.getOpusList')}
      >
        {inPlace(
          list.map((work) => (
            <li key={work.ID}>
              <WorkCard
                work={work}
                now={now}
                view={view}
                isChosen={choice.has(work)}
                isChoosing={choice.works.length > 0}
                isBusy={guard.busy.has(work.ID)}
                isFresh={actions.freshCopy === work.ID}
                problem={isOnCard && about === work.ID ? (problem?.text ?? '') : ''}
                renaming={renaming}
                onChoose={(isChosen) => choice.choose([work], isChosen)}
                onAct={(action) => onAct(action, [work])}
              />
            </li>
          )),
          gap,
          <Box as="li" thumb="always" key="undo">
            {undoable === null ? null : (
              <UndoLine
                text={undoWords(undoable)}
                isCard={view === 'grid'}
                isUndoing={actions.isUndoing}
                onUndo={() => void actions.undo()}
              />
            )}
          </Box>,
        )}
      </Stack>
      {data.total > WORK_SIZES[0] ? (
        <Pages
          className={styles.pages}
          align="center"
          current={data.page}
          pageSize={data.pageSize}
          sizes={WORK_SIZES}
          total={data.total}
          showTotal={(all) => `共 ${all} 件作品`}
          startsAt={top}
          onChange={onOpenPage}
        />
      ) : null}
      <BatchBar
        works={choice.works}
        onPage={data.list.length}
        isBusy={choice.works.some(({ ID }) => guard.busy.has(ID))}
        onSelectPage={(isChosen) => choice.choose(data.list, isChosen)}
        onAct={(move) => onAct(move, choice.works)}
      />
    </>
  );
}
