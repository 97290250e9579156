import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShared } from '#contracts/rules/publications/publication-states.ts';
import { Sheet } from '#web/components/sheet.tsx';
import { SharingDialog } from '#web/features/publications/components/dialogs/sharing-dialog.tsx';
import { TrashDialog } from '#web/features/publications/components/dialogs/trash-dialog.tsx';
import { WORK_FAILURES } from '#web/features/publications/model/outdated.ts';
import { seen, type Work } from '#web/features/publications/model/work.ts';
import { useAct } from '#web/kit/act/use-act.ts';
import { Answer } from '#web/kit/ask/answer.tsx';
import { ask, FRESH } from '#web/kit/ask/ask.ts';
import { Problem } from '#web/kit/form/problem.tsx';
import { Parts } from '#web/kit/layout/columns.tsx';
import { Note, Row, Stack } from '#web/kit/layout/shapes.ts';
import { PATHS } from '#web/lib/paths.ts';
import { shows } from '#web/lib/shows.ts';
import type { Setting } from '../model/setting.ts';
import { TransferSheet } from './transfer-sheet.tsx';

/** What ends something (危险操作): taking a work down, handing it over, throwing it away. */
export function EndingSheets({ setting }: { readonly setting: Setting }) {
  const query = useQuery({ ...ask('OpusServiceMag.getOpus', { opusID: setting.opusID }), ...FRESH });
  return (
    <div {...shows('OpusServiceMag.getOpus')}>
      <Answer query={query} what="作品">
        {(work) => (
          <Parts>
            {isShared(work.status) ? <WithdrawSheet work={work} /> : null}
            <TransferSheet setting={setting} />
            <TrashSheet work={work} />
          </Parts>
        )}
      </Answer>
    </div>
  );
}

interface EndingProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

function Ending({ title, text, action, children }: EndingProps) {
  return (
    <Sheet title={title}>
      <Stack gap={12} columns="one">
        <Row gap={12} wraps justify="between">
          <Note shrinks>{text}</Note>
          {action}
        </Row>
        {children}
      </Stack>
    </Sheet>
  );
}

function WithdrawSheet({ work }: { readonly work: Work }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Ending
      title="下架"
      text="拿到链接的人再也读不到；作品、链接和设置都留着，随时可以重新发布。"
      action={
        <Button danger onClick={() => setIsAsked(true)}>
          下架
        </Button>
      }
    >
      {isAsked ? (
        <SharingDialog
          kind="withdraw"
          work={work}
          onClose={() => setIsAsked(false)}
          onDone={() => setIsAsked(false)}
        />
      ) : null}
    </Ending>
  );
}

function TrashSheet({ work }: { readonly work: Work }) {
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const deleting = useAct('OpusServiceMag.deleteOpus', {
    ...WORK_FAILURES,
    doneText: '已移入回收站',
    onDone: () => void navigate(PATHS.opusList.getHref('all')),
  });
  return (
    <Ending
      title="删除"
      text="作品移入回收站，30 天内可以恢复；这段时间别人打不开它的链接。"
      action={
        <Button danger loading={deleting.isBusy} onClick={() => setIsAsked(true)}>
          移入回收站
        </Button>
      }
    >
      <Problem text={deleting.problem} />
      {isAsked ? (
        <TrashDialog
          works={[work]}
          onClose={() => setIsAsked(false)}
          onTrash={() => {
            setIsAsked(false);
            void deleting.run(seen([work]));
          }}
        />
      ) : null}
    </Ending>
  );
}
