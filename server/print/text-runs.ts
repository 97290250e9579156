import type { FontFamily, TextStyle } from '#contracts/rules/pages/document.ts';
import { drawnSize, type Glyph, type Look } from '#contracts/rules/pages/glyphs.ts';
import type { TextLine } from '#contracts/rules/pages/text-layout.ts';
import type { Face } from '#server/fonts/font-files.ts';
import { MISSING_SIGN, sliceOfAll } from '#server/fonts/font-slices.ts';
import { isUpright } from './upright.ts';

/** Neighbours of a line that one font draws in one go. */
export interface TextRun {
  text: string;
  /** Where it begins on the line, in millimetres, and how long it is. */
  readonly at: number;
  length: number;
  readonly face: Face;
  readonly weight: 400 | 700;
  readonly slice: number;
  readonly size: number;
  readonly look: Look | undefined;
  /** Of a vertical line: whether it stands upright, a glyph to a run. */
  readonly isUpright: boolean;
}

/** The runs of a line, in the order of reading. */
export function runsOfLine(line: TextLine, style: TextStyle): TextRun[] {
  const runs: TextRun[] = [];
  let at = line.x;
  for (const glyph of line.glyphs) {
    const length = (glyph.width * style.size) / 1000;
    add(runs, { glyph, style, at, length, spread: line.spread });
    at += length + line.spread;
  }
  return runs;
}

interface Placed {
  readonly glyph: Glyph;
  readonly style: TextStyle;
  readonly at: number;
  readonly length: number;
  readonly spread: number;
}

function add(runs: TextRun[], { glyph, style, at, length, spread }: Placed): void {
  const { look } = glyph;
  const { face, slice, text } = fontOf(glyph, style.family);
  const weight = face === 'emoji' ? 400 : (look?.span?.weight ?? style.weight);
  const stands = style.vertical === true && (look?.isUpright === true || isUpright(glyph.text));
  const last = runs.at(-1);
  if (
    last &&
    !stands &&
    !last.isUpright &&
    face !== 'emoji' &&
    last.face === face &&
    last.slice === slice &&
    last.look === look
  ) {
    last.text += text;
    last.length += spread + length;
    return;
  }
  const size = drawnSize(style, look);
  runs.push({ text, at, length, face, weight, slice, size, look, isUpright: stands });
}

function fontOf({ text, look }: Glyph, family: FontFamily): Pick<TextRun, 'face' | 'slice' | 'text'> {
  const faces = look?.isPicture ? (['emoji', family] as const) : ([family, 'emoji'] as const);
  for (const face of faces) {
    const slice = sliceOfAll(face, text);
    if (slice >= 0) return { face, slice, text };
  }
  return { face: family, slice: sliceOfAll(family, MISSING_SIGN), text: MISSING_SIGN };
}
