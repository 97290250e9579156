import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '#web/components/states/empty-state.tsx';
import type { CallError } from '#web/lib/call/call-error.ts';
import { PATHS } from '#web/lib/paths.ts';

/** Whether a work has more pages than the online editor takes (页数过多). */
export function isTooLong(error: CallError | null): error is CallError {
  return error?.reason === 'draft-too-long';
}

interface TooLongProps {
  readonly opusID: string;
  readonly error: CallError;
  /** What is not done with it for that reason. */
  readonly cannot: string;
}

/** In place of what belongs to the online editor: nothing failed, and there are other ways. */
export function TooLong({ opusID, error, cannot }: TooLongProps) {
  const navigate = useNavigate();
  return (
    <EmptyState
      text={`${error.message}，所以${cannot}。它照常阅读、分享和印刷；分成几册重新制作，每一册就都可以。`}
      action={
        <>
          <Button type="primary" onClick={() => void navigate(PATHS.makeEbook.getHref())}>
            分册制作
          </Button>
          <Button onClick={() => void navigate(PATHS.opusShareEdit.getHref(opusID))}>去分享</Button>
          <Button onClick={() => void navigate(PATHS.opusPrint.getHref({ id: opusID }))}>去印刷</Button>
        </>
      }
    />
  );
}
