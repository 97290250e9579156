import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { Sheet } from '#web/components/sheet.tsx';
import { REMARK_MAX } from '../model/checkout-draft.ts';
import styles from './wishes.module.css';

interface WishesProps {
  readonly remark: string;
  readonly wantsProof: boolean;
  readonly onRemark: (remark: string) => void;
  readonly onProof: (isWanted: boolean) => void;
}

/** The proof (样稿) and a word to the workshop (订单备注). */
export function Wishes({ remark, wantsProof, onRemark, onProof }: WishesProps) {
  const id = useId();
  return (
    <Sheet title="印前与备注">
      <Checkbox checked={wantsProof} onChange={(event) => onProof(event.target.checked)}>
        开印前先看电子样稿
      </Checkbox>
      <p className={styles.note}>审稿通过后生成样稿，您确认后才安排生产，工期从确认时算起。</p>
      <label className={styles.label} htmlFor={id}>
        订单备注（选填）
      </label>
      <Input.TextArea
        className={styles.remark}
        id={id}
        value={remark}
        maxLength={REMARK_MAX}
        showCount
        autoSize={{ minRows: 2, maxRows: 5 }}
        placeholder="如：请用牛皮纸包装，请勿折叠"
        onChange={(event) => onRemark(event.target.value)}
      />
    </Sheet>
  );
}
