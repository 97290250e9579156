import { type CSSProperties, memo, Suspense } from 'react';
import type { TextElement, TextStyle } from '#contracts/rules/pages/document.ts';
import { METRICS } from '#contracts/rules/pages/glyphs.ts';
import { linesOf, type TextLine } from '#contracts/rules/pages/text-layout.ts';
import { boxStyle, placedStyle } from './box-style.ts';
import { FONT_STACKS } from './fonts.ts';
import { marksIn } from './marks.ts';
import { rarely } from './rarely.ts';
import { PX_PER_MM, px } from './scale.ts';

const StyledLine = rarely('StyledLine');

interface TextBlockProps {
  readonly element: TextElement;
  /** What lies lower is outside of the page and not seen. */
  readonly heightMm: number;
  readonly mark: string;
  /** Whether its links may be followed. */
  readonly isLive: boolean;
}

/** A text in our own lines, which are selected and copied in the order of reading. */
export const TextBlock = memo(function TextBlock({ element, heightMm, mark, isLive }: TextBlockProps) {
  const { style } = element;
  const lines = linesOf(element).filter((line) => isOnPage(element, line, heightMm));
  return (
    <div
      className="page-element"
      data-id={element.id}
      style={{
        ...placedStyle(element),
        color: style.color,
        fontFamily: FONT_STACKS[style.family],
        fontSize: px(style.size),
        fontWeight: style.weight,
        lineHeight: style.leading,
      }}
    >
      {lines.map((line) => (
        <div key={line.start} className="page-line" style={lineStyle(line, style)}>
          {line.glyphs.every(({ look }) => look === undefined) ? (
            line.text
          ) : (
            <Suspense fallback={line.text}>
              <StyledLine line={line} style={style} isLive={isLive} />
            </Suspense>
          )}
        </div>
      ))}
      {marksIn(element, lines, mark).map((box) => (
        <div key={`${box.x} ${box.y}`} className="page-mark" style={boxStyle(box)} />
      ))}
    </div>
  );
});

/** A turned text, or one whose lines run from the right, may reach onto the page from anywhere. */
function isOnPage({ y: top, turn, style }: TextElement, { y }: TextLine, heightMm: number): boolean {
  return turn !== undefined || style.vertical === true || top + y < heightMm;
}

function lineStyle({ x, y, size, spread }: TextLine, style: TextStyle): CSSProperties {
  return {
    ...(style.vertical
      ? { top: px(x), right: px(y + besidePixels(size, style)), writingMode: 'vertical-rl' as const }
      : { left: px(x), top: px(y) }),
    ...(spread === 0 ? {} : { letterSpacing: px(spread) }),
    ...(size === style.size ? {} : { fontSize: px(size) }),
  };
}

/** The millimetres by which letters of a vertical line stand to the right of its middle, because browsers set them on whole pixels. */
function besidePixels(size: number, { family, leading }: TextStyle): number {
  const { ascent, descent } = METRICS[family];
  const height =
    Math.round((ascent * size * PX_PER_MM) / 1000) + Math.round((descent * size * PX_PER_MM) / 1000);
  const free = (size * leading * PX_PER_MM - height) / 2;
  return (free - Math.floor(free)) / PX_PER_MM;
}
