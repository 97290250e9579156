import { useState } from 'react';
import { PROOF_NOTE_MAX as NOTE_MAX } from '#contracts/rules/limits.ts';
import { OpusCover } from '#web/components/opus-cover.tsx';
import type { OrderLine } from '../../api.ts';
import { mutations } from '../../mutations.ts';
import { useActing } from '../use-acting.ts';
import styles from './action-modal.module.css';
import { ActionModal } from './action-modal.tsx';
import type { DialogProps } from './dialog-props.ts';
import { WordsField } from './reason-choice.tsx';

interface ProofDialogProps extends DialogProps {
  readonly answer: 'accept' | 'change';
}

const ANSWERS = {
  accept: {
    title: '确认样稿？',
    okText: '确认样稿',
    loses: '确认后进入排产，约 2 小时内开机印刷，文件不能再修改。',
    said: '样稿已确认，正在安排生产',
  },
  change: {
    title: '样稿哪里要改？',
    okText: '提交修改意见',
    loses: '订单会退回到待修改文件，您替换文件后重新审稿；预计送达日期会相应推迟。',
    said: '修改意见已提交',
  },
} as const;

function Proof({ line }: { line: OrderLine }) {
  const { clientDesignName, opusCode, photoPath, showPageNum } = line;
  return (
    <figure className={styles.proof}>
      <OpusCover
        code={opusCode}
        words="翻阅作品"
        src={photoPath}
        name={clientDesignName}
        pageNum={Number.parseInt(showPageNum, 10) || undefined}
        size="large"
        isAlone
      />
      <figcaption>
        {clientDesignName}
        <br />
        <span className={styles.help}>
          {line.goodsName} · {showPageNum} · 第 {line.fileVersion} 版
        </span>
      </figcaption>
    </figure>
  );
}

/** 确认样稿, or 提出修改. */
export function ProofDialog({ order, onClose, answer }: ProofDialogProps) {
  const { title, okText, loses, said } = ANSWERS[answer];
  const { act, isBusy, problem } = useActing(mutations.answerProof, { said, onOver: onClose });
  const [words, setWords] = useState('');
  const note = words.trim();

  return (
    <ActionModal
      title={title}
      okText={okText}
      loses={loses}
      isBusy={isBusy}
      problem={problem}
      isReady={answer === 'accept' || note !== ''}
      onOk={() => act({ orderNo: order.orderNo, answer, note })}
      onClose={onClose}
    >
      <div className={styles.proofs}>
        {order.lines.map((line) => (
          <Proof key={line.lineID} line={line} />
        ))}
      </div>
      {answer === 'change' ? (
        <WordsField
          label="修改意见"
          placeholder="例如：封面标题往下移 5 毫米，第 12 页照片偏暗"
          text={words}
          max={NOTE_MAX}
          onChange={setWords}
        />
      ) : null}
    </ActionModal>
  );
}
