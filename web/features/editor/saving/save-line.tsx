import { Button } from 'antd';
import type { ReactNode } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { Muted, Row, Text } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import type { SaveState } from '../model/draft.ts';

export interface SaveLineProps {
  readonly save: SaveState;
  /** Why it is not saved, where that is more than a lost connection. */
  readonly words?: string;
  readonly onRetry?: () => void;
  readonly onDecide?: () => void;
  readonly onTakeOver?: () => void;
}

/** Whether what is edited is saved (保存状态). */
export function SaveLine(props: SaveLineProps) {
  const { save } = props;
  return (
    <Row gap={8} role="status" nowrap data-save={save.kind} {...shows('OpusServiceMag.saveDraft')}>
      {lineOf(save, props)}
    </Row>
  );
}

function lineOf(save: SaveState, { words = '', onRetry, onDecide, onTakeOver }: SaveLineProps): ReactNode {
  switch (save.kind) {
    case 'saved':
      return <Muted>已保存 {timeOf(save.at)}</Muted>;
    case 'waiting':
      return <Muted>有修改，即将保存</Muted>;
    case 'saving':
      return <Muted>保存中…</Muted>;
    case 'offline':
      return <Text tone="seal">离线草稿，联网后自动保存</Text>;
    case 'failed':
      return <Problem text={words === '' ? '未保存' : `未保存：${words}`} action="重试" onPress={onRetry} />;
    case 'conflict':
      return <Problem text="另一设备改了同一页" action="选择保留哪个" onPress={onDecide} />;
    case 'readonly':
      return <Problem text={READ_ONLY_WORDS[save.why]} action="在这里编辑" onPress={onTakeOver} />;
  }
}

const READ_ONLY_WORDS = {
  'other-tab': '已在另一个标签页打开，这里只能查看',
  'other-member': '另一位成员正在编辑，这里只能查看',
  lapsed: '会员已到期，这里只能查看',
} as const;

interface ProblemProps {
  readonly text: string;
  readonly action: string;
  readonly onPress?: (() => void) | undefined;
}

function Problem({ text, action, onPress }: ProblemProps) {
  return (
    <>
      <Text tone="seal">{text}</Text>
      {onPress === undefined ? null : (
        <Button size="small" onClick={onPress}>
          {action}
        </Button>
      )}
    </>
  );
}

/** The clock alone: what was saved was saved just now. */
function timeOf(at: number): string {
  return chinaTimeText(at, at).replace(/^\S+ /, '');
}
