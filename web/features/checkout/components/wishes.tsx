import { Checkbox } from 'antd';
import { Sheet } from '#web/components/sheet.tsx';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Box } from '#web/kit/layout/shapes.ts';
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
  return (
    <Sheet title="印前与备注">
      <Checkbox checked={wantsProof} onChange={(event) => onProof(event.target.checked)}>
        开印前先看电子样稿
      </Checkbox>
      <Box as="p" size={12} below={16} tone="muted" className={styles.note}>
        审稿通过后生成样稿，您确认后才安排生产，工期从确认时算起。
      </Box>
      <div className={styles.remark}>
        <WordsField
          label="订单备注（选填）"
          field={{ value: remark, change: onRemark }}
          maxLength={REMARK_MAX}
          autoSize={{ minRows: 2, maxRows: 5 }}
          placeholder="如：请用牛皮纸包装，请勿折叠"
        />
      </div>
    </Sheet>
  );
}
