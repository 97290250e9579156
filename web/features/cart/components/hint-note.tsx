import { LineNote } from '#web/components/buying/line-note.tsx';
import type { LineHint } from '../model/line-hint.ts';

interface HintNoteProps {
  readonly hint: LineHint | null;
  /** The element that names the line. */
  readonly lineNameId: string;
  readonly onEdit: () => void;
  readonly onOpenWorks: () => void;
  readonly onRefresh: () => void;
  readonly onTakeMore: (count: number) => void;
}

/** The one hint of a line with what to do about it; a discount is only said, and stands under the quantity. */
export function HintNote({ hint, lineNameId, onEdit, onOpenWorks, onRefresh, onTakeMore }: HintNoteProps) {
  switch (hint?.kind) {
    case 'problem': {
      const { text, mend } = hint.problem;
      return mend === 'work' ? (
        <LineNote
          describedBy={lineNameId}
          tone="problem"
          text={text}
          label="去作品列表"
          onAct={onOpenWorks}
        />
      ) : (
        <LineNote
          describedBy={lineNameId}
          tone="problem"
          text={`${text}。调整选项后才能结算`}
          label="修改选项"
          onAct={onEdit}
        />
      );
    }
    case 'outdated':
      return (
        <LineNote
          describedBy={lineNameId}
          tone="problem"
          text="已保存，但最新价格没有加载出来"
          label="重新加载"
          onAct={onRefresh}
        />
      );
    case 'more': {
      const { count, text, label } = hint.more;
      return (
        <LineNote
          describedBy={lineNameId}
          tone="better"
          text={text}
          label={label}
          onAct={() => onTakeMore(count)}
        />
      );
    }
    default:
      return null;
  }
}
