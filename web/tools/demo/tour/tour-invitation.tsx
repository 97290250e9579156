import { Button } from 'antd';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { visitChanges } from '../bar/visit-changes.ts';
import { changeCounts } from '../calls.ts';
import { STORY } from './story.ts';
import styles from './tour-invitation.module.css';
import { storyAround } from './tour-state.ts';

interface TourInvitationProps {
  readonly id: string;
  /** With which it begins. */
  readonly chapter: number;
  /** Whether it shows itself, before anybody asked for it. */
  readonly showsItself: boolean;
  readonly onShown: () => void;
  readonly onStart: (chapter: number) => void;
}

/** What each story tells, under the chapter with which it begins. */
const STORIES = [
  {
    key: 'works',
    title: '个人：把照片印成书',
    note: '林晓舟要把孩子第一年的照片印成书：挑工艺、下单付款，看它做出来，再送到手里。',
    length: '大约八分钟',
  },
  {
    key: 'company',
    title: '企业：一个团队一起印书',
    note: '陆嘉宁的公司要印名片和样书：团队额度、超额审批、转账和发票。',
    length: '大约四分钟',
  },
] as const;

/** What the tour shows and how long it takes, before it takes the stage (导览邀请); a press beside it puts it away. */
export function TourInvitation({ id, chapter, showsItself, onShown, onStart }: TourInvitationProps) {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const isAskedFor = useRef(true);
  const [changes, setChanges] = useState(0);
  const [chosen, setChosen] = useState<string>(STORIES[0].key);
  const isWhole = storyAround(STORY, chapter).place === 0;
  const first = isWhole ? STORY.findIndex(({ name }) => name === chosen) : chapter;
  const { chapters } = storyAround(STORY, first);

  useEffect(() => {
    if (!showsItself) return;
    isAskedFor.current = false;
    card.current?.showPopover();
  }, [showsItself]);

  function onToggle({ newState }: ToggleEvent<HTMLDivElement>): void {
    if (newState === 'closed') return;
    onShown();
    // Who did not ask for it goes on where they are.
    if (isAskedFor.current) start.current?.focus();
    isAskedFor.current = true;
    changeCounts().then(
      (counts) => setChanges(visitChanges(counts).reduce((sum, { count }) => sum + count, 0)),
      () => setChanges(0),
    );
  }

  return (
    <div
      ref={card}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={styles.card}
      onToggle={onToggle}
    >
      <Text as="h2" id={`${id}-title`} tone="ink" size="16-24">
        跟着一本书走一遍
      </Text>
      {isWhole ? (
        <ChoiceList label="看哪个故事" choices={STORIES} chosen={chosen} onChoose={setChosen} />
      ) : null}
      <Note size="12-18">
        {chapters.length} 个章节，{STORIES.find(({ key }) => key === chapters[0]?.name)?.length}
        ；随时可以停下动手，再接着看。
      </Note>
      {changes > 0 ? (
        <Text as="p" padY={8} padX={12} ground="brass-soft" radius="control" tone="brass" size="12-18">
          导览从准备好的数据开始，这次演示中的 {changes} 处改动会还原，不能撤销。
        </Text>
      ) : null}
      <Row gap={8} align="stretch" justify="end" above={8} className={styles.actions}>
        <Button onClick={() => card.current?.hidePopover()}>以后再说</Button>
        <Button
          ref={start}
          type="primary"
          onClick={() => {
            card.current?.hidePopover();
            onStart(first);
          }}
        >
          {isWhole ? '开始导览' : `从“${STORY[chapter]?.title}”开始`}
        </Button>
      </Row>
    </div>
  );
}
