import { useState } from 'react';
import { AFTER_SALE_LENGTH as DESCRIPTION } from '#contracts/rules/limits.ts';
import { parseFen, yuanText } from '#contracts/rules/money.ts';
import { AFTER_SALE_KINDS, type AfterSaleKind, afterSaleFen } from '#contracts/rules/orders/after-sale.ts';
import { AFTER_SALE_KIND_TEXTS } from '#contracts/rules/orders/order-words.ts';
import { ChoiceList } from '#web/components/choice-list.tsx';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { Stack } from '#web/kit/layout/shapes.ts';
import { leftToRefund } from '../../model/left-to-refund.ts';
import { linesOfPart } from '../../model/part-words.ts';
import { PhotoPicker } from '../photo-picker.tsx';
import { useOrderAct } from '../use-order-act.ts';
import { usePhotos } from '../use-photos.ts';
import { AffectedCopies, useAffected } from './affected-copies.tsx';
import type { DetailedDialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';
import { PartChoice } from './part-choice.tsx';
import { ReasonChoice } from './reason-choice.tsx';

const REASONS = ['印刷质量问题', '装订或裁切问题', '少件或破损', '与样稿不符', '其他问题'];

const NOTES: Readonly<Record<AfterSaleKind, string>> = {
  reprint: '按原规格重新印刷，免费寄出，原来的书不用寄回',
  partial: '小瑕疵不影响使用，保留书并退回部分款项',
  refund: '问题严重无法使用，退回全部款项',
};

function choiceOf(kind: AfterSaleKind, leftFen: number) {
  const fen = afterSaleFen(kind, leftFen);
  const isSpent = kind !== 'reprint' && leftFen === 0;
  return {
    key: kind,
    title: AFTER_SALE_KIND_TEXTS[kind],
    note: NOTES[kind],
    value: fen === 0 ? '' : `最多退 ${yuanText(fen)}`,
    obstacle: isSpent ? '款项已全部退回' : '',
  };
}

/** 申请售后. */
export function AfterSaleDialog({ order, detail, onClose }: DetailedDialogProps) {
  const applying = useOrderAct('OrderServiceMag.applyAfterSale', {
    doneText: '售后申请已提交',
    onClosed: onClose,
  });
  const [kind, setKind] = useState<AfterSaleKind>('reprint');
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const photos = usePhotos(order.orderNo);
  const description = words.trim();
  const [part, setPart] = useState(0);
  const own = detail.parts?.find((each) => each.part === part);
  const lines = linesOfPart(own, order.lines);
  const leftFen = Math.min(leftToRefund(detail), own ? (parseFen(own.paid) ?? 0) : Number.POSITIVE_INFINITY);
  const affected = useAffected(lines);

  /** What the button waits for. */
  function missing(): string {
    if (reason === '') return '请选择遇到的问题，再提交。';
    if (affected.problem !== '') return affected.problem;
    const short = DESCRIPTION.min - description.length;
    if (short > 0) return `问题描述还差 ${short} 个字，写好后就能提交。`;
    return photos.isReady ? '' : '照片还在上传，传好后就能提交。';
  }

  const choices = AFTER_SALE_KINDS.map((key) => choiceOf(key, leftFen));

  return (
    <OrderActDialog
      title="申请售后"
      okText="提交申请"
      consequence="定制印刷不支持无理由退货，质量问题由我们负责。客服答复之前可以随时撤销。"
      act={applying}
      missing={missing()}
      onOk={() =>
        applying.run({
          orderNo: order.orderNo,
          kind,
          reason,
          description: affected.words + description,
          ...photos.sent,
          ...(own ? { part: String(part) } : {}),
        })
      }
      onClose={onClose}
    >
      <ChoiceList
        label="希望怎样处理"
        choices={choices}
        chosen={kind}
        onChoose={(key) => setKind(AFTER_SALE_KINDS.find((known) => known === key) ?? kind)}
      />
      <ReasonChoice label="问题" reasons={REASONS} chosen={reason} onChoose={setReason} />
      {detail.parts ? (
        <PartChoice label="有问题的地址" order={detail} chosen={part} all="全部地址" onChoose={setPart} />
      ) : null}
      <AffectedCopies affected={affected} lines={lines} />
      <WordsField
        label="问题描述"
        help={`请写明第几页、什么现象，至少 ${DESCRIPTION.min} 个字。`}
        field={{ value: words, change: setWords }}
        maxLength={DESCRIPTION.max - affected.words.length}
      />
      <PhotoPicker label="照片（选填）" photos={photos} />
      <Stack as="ol" gap={4} padY={12} padX={16} ground="paper" radius="control" tone="muted" size={12}>
        <li>1. 提交后客服在 2 小时内答复。</li>
        <li>2. 同意后：重印约 24 小时内寄出，退款约 10 分钟内原路退回。</li>
        <li>3. 进度显示在订单详情里。</li>
      </Stack>
    </OrderActDialog>
  );
}
