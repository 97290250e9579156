import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { Alert, Button, Checkbox } from 'antd';
import { ActionMenu } from '#web/components/action-menu.tsx';
import {
  actionName,
  actionsOf,
  isEnding,
  type WorkAction,
} from '#web/features/publications/model/move-words.ts';
import type { Work } from '#web/features/publications/model/work.ts';
import type { WorkView } from '#web/features/publications/model/work-question.ts';
import { measuresOf, timeOf } from '#web/features/publications/model/work-words.ts';
import { Box, Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { ConversionLabel } from '../conversion-label.tsx';
import { CoverPreview } from '../cover-preview.tsx';
import { StatusTag } from '../status-tag.tsx';
import type { WorkRenaming } from '../use-renaming.ts';
import styles from './work-card.module.css';
import { WorkName } from './work-name.tsx';

export interface WorkCardProps {
  readonly work: Work;
  /** The server's time. */
  readonly now: number;
  readonly view: WorkView;
  readonly isChosen: boolean;
  /** Another work is chosen already, so that one press chooses this one too. */
  readonly isChoosing: boolean;
  readonly isBusy: boolean;
  /** Made a moment ago. */
  readonly isFresh: boolean;
  /** Why the last action on it failed; empty otherwise. */
  readonly problem: string;
  readonly renaming: WorkRenaming;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onAct: (action: WorkAction, work: Work) => void;
}

/** A work of the list (作品卡片): a book among books, or a line among lines. */
export function WorkCard(props: WorkCardProps) {
  const { work, now, view, isChosen, isBusy, problem, renaming, onAct } = props;
  const { name, tags, moves } = work;
  const isConverting = work.conversion !== '';
  return (
    <article
      className={styles.card}
      aria-label={name}
      aria-busy={isBusy}
      data-view={view}
      data-chosen={isChosen}
      data-choosing={props.isChoosing}
      data-fresh={props.isFresh}
      data-renaming={renaming.renaming?.work.ID === work.ID}
    >
      <Checkbox
        className={styles.check}
        checked={isChosen}
        aria-label={`选择《${name}》`}
        onChange={(event) => props.onChoose(event.target.checked)}
      />
      <Box ground="paper-deep" radius="sheet" className={styles.cover}>
        <CoverPreview work={work} />
      </Box>
      {isConverting && view === 'grid' ? (
        <div className={styles.conversion}>
          <ConversionLabel work={work} />
        </div>
      ) : null}
      <Stack gap={2} content="start" shrinks className={styles.words}>
        <WorkName work={work} renaming={renaming} />
        {problem === '' ? null : <Alert type="warning" role="alert" title={problem} />}
      </Stack>
      <Note size="12-20" digits className={styles.measures}>
        {measuresOf(work)}
      </Note>
      <Row as="p" gap={2} gapX={8} wraps className={styles.state}>
        {isConverting && view === 'list' ? (
          <ConversionLabel work={work} />
        ) : (
          <StatusTag status={work.status} />
        )}
        <Muted size="12-20" digits>
          {timeOf(work, now)}
        </Muted>
      </Row>
      {moves.includes('print') ? (
        <Button
          size="small"
          className={styles.print}
          aria-label={`印刷《${name}》`}
          disabled={isBusy}
          onClick={() => onAct('print', work)}
        >
          印刷
        </Button>
      ) : null}
      {tags.length > 0 ? (
        <Row as="ul" gapX={8} align="stretch" wraps className={styles.tags} aria-label="标签">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Row>
      ) : null}
      <Text text="right" padTop={8} className={styles.more} {...shows(...OPERATIONS)}>
        <ActionMenu
          title={name}
          label={`《${name}》的操作`}
          opener={<MoreOutlined aria-hidden="true" />}
          type="text"
          isBusy={isBusy}
          items={actionsOf(work).map((key) => ({
            key,
            label: actionName(key, work),
            isEnding: isEnding(key),
            lock: key === 'publish' ? work.publishLock?.message : undefined,
          }))}
          onChoose={(action) => onAct(action, work)}
        />
      </Text>
    </article>
  );
}

/** The operations behind the menu. */
const OPERATIONS = [
  'OpusServiceMag.copyOpus',
  'OpusServiceMag.archiveOpus',
  'OpusServiceMag.deleteOpus',
  'OpusServiceMag.restoreOpus',
] as const;
