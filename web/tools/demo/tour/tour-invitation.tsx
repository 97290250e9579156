import { Button } from 'antd';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { Note, Row, Text } from '#web/kit/layout/shapes.ts';
import { visitChanges } from '../bar/visit-changes.ts';
import { changeCounts } from '../calls.ts';
import { STORY } from './story.ts';
import styles from './tour-invitation.module.css';

interface TourInvitationProps {
  readonly id: string;
  /** With which it begins. */
  readonly chapter: number;
  /** Whether it shows itself, before anybody asked for it. */
  readonly showsItself: boolean;
  readonly onShown: () => void;
  readonly onStart: () => void;
}

/** What the tour shows and how long it takes, before it takes the stage (导览邀请); a press beside it puts it away. */
export function TourInvitation({ id, chapter, showsItself, onShown, onStart }: TourInvitationProps) {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const isAskedFor = useRef(true);
  const [changes, setChanges] = useState(0);

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
      <p>
        会员林晓舟要把孩子第一年的照片印成书：翻阅作品、挑选工艺、下单付款，看它在工坊里做出来，再送到手里。
      </p>
      <Note size="12-18">{STORY.length} 个章节，大约七分钟；随时可以停下动手，再接着看。</Note>
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
            onStart();
          }}
        >
          {chapter === 0 ? '开始导览' : `从“${STORY[chapter]?.title}”开始`}
        </Button>
      </Row>
    </div>
  );
}
