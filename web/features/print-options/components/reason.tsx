import type { ExplainedOption } from '../model/explained-option.ts';
import styles from './option.module.css';

interface ReasonProps {
  readonly option: ExplainedOption;
  readonly onAddPages: ((pages: number, cnum: string) => void) | null;
}

/**
 * Why an option cannot be chosen (不可选原因), and the one tap that changes that where there is one. Where the server
 * does not take blank pages, the pages are only suggested: they would have to be added to the work itself.
 */
export function Reason({ option, onAddPages }: ReasonProps) {
  const { Cnum, Name: name } = option.item;
  const { fix, text } = option.refusal;
  return (
    <p className={styles.reason}>
      <span>{text.startsWith(name) ? text : `${name}：${text}`}</span>
      {fix !== undefined && onAddPages === null ? (
        <span className={styles.suggestion}>在作品中{fix.text}</span>
      ) : null}
      {fix === undefined || onAddPages === null ? null : (
        <button type="button" className={styles.fix} onClick={() => onAddPages(fix.pages, Cnum)}>
          {fix.text}
        </button>
      )}
    </p>
  );
}
