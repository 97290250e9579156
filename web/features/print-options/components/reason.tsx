import type { Refusal } from '#contracts/rules/step-availability.ts';
import styles from './option.module.css';

interface ReasonProps {
  readonly name: string;
  readonly refusal: Refusal;
  readonly onAddPages: (pages: number) => void;
}

/** Why an option cannot be chosen (不可选原因), and the one tap that changes that where there is one. */
export function Reason({ name, refusal, onAddPages }: ReasonProps) {
  const { fix, text } = refusal;
  return (
    <p className={styles.reason}>
      <span>{text.startsWith(name) ? text : `${name}：${text}`}</span>
      {fix === undefined ? null : (
        <button type="button" className={styles.fix} onClick={() => onAddPages(fix.pages)}>
          {fix.text}
        </button>
      )}
    </p>
  );
}
