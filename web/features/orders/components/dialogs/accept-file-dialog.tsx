import { Checkbox } from 'antd';
import { useState } from 'react';
import { FileProblems } from '../detail/file-problems.tsx';
import { useOrderAct } from '../use-order-act.ts';
import type { DetailedDialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';

/** 坚持印刷: only after the problems of the file have been read. */
export function AcceptFileDialog({ order, detail, onClose }: DetailedDialogProps) {
  const accepting = useOrderAct('OrderServiceMag.acceptFile', {
    doneText: '已按现有文件安排生产',
    onClosed: onClose,
  });
  const [isKnown, setIsKnown] = useState(false);
  return (
    <OrderActDialog
      title="按现有文件印刷？"
      okText="坚持印刷"
      consequence="文件会原样付印，确认后不能撤回；由以下问题造成的效果不在售后范围内。"
      isDestructive
      act={accepting}
      isReady={isKnown}
      onOk={() => accepting.run({ orderNo: order.orderNo })}
      onClose={onClose}
    >
      <FileProblems detail={detail} />
      <Checkbox checked={isKnown} onChange={(event) => setIsKnown(event.target.checked)}>
        我已知晓以上问题，仍要印刷
      </Checkbox>
    </OrderActDialog>
  );
}
