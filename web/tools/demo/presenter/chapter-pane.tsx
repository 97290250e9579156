import { Muted, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { STORY } from '../tour/story.ts';
import tour from '../tour/tour-card.module.css';

interface ChapterPaneProps {
  readonly current: number;
  readonly isLive: boolean;
  readonly onChoose: (chapter: number) => void;
}

/** The chapters (目录): a press leads all who follow there. */
export function ChapterPane({ current, isLive, onChoose }: ChapterPaneProps) {
  return (
    <Stack as="section" panel gap={8} aria-label="目录" padY={16} padX={16}>
      <Text as="h2" size="16-24">
        目录
      </Text>
      <Stack as="ol" gap={2}>
        {STORY.map(({ name, title, steps }, index) => (
          <li key={name}>
            <Row
              as="button"
              type="button"
              bare
              thumb
              className={tour.chapter}
              aria-current={index === current ? 'step' : undefined}
              disabled={!isLive}
              onClick={() => onChoose(index)}
            >
              <Muted size={12} weight={400} text="right" digits className={tour.number}>
                {index + 1}
              </Muted>
              <span className={tour.chapterTitle}>{title}</span>
              <Muted size={12} weight={400} digits>
                {steps.length} 步
              </Muted>
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
