import type { CSSProperties } from 'react';
import type { TextStyle } from '#contracts/rules/pages/document.ts';
import { drawnSize, type Glyph, type Look, sizeOf } from '#contracts/rules/pages/glyphs.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import type { TextLine } from '#contracts/rules/pages/text-layout.ts';
import { px } from './scale.ts';

interface StyledLineProps {
  readonly line: TextLine;
  readonly style: TextStyle;
  readonly isLive: boolean;
}

/** The words of a line, each part in its own looks. */
export function StyledLine({ line, style, isLive }: StyledLineProps) {
  const parts = partsOf(line.glyphs);
  if (parts.length === 1 && parts[0]?.look === undefined) return line.text;
  return parts.map(({ at, look, text }) => {
    const looks = partStyle(look, line, style);
    const href = look?.span?.href;
    if (!isLive || href === undefined || !isSafeAddress(href)) {
      return (
        <span key={at} style={looks}>
          {text}
        </span>
      );
    }
    return (
      <a key={at} style={looks} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  });
}

interface Part {
  readonly at: number;
  readonly look: Look | undefined;
  text: string;
}

/** Neighbours that look alike. */
function partsOf(glyphs: readonly Glyph[]): Part[] {
  const parts: Part[] = [];
  for (const [at, { text, look }] of glyphs.entries()) {
    const last = parts.at(-1);
    if (last && last.look === look) last.text += text;
    else parts.push({ at, look, text });
  }
  return parts;
}

const LINES = { under: 'underline', through: 'line-through' } as const;
/** How far up or down a raised part goes, in font sizes of its text. */
const RISE = { 1: 0.35, [-1]: -0.15 } as const;

function partStyle(look: Look | undefined, line: TextLine, style: TextStyle): CSSProperties {
  const { weight, color, line: drawn, raise, href, emph } = look?.span ?? {};
  const size = drawnSize(style, look);
  return {
    ...(size === line.size ? {} : { fontSize: px(size), lineHeight: 0 }),
    ...(weight === undefined ? {} : { fontWeight: weight }),
    ...(color === undefined && href === undefined ? {} : { color: color ?? 'inherit' }),
    ...(drawn === undefined && href === undefined
      ? {}
      : { textDecoration: drawn === undefined ? 'none' : LINES[drawn] }),
    ...(raise === undefined ? {} : { verticalAlign: px(sizeOf(style, look) * RISE[raise]) }),
    ...(emph ? { textEmphasis: 'filled dot', textEmphasisPosition: 'under right' } : {}),
    ...(look?.isUpright ? { textCombineUpright: 'all' } : {}),
  };
}
