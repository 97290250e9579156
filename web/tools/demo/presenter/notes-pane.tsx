import { Button } from 'antd';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { chapterWords } from '../follow/follow-state.ts';
import { STORY } from '../tour/story.ts';
import { type Spot, spotAfter, spotBefore, stepAt } from '../tour/tour-state.ts';
import styles from './presenter.module.css';
import { StoryList } from './story-list.tsx';

interface NotesPaneProps {
  readonly spot: Spot;
  readonly isLive: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onChoose: (step: number) => void;
}

/** What is said and done at this step (讲解词), what the audience reads meanwhile, and what comes next. */
export function NotesPane({ spot, isLive, onNext, onBack, onChoose }: NotesPaneProps) {
  const step = stepAt(STORY, spot);
  const after = spotAfter(STORY, spot);
  const { title = '', steps = [] } = STORY[spot.chapter] ?? {};
  return (
    <Stack as="section" panel gap={16} content="start" padY={16} padX={16} aria-label="讲解词">
      <Stack gap={4}>
        <Muted digits>
          {chapterWords(STORY, spot.chapter)} {title} · {spot.step + 1}/{steps.length}
        </Muted>
        <Text as="h2" tone="ink" size="28-36">
          {step.title}
        </Text>
      </Stack>
      <Text as="p" aria-live="polite" size="20-28">
        {step.notes}
      </Text>
      <Stack gap={4} padY={12} padX={16} ground="paper" radius="control">
        <Muted size={12}>观众看到</Muted>
        <p>{step.text}</p>
      </Stack>
      <Note>{after === null ? '这是最后一步' : `下一步：${nextWords(spot, after)}`}</Note>
      <Row gap={12} padY={8} className={styles.go}>
        <Button size="large" block disabled={!isLive || spotBefore(STORY, spot) === null} onClick={onBack}>
          上一步
        </Button>
        <Button size="large" type="primary" block disabled={!isLive || after === null} onClick={onNext}>
          下一步
        </Button>
      </Row>
      <StoryList
        label="这一章的步骤"
        items={steps.map((each, at) => ({ at, number: at + 1, title: each.title }))}
        current={spot.step}
        isLive={isLive}
        onChoose={onChoose}
      />
    </Stack>
  );
}

function nextWords(spot: Spot, after: Spot): string {
  const { title } = stepAt(STORY, after);
  return after.chapter === spot.chapter
    ? title
    : `${chapterWords(STORY, after.chapter)}《${STORY[after.chapter]?.title}》`;
}
