import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Sheet } from '#web/components/sheet.tsx';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { CallError } from '#web/lib/call/call-error.ts';
import { PATHS } from '#web/lib/paths.ts';

const NOT_FOUND = 404;

/** Whether there is no such work, or it is another member's, which is told alike. */
export function isNoWork(error: CallError | null): boolean {
  return error?.code === NOT_FOUND;
}

interface NoWorkProps {
  readonly text?: string;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** In place of a screen about one work (没有这件作品). */
export function NoWork({
  text = '没有找到这件作品：可能在回收站里，或不属于当前账号。',
  children,
}: NoWorkProps) {
  const navigate = useNavigate();
  return (
    <Sheet>
      <EmptyState
        text={text}
        action={
          <>
            <Button type="primary" onClick={() => void navigate(PATHS.opusList.getHref('all'))}>
              去作品列表
            </Button>
            <Button onClick={() => void navigate(PATHS.opusList.getHref('trash'))}>去回收站</Button>
            {children}
          </>
        }
      />
    </Sheet>
  );
}
