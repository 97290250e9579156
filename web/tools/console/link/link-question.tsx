import { useEffect, useId, useRef } from 'react';
import { langOf } from '../words/language.ts';
import { useSpeech } from '../words/words.ts';
import type { LinkWish } from './follow-link.ts';
import type { LinkStep } from './link.ts';
import styles from './link-question.module.css';

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
  const { language, words } = useSpeech();
  const say = words.frame.link;

  useEffect(() => {
    dialog.current?.showModal();
    agree.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      lang={langOf(language)}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => onAnswer(false)}
    >
      <h1 id={titleId}>{say.question(wish.steps.length)}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol aria-label={say.changes} tabIndex={0}>
        {Object.entries(wish.steps).map(([at, step]) => (
          <li key={at}>
            <span>{say.meaning[step.kind]}</span>
            <code>{detailOf(step)}</code>
          </li>
        ))}
      </ol>
      {wish.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p>{say.trust}</p>
      <footer>
        <button type="button" onClick={() => onAnswer(false)}>
          {say.refuse}
        </button>
        <button ref={agree} type="button" className={styles.agree} onClick={() => onAnswer(true)}>
          {say.agree}
        </button>
      </footer>
    </dialog>
  );
}
