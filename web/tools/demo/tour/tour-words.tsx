import { App, Button } from 'antd';
import { Muted, Note, Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { copyText } from '#web/lib/document/copy-text.ts';
import { STORY } from './story.ts';
import type { TourChapter, TourStep } from './story-types.ts';
import styles from './tour-card.module.css';
import { linkToChapter } from './tour-link.ts';
import { storyAround } from './tour-state.ts';

interface TourWordsProps {
  readonly step: TourStep;
  /** What the step is about did not come. */
  readonly isMissing: boolean;
}

/** What is told at a step; what the presenter says of it stands in a window of their own. */
export function TourWords({ step, isMissing }: TourWordsProps) {
  return (
    <Stack gap={12} tone="text" className={styles.words}>
      <p aria-live="polite">{step.text}</p>
      {isMissing ? <Note size={12}>这里要看的内容现在不在屏幕上。可以从目录重新进入这一章。</Note> : null}
    </Stack>
  );
}

interface ChapterListProps {
  readonly current: number;
  readonly isBusy: boolean;
  readonly onChoose: (chapter: number) => void;
}

/** The chapters (目录); each can be begun from wherever the demo is. */
export function ChapterList({ current, isBusy, onChoose }: ChapterListProps) {
  const { message } = App.useApp();

  async function copyLink(): Promise<void> {
    const link = linkToChapter(current);
    const isCopied = await copyText(link);
    void message.info(isCopied ? '链接已复制，打开就从这一章开始' : link);
  }

  return (
    <Stack gap={12} tone="text" className={styles.words}>
      <Stack as="ol" gap={2}>
        {STORY.map((chapter: TourChapter, index) => {
          const { name, title, steps, story } = chapter;
          const { place } = storyAround(STORY, index);
          return (
            <li key={name}>
              {place === 0 ? (
                <Muted size={12}>
                  {story === 'company' ? '企业：一个团队一起印书' : '个人：把照片印成书'}
                </Muted>
              ) : null}
              <Row
                as="button"
                type="button"
                bare
                gap={10}
                fills
                radius="control"
                className={styles.chapter}
                aria-current={index === current ? 'step' : undefined}
                disabled={isBusy}
                onClick={() => onChoose(index)}
              >
                <Muted size={12} weight={400} text="right" digits className={styles.number}>
                  {place + 1}
                </Muted>
                <Text grows>{title}</Text>
                <Muted size={12} weight={400} digits>
                  {steps.length} 步
                </Muted>
              </Row>
            </li>
          );
        })}
      </Stack>
      <Note size={12}>每一章都从准备好的数据开始，之前的改动会还原。</Note>
      <Button size="small" onClick={() => void copyLink()}>
        复制这一章的链接
      </Button>
    </Stack>
  );
}
