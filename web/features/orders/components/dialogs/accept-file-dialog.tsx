import { Checkbox } from 'antd';
import { useState } from 'react';
import type { OrderDetail } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { FileProblems } from '../file-problems.tsx';
import { useActing } from '../use-acting.ts';
import { ActionModal } from './action-modal.tsx';
import type { DialogProps } from './dialog-props.ts';

/** 坚持印刷: only by somebody who has read what is wrong with the file. */
export function AcceptFileDialog({ order, detail, onClose }: DialogProps & { detail: OrderDetail }) {
  const { act, isBusy, problem } = useActing(mutations.acceptFile, {
    said: '已按现有文件安排生产',
    onOver: onClose,
  });
  const [isKnown, setIsKnown] = useState(false);
  return (
    <ActionModal
      title="按现有文件印刷？"
      okText="坚持印刷"
      loses="文件会原样付印，确认后不能撤回；由以下问题造成的效果不在售后范围内。"
      isEnding
      isBusy={isBusy}
      problem={problem}
      isReady={isKnown}
      onOk={() => act(order.orderNo)}
      onClose={onClose}
    >
      <FileProblems detail={detail} />
      <Checkbox checked={isKnown} onChange={(event) => setIsKnown(event.target.checked)}>
        我已知晓以上问题，仍要印刷
      </Checkbox>
    </ActionModal>
  );
}
