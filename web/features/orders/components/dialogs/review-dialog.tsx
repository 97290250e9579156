import { useState } from 'react';
import { REVIEW_MAX } from '#contracts/rules/limits.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Row, Stack, Text } from '#web/kit/layout/shapes.ts';
import { PhotoPicker } from '../photo-picker.tsx';
import { Stars } from '../stars.tsx';
import { useOrderAct } from '../use-order-act.ts';
import { usePhotos } from '../use-photos.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './dialogs.module.css';
import { OrderActDialog } from './order-act-dialog.tsx';

const STARS = ['很不满意', '不满意', '一般', '满意', '非常满意'];

/** 评价, once. */
export function ReviewDialog({ order, onClose }: DialogProps) {
  const reviewing = useOrderAct('OrderServiceMag.reviewOrder', {
    doneText: '感谢您的评价',
    onClosed: onClose,
  });
  const [stars, setStars] = useState(0);
  const [words, setWords] = useState('');
  const photos = usePhotos(order.orderNo);

  return (
    <OrderActDialog
      title="这次印得怎么样？"
      okText="提交评价"
      consequence="每个订单评价一次，提交后不能修改。"
      act={reviewing}
      isReady={stars > 0 && photos.isReady}
      onOk={() => reviewing.run({ orderNo: order.orderNo, stars, text: words.trim(), ...photos.sent })}
      onClose={onClose}
    >
      <Stack gap={6}>
        <Text weight={600}>满意程度</Text>
        <Row as="span" gap={12} inline>
          <Stars stars={stars} onChange={setStars} />
          <span className={styles.help} aria-live="polite">
            {STARS[stars - 1] ?? '请选择 1 到 5 星'}
          </span>
        </Row>
      </Stack>
      <WordsField
        label="说说感受（选填）"
        placeholder="纸张、装订、色彩、包装，什么让您满意或失望？"
        field={{ value: words, change: setWords }}
        maxLength={REVIEW_MAX}
      />
      <PhotoPicker label="照片（选填）" photos={photos} />
    </OrderActDialog>
  );
}
