import { useState } from 'react';
import { chinaTimeText } from '#contracts/rules/china-time.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { useServerNow } from '#web/lib/use-server-now.ts';
import { ReplaceCountdown } from '../detail/replace-countdown.tsx';
import { useOrderAct } from '../use-order-act.ts';
import type { DetailedDialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import { OrderActDialog } from './order-act-dialog.tsx';

const TICK_MS = 15_000;

/** 替换文件: the newest version of the work is printed instead of the one that was ordered. */
export function ReplaceFileDialog({ detail, onClose }: DetailedDialogProps) {
  const replacing = useOrderAct('OrderServiceMag.replaceFile', {
    doneText: '文件已替换，重新审稿',
    onClosed: onClose,
  });
  const now = useServerNow(TICK_MS);
  const newer = detail.files.find(({ canReplace }) => canReplace === 'Y');
  const [lineID, setLineID] = useState(newer?.lineID ?? '');
  const choices = detail.files.map(({ lineID: key, name, version, versionAt, canReplace }) => ({
    key,
    title: name,
    note: `现在的文件是第 ${version} 版，更新于 ${chinaTimeText(Date.parse(versionAt), now)}`,
    obstacle: canReplace === 'Y' ? '' : '作品之后没有改动，请先修改作品',
  }));

  return (
    <OrderActDialog
      title="替换印刷文件"
      okText="用最新版本替换"
      consequence="作品的最新版本会换下下单时的文件，换下后不能换回，并重新审稿；页数须与下单时相同。"
      act={replacing}
      isReady={lineID !== ''}
      onOk={() => replacing.run({ orderNo: detail.orderNo, lineID })}
      onClose={onClose}
    >
      <ChoiceList label="要替换的文件" choices={choices} chosen={lineID} onChoose={setLineID} />
      {detail.replaceUntil === '' ? null : (
        <ReplaceCountdown until={detail.replaceUntil} className={styles.help} />
      )}
    </OrderActDialog>
  );
}
