import { Muted, Stack, Text } from '#web/kit/layout/shapes.ts';
import { STORY } from '../tour/story.ts';
import { storyAround } from '../tour/tour-state.ts';
import { StoryList, type StoryPlace } from './story-list.tsx';

interface ChapterPaneProps {
  readonly current: number;
  readonly isLive: boolean;
  readonly onChoose: (chapter: number) => void;
}

const STORIES = [
  { label: '个人', story: undefined },
  { label: '企业', story: 'company' },
];

function chaptersOf(wanted: string | undefined): readonly StoryPlace[] {
  return STORY.flatMap(({ story, title, steps }, at) =>
    story === wanted
      ? [{ at, number: storyAround(STORY, at).place + 1, title, note: `${steps.length} 步` }]
      : [],
  );
}

/** The chapters of both stories (目录). */
export function ChapterPane({ current, isLive, onChoose }: ChapterPaneProps) {
  return (
    <Stack as="section" panel gap={8} aria-label="目录" padY={16} padX={16}>
      <Text as="h2" size="16-24">
        目录
      </Text>
      {STORIES.map(({ label, story }) => (
        <Stack key={label} gap={2}>
          <Muted size={12}>{label}</Muted>
          <StoryList
            label={label}
            items={chaptersOf(story)}
            current={current}
            isLive={isLive}
            onChoose={onChoose}
          />
        </Stack>
      ))}
    </Stack>
  );
}
