import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import type { CSSProperties } from 'react';
import type { TextStyle } from '#contracts/rules/pages/document.ts';
import { spannedText } from '#contracts/rules/pages/spans.ts';
import { layoutText, type TextLine } from '#contracts/rules/pages/text-layout.ts';
import { partStyle, partsOf } from '#web/page/part-style.ts';
import { px } from '#web/page/scale.ts';
import { runsOfParagraph } from './text-document.ts';

/** What the lines of a box depend on beside its words. */
export interface Frame {
  readonly style: TextStyle;
  /** The length of a line, and the room that all of them have. */
  readonly lengthMm: number;
  readonly roomMm: number;
}

export function paragraphLines(paragraph: Node, { style, lengthMm }: Frame): readonly TextLine[] {
  const { text, spans } = spannedText(runsOfParagraph(paragraph));
  return layoutText(text, style, lengthMm, spans);
}

/**
 * Draws a paragraph in the lines of our layout. Each line but the first begins with a break, a part that looks different
 * has the style that the renderer of pages gives it.
 */
export function paragraphDecorations(
  paragraph: Node,
  position: number,
  lines: readonly TextLine[],
  style: TextStyle,
): Decoration[] {
  const size = Math.min(...lines.map((line) => line.size));
  const block = {
    fontSize: px(size),
    lineHeight: px(size * style.leading),
    textIndent: px(lines[0]?.x ?? 0),
    marginBlockEnd: px(style.gap ?? 0),
  };
  return [
    Decoration.node(position, position + paragraph.nodeSize, { style: cssText(block) }),
    ...lines.flatMap((line, at) => [
      ...lineStart(line, position + 1, at === 0, line.size === size, style),
      ...lineParts(line, position + 1, size, style),
    ]),
  ];
}

/** What stands before a line: the break, and an unseen box as wide as it is set in and as high as a high line. */
function lineStart(
  line: TextLine,
  position: number,
  isFirst: boolean,
  isLow: boolean,
  style: TextStyle,
): Decoration[] {
  const indent = isFirst ? 0 : line.x;
  if (isFirst && isLow) return [];
  if (isLow && indent === 0)
    return [breakAt(position + line.start, 'break', () => document.createElement('br'))];
  const below = style.vertical ? 0 : line.baseline - line.y - line.height;
  const css = cssText({
    display: 'inline-block',
    marginInlineStart: px(indent),
    ...(isLow ? {} : { blockSize: px(line.height), verticalAlign: px(below) }),
  });
  const make = () => {
    const start = document.createElement('span');
    if (!isFirst) start.append(document.createElement('br'));
    const box = document.createElement('span');
    box.style.cssText = css;
    start.append(box);
    return start;
  };
  return [breakAt(position + line.start, `${isFirst} ${css}`, make)];
}

/** Made when it is drawn, known without its place, and before the cursor: anything else breaks composed words. */
function breakAt(position: number, key: string, make: () => HTMLElement): Decoration {
  return Decoration.widget(position, make, { key, side: -1, ignoreSelection: true });
}

function lineParts(line: TextLine, position: number, size: number, style: TextStyle): Decoration[] {
  let from = position + line.start;
  return partsOf(line.glyphs).flatMap((part) => {
    const to = from + part.text.length;
    const css = cssText({
      ...(line.spread === 0 ? {} : { letterSpacing: px(line.spread) }),
      ...partStyle(part, line, size, style),
    });
    // What is composed at its end looks like it until it is laid out.
    const looks = Decoration.inline(from, to, { style: css }, { inclusiveEnd: true });
    from = to;
    return css === '' ? [] : [looks];
  });
}

export function cssText(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}
