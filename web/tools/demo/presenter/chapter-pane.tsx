import { Stack, Text } from '#web/kit/layout/shapes.ts';
import { STORY } from '../tour/story.ts';
import { StoryList } from './story-list.tsx';

interface ChapterPaneProps {
  readonly current: number;
  readonly isLive: boolean;
  readonly onChoose: (chapter: number) => void;
}

export function ChapterPane({ current, isLive, onChoose }: ChapterPaneProps) {
  return (
    <Stack as="section" panel gap={8} aria-label="目录" padY={16} padX={16}>
      <Text as="h2" size="16-24">
        目录
      </Text>
      <StoryList
        label="章节"
        items={STORY.map(({ title }) => title)}
        notes={STORY.map(({ steps }) => `${steps.length} 步`)}
        current={current}
        isLive={isLive}
        onChoose={onChoose}
      />
    </Stack>
  );
}
