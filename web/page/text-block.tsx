import { memo } from 'react';
import type { TextElement } from '#contracts/rules/pages/document.ts';
import { layoutText } from '#contracts/rules/pages/text-layout.ts';
import { boxStyle } from './box-style.ts';
import { FONT_STACKS } from './fonts.ts';
import { marksIn } from './marks.ts';
import { px } from './scale.ts';

interface TextBlockProps {
  readonly element: TextElement;
  /** What lies lower is outside of the page, so that nobody sees it. */
  readonly heightMm: number;
  readonly mark: string;
}

/** A text in our own lines, which are selected and copied in the order of reading. */
export const TextBlock = memo(function TextBlock({ element, heightMm, mark }: TextBlockProps) {
  const { text, style } = element;
  const lines = layoutText(text, style, element.w).filter(({ y }) => element.y + y < heightMm);
  return (
    <div
      className="page-element"
      style={{
        ...boxStyle(element),
        color: style.color,
        fontFamily: FONT_STACKS[style.family],
        fontSize: px(style.size),
        fontWeight: style.weight,
        lineHeight: style.leading,
      }}
    >
      {lines.map(({ start, text: words, x, y, spread }) => (
        <div
          key={start}
          className="page-line"
          style={{ left: px(x), top: px(y), ...(spread > 0 ? { letterSpacing: px(spread) } : {}) }}
        >
          {words}
        </div>
      ))}
      {marksIn(element, lines, mark).map((box) => (
        <div key={`${box.x} ${box.y}`} className="page-mark" style={boxStyle(box)} />
      ))}
    </div>
  );
});
