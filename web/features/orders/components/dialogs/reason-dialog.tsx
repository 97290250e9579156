import { useState } from 'react';
import { END_REASON_MAX as REASON_MAX } from '#contracts/rules/limits.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { amountWords } from '#web/lib/words/money-words.ts';
import { useOrderAct } from '../use-order-act.ts';
import type { DialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';
import { OTHER_REASON, ReasonChoice } from './reason-choice.tsx';

interface ReasonDialogProps extends DialogProps {
  readonly kind: 'cancel' | 'refund';
}

const KINDS = {
  cancel: {
    title: '取消这个订单？',
    okText: '确认取消',
    label: '取消原因',
    reasons: ['想再改改作品', '商品或数量选错了', '地址填错了', '暂时不需要了', OTHER_REASON],
    consequence: () => '取消后不能恢复，用过的优惠券会退回账户；需要时可以再次购买。',
    doneText: '订单已取消',
    operation: 'OrderServiceMag.cancelOrder',
  },
  refund: {
    title: '申请退款？',
    okText: '确认退款',
    label: '退款原因',
    reasons: ['想再改改作品', '商品或数量选错了', '等待时间太长', '暂时不需要了', OTHER_REASON],
    consequence: (amount: string) =>
      `订单会关闭，不再印刷，不能撤回。${amountWords(amount)} 将在约 10 分钟内按付款方式原路退回。`,
    doneText: '退款申请已提交',
    operation: 'OrderServiceMag.applyRefund',
  },
} as const;

/** 取消订单, or 申请退款 before production: with the reason. */
export function ReasonDialog({ order, onClose, kind }: ReasonDialogProps) {
  const { title, okText, label, reasons, consequence, doneText, operation } = KINDS[kind];
  const act = useOrderAct(operation, { doneText, onClosed: onClose });
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const reason = chosen === OTHER_REASON ? words.trim() : chosen;

  return (
    <OrderActDialog
      title={title}
      okText={okText}
      consequence={consequence(order.payTotal)}
      isDestructive
      act={act}
      isReady={reason !== ''}
      onOk={() => act.run({ orderNo: order.orderNo, reason })}
      onClose={onClose}
    >
      <ReasonChoice label={label} reasons={reasons} chosen={chosen} onChoose={setChosen} />
      {chosen === OTHER_REASON ? (
        <WordsField label="具体原因" field={{ value: words, change: setWords }} maxLength={REASON_MAX} />
      ) : null}
    </OrderActDialog>
  );
}
