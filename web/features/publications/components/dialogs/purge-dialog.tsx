import { Checkbox } from 'antd';
import { useState } from 'react';
import { useAct } from '#web/kit/act/use-act.ts';
import { ActDialog } from '#web/kit/dialog/act-dialog.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { shows } from '#web/lib/shows.ts';
import { lossesOf } from '../../model/losses.ts';
import { WORK_FAILURES } from '../../model/outdated.ts';
import { seen } from '../../model/work.ts';
import { wordsFor } from '../../model/work-words.ts';
import type { DialogProps } from './dialog-props.ts';
import { Losses } from './losses.tsx';

const NAMED = 5;

/** 彻底删除: says what is lost, and asks for a confirmation in it. */
export function PurgeDialog({ works, onClose, onDone }: DialogProps) {
  const [isSure, setIsSure] = useState(false);
  const purging = useAct('OpusServiceMag.purgeOpus', { ...WORK_FAILURES, doneText: '已彻底删除', onDone });
  const named = works.slice(0, NAMED);
  return (
    <ActDialog
      title={`彻底删除${wordsFor(works)}？`}
      okText="彻底删除"
      consequence="内容、链接和发布过的版本都会删除，不能恢复。"
      isDestructive
      act={purging}
      isReady={isSure}
      onOk={() => purging.run(seen(works))}
      onClose={onClose}
    >
      {works.length > 1 ? (
        <Stack as="ul" gap={4} padY={12} padX={16} ground="paper" radius="control" breaks>
          {named.map(({ ID, name }) => (
            <li key={ID}>《{name}》</li>
          ))}
          {works.length > NAMED ? <li>还有 {works.length - NAMED} 件</li> : null}
        </Stack>
      ) : null}
      <Losses sentences={lossesOf(works, '')} />
      <Checkbox
        checked={isSure}
        onChange={(event) => setIsSure(event.target.checked)}
        {...shows('OpusServiceMag.purgeOpus')}
      >
        我知道删除后不能恢复
      </Checkbox>
    </ActDialog>
  );
}
