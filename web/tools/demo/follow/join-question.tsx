import { Modal } from 'antd';
import { STORY } from '../tour/story.ts';
import { chapterWords, spotOf } from './follow-state.ts';
import { useLead } from './follow-store.ts';

interface JoinQuestionProps {
  readonly changes: number;
  readonly onFollow: () => void;
  readonly onStay: () => void;
}

/** Following begins from prepared data: who has changed something is asked first. */
export function JoinQuestion({ changes, onFollow, onStay }: JoinQuestionProps) {
  const { lead } = useLead();
  const spot = lead === null ? null : spotOf(STORY, lead);
  return (
    <Modal
      open
      centered
      width={440}
      zIndex={2100}
      title={
        spot === null
          ? '跟随演示？'
          : `一起看${chapterWords(STORY, spot.chapter)}《${STORY[spot.chapter]?.title}》？`
      }
      okText="跟随演示"
      okButtonProps={{ autoFocus: true }}
      cancelText="继续自己看"
      onOk={onFollow}
      onCancel={onStay}
    >
      <p>跟随从准备好的数据开始，您自己的 {changes} 处改动会还原，不能撤销。</p>
    </Modal>
  );
}
