import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { Making } from '#web/features/publications/model/making.ts';
import {
  isNarrowed,
  LIST_NAMES,
  type WorkList,
  type WorkPlace,
} from '#web/features/publications/model/work-question.ts';
import { PATHS } from '#web/lib/paths.ts';
import { UploadButton } from '../upload-button.tsx';

interface EmptyWorksProps {
  readonly type: WorkList;
  readonly at: WorkPlace;
  readonly making: Making | null;
  readonly onClear: () => void;
  readonly onLeaveFolder: () => void;
}

/** An empty list: why, and the next step. */
export function EmptyWorks({ type, at, making, onClear, onLeaveFolder }: EmptyWorksProps) {
  const navigate = useNavigate();
  const { folder, keyword } = at;
  if (isNarrowed(at)) {
    const words = keyword === '' ? '没有符合筛选条件的作品。' : `没有找到与“${keyword}”有关的作品。`;
    return <EmptyState text={words} action={<Button onClick={onClear}>清除筛选</Button>} />;
  }
  if (folder !== '') {
    return (
      <EmptyState
        text="这里还没有作品，可以从作品的菜单里「移动到文件夹」。"
        action={<Button onClick={onLeaveFolder}>查看所有位置</Button>}
      />
    );
  }
  if (type === 'archive' || type === 'trash') {
    const words =
      type === 'trash'
        ? '回收站是空的。删除的作品会在这里保留 30 天。'
        : '还没有归档的作品。暂时不用的作品归档后放在这里。';
    const all = PATHS.opusList.getHref('all');
    return (
      <EmptyState text={words} action={<Button onClick={() => void navigate(all)}>查看全部作品</Button>} />
    );
  }
  const words = type === 'all' ? '还没有作品，去制作第一本' : `还没有${LIST_NAMES[type]}。`;
  return (
    <EmptyState
      text={words}
      action={
        <>
          <UploadButton />
          {making ? (
            <Button onClick={() => void navigate(making.path.getHref())}>{making.label}</Button>
          ) : null}
        </>
      }
    />
  );
}
