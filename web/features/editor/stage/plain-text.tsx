import type { TextElement } from '#contracts/rules/pages/document.ts';
import { placedStyle } from '#web/page/box-style.ts';
import { FONT_STACKS } from '#web/page/fonts.ts';
import { px } from '#web/page/scale.ts';
import { withText } from '../model/with-text.ts';
import styles from './stage.module.css';

interface PlainTextProps {
  readonly element: TextElement;
  readonly heightMm: number;
  readonly label: string;
  readonly onChange: (next: Pick<TextElement, 'text' | 'spans'>) => void;
  readonly onLeave: () => void;
}

/** The words of a text in a plain field. */
export function PlainText({ element, label, onChange, onLeave }: PlainTextProps) {
  const { text, style } = element;
  return (
    <textarea
      className={styles.words}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
      autoFocus
      value={text}
      style={{
        ...placedStyle(element),
        color: style.color,
        fontFamily: FONT_STACKS[style.family],
        fontSize: px(style.size),
        fontWeight: style.weight,
        lineHeight: style.leading,
        textAlign: style.align,
      }}
      onChange={(event) => onChange(withText(element, event.target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
      onBlur={onLeave}
    />
  );
}
