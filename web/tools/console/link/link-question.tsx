import { useEffect, useId, useRef } from 'react';
import type { LinkWish } from './follow-link.ts';
import type { LinkStep, StepKind } from './link.ts';
import styles from './link-question.module.css';

const MEANING: Readonly<Record<StepKind, string>> = {
  clock: '调整时钟',
  scenario: '运行场景，改动数据',
  persona: '切换身份，替换当前登录',
  fault: '制造故障',
};

function detailOf({ name, params }: LinkStep): string {
  return [name, ...Object.entries(params).map(([key, value]) => `${key}=${value}`)].join(' · ');
}

interface LinkQuestionProps {
  readonly wish: LinkWish;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** What the link that opened the page is about to do; nothing of it is done before the press. */
export function LinkQuestion({ wish, onAnswer }: LinkQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const agree = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    agree.current?.focus();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={() => onAnswer(false)}>
      <h1 id={titleId}>打开前，这个链接要先做 {wish.steps.length} 项改动</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol aria-label="链接要做的改动" tabIndex={0}>
        {Object.entries(wish.steps).map(([at, step]) => (
          <li key={at}>
            <span>{MEANING[step.kind]}</span>
            <code>{detailOf(step)}</code>
          </li>
        ))}
      </ol>
      {wish.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p>请只执行信任的人发来的链接。做过的改动可以在开发控制台里撤销。</p>
      <footer>
        <button type="button" onClick={() => onAnswer(false)}>
          不执行，直接打开
        </button>
        <button ref={agree} type="button" className={styles.agree} onClick={() => onAnswer(true)}>
          执行并打开
        </button>
      </footer>
    </dialog>
  );
}
