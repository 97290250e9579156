import type { ImageElement, New } from '#contracts/rules/pages/document.ts';
import { SAFE_MM } from '#contracts/rules/print/page-boxes.ts';
import { coverSheet } from '../cover-sheet.ts';
import type { CoverFamily, CoverSpec } from '../types.ts';
import { architecture } from './architecture.ts';
import { botanical } from './botanical.ts';
import { calendar } from './calendar.ts';
import { geometric } from './geometric.ts';
import { inkWash } from './ink-wash.ts';
import { landscape } from './landscape.ts';
import { newspaper } from './newspaper.ts';
import { photographic } from './photographic.ts';
import { playful } from './playful.ts';
import type { CoverPiece, CoverWords } from './type.ts';
import { typographic } from './typographic.ts';

const FAMILIES: Readonly<Record<CoverFamily, CoverWords>> = {
  landscape,
  'ink-wash': inkWash,
  botanical,
  architecture,
  typographic,
  geometric,
  playful,
  photographic,
  newspaper,
  calendar,
};

/** The words of a cover (封面文字) where they stand on its picture, whose crop and box are those of the page. */
export function coverWords(spec: CoverSpec, { x, y, w, crop }: New<ImageElement>): CoverPiece[] {
  const sheet = coverSheet(spec);
  const scale = w / (crop.w * sheet.w);
  const [left, top] = [x - crop.x * sheet.w * scale, y - crop.y * sheet.h * scale];
  return FAMILIES[spec.family](sheet).map((piece) => safe(placed(piece, { scale, left, top }), spec));
}

/** The knife may cut half a millimetre off. */
function safe(piece: CoverPiece, { heightMm }: CoverSpec): CoverPiece {
  if (piece.kind !== 'text' || piece.group || piece.part === 'furniture') return piece;
  return { ...piece, y: hundredths(Math.min(Math.max(piece.y, SAFE_MM), heightMm - SAFE_MM - piece.h)) };
}

interface Place {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Sizes are rounded down, so that a line that fits still does. */
const smaller = (value: number) => Math.floor(value * 100) / 100;

function placed(piece: CoverPiece, { scale, left, top }: Place): CoverPiece {
  const box = {
    ...{ x: hundredths(left + piece.x * scale), y: hundredths(top + piece.y * scale) },
    ...{ w: hundredths(piece.w * scale), h: hundredths(piece.h * scale) },
  };
  if (piece.kind === 'shape') {
    const [radius, strokeWidth] = [piece.radius, piece.strokeWidth].map((one) => hundredths(one * scale));
    return { ...piece, ...box, radius: radius ?? 0, strokeWidth: strokeWidth ?? 0 };
  }
  const { style, spans } = piece;
  const sized = { ...piece, ...box, style: { ...style, size: smaller(style.size * scale) } };
  if (!spans) return sized;
  return {
    ...sized,
    spans: spans.map((span) =>
      span.size === undefined ? span : { ...span, size: smaller(span.size * scale) },
    ),
  };
}
