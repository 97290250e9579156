import { useEffect } from 'react';
import type { TextStyle } from '#contracts/rules/pages/document.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import type { TextLine } from '#contracts/rules/pages/text-layout.ts';
import { loadEmojiFont } from './emoji-font.ts';
import { partStyle, partsOf } from './part-style.ts';

interface StyledLineProps {
  readonly line: TextLine;
  readonly style: TextStyle;
  readonly isLive: boolean;
}

/** The words of a line, each part in its own looks. */
export function StyledLine({ line, style, isLive }: StyledLineProps) {
  const parts = partsOf(line.glyphs);
  const hasPictures = parts.some(({ look }) => look?.isPicture);
  useEffect(() => {
    if (hasPictures) loadEmojiFont();
  }, [hasPictures]);

  return parts.map((part) => {
    const { at, look, text } = part;
    const looks = partStyle(part, line, line.size, style);
    const href = look?.span?.href;
    if (!isLive || href === undefined || !isSafeAddress(href)) {
      return (
        <span key={at} style={looks}>
          {text}
        </span>
      );
    }
    return (
      <a key={at} style={looks} href={href} target="_blank" rel="noopener noreferrer" data-press={0}>
        {text}
      </a>
    );
  });
}
