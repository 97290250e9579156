import { Button, Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { PROOF_NOTE_MAX as NOTE_MAX } from '#contracts/rules/limits.ts';
import { WordsField } from '#web/kit/form/words-field.tsx';
import { noteWithPage } from '../../model/page-note.ts';
import { PageBrowser } from '../detail/page-browser.tsx';
import { useOrderAct } from '../use-order-act.ts';
import type { DialogProps } from './dialog-props.ts';
import { OrderActDialog } from './order-act-dialog.tsx';

interface ProofDialogProps extends DialogProps {
  /** What it was opened for; a look at its pages may lead to the other answer. */
  readonly answer: 'accept' | 'change';
}

const ANSWERS = {
  accept: {
    title: '确认样稿？',
    okText: '确认样稿',
    consequence: '确认后进入排产，约 2 小时内开机印刷，文件不能再修改。',
    doneText: '样稿已确认，正在安排生产',
  },
  change: {
    title: '样稿哪里要改？',
    okText: '提交修改意见',
    consequence: '订单会退回到待修改文件，您替换文件后重新审稿；预计送达日期会相应推迟。',
    doneText: '修改意见已提交',
  },
} as const;

/** Wide enough for a page to be read. */
const WIDTH = 880;

/** 确认样稿, or 提出修改: after a look at every page. */
export function ProofDialog({ order, onClose, ...opened }: ProofDialogProps) {
  const { lines } = order;
  const [answer, setAnswer] = useState(opened.answer);
  const { doneText, ...texts } = ANSWERS[answer];
  const answering = useOrderAct('OrderServiceMag.answerProof', { doneText, onClosed: onClose });
  const [words, setWords] = useState('');
  const [called, setCalled] = useState(0);
  const wordsId = useId();
  const [lineID, setLineID] = useState(lines[0]?.lineID);
  const [page, setPage] = useState(1);
  const note = words.trim();
  const line = lines.find((each) => each.lineID === lineID);
  const name = lines.length > 1 ? (line?.clientDesignName ?? '') : '';
  const pointed = noteWithPage({ note: words, page, name, max: NOTE_MAX });

  // The typing goes on after the page that was pointed at.
  useEffect(() => {
    const field = document.getElementById(wordsId);
    if (called === 0 || !(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [called, wordsId]);

  function pointAtPage(): void {
    setAnswer('change');
    if (pointed !== null) setWords(pointed);
    setCalled(called + 1);
  }

  return (
    <OrderActDialog
      {...texts}
      width={WIDTH}
      act={answering}
      isReady={answer === 'accept' || note !== ''}
      onOk={() => answering.run({ orderNo: order.orderNo, answer, note: answer === 'accept' ? '' : note })}
      onClose={onClose}
    >
      {lines.length > 1 ? (
        <Select
          aria-label="作品"
          value={lineID}
          options={lines.map((each, place) => ({
            value: each.lineID,
            label: `${place + 1}. ${each.clientDesignName}（${each.goodsName}）`,
          }))}
          onChange={(id) => {
            setLineID(id);
            setPage(1);
          }}
        />
      ) : null}
      {line ? (
        <PageBrowser
          key={line.lineID}
          orderNo={order.orderNo}
          line={line}
          page={page}
          onPage={setPage}
          extra={
            <Button disabled={pointed === null} onClick={pointAtPage}>
              第 {page} 页要改
            </Button>
          }
        />
      ) : null}
      {answer === 'change' ? (
        <WordsField
          label="修改意见"
          placeholder="例如：封面标题往下移 5 毫米，第 12 页照片偏暗"
          field={{ id: wordsId, value: words, change: setWords }}
          maxLength={NOTE_MAX}
        />
      ) : null}
    </OrderActDialog>
  );
}
