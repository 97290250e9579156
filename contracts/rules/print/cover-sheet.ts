import { bindingByName } from '../account/bindings.ts';
import type { Box } from '../pages/document.ts';
import type { PrintLine } from './cart-line.ts';
import { BLEED_MM, type TrimSize } from './page-boxes.ts';
import { thicknessOf } from './spine.ts';
import { chosenName } from './step-roles.ts';

/** The sheet that covers a book (封面展开), from the left: back, spine, front. Millimetres from its upper left corner. */
export interface CoverSheet extends TrimSize {
  readonly back: Box;
  readonly spine: Box;
  readonly front: Box;
  /** What lies around them: cut off a soft cover, folded around the boards of a hard one. */
  readonly edgeMm: number;
  /** Null where a title would run over the edges of the spine. */
  readonly spineText: Box | null;
}

/** A title on a spine that is narrower would run over its edges. */
export const TITLED_SPINE_MM = 5;
/** Free paper at both sides of a title on a spine. */
const SPINE_MARGIN_MM = 1;
/** Boards reach over the pages on three sides (飘口). */
const OVERHANG_MM = 3;
/** The groove between a board and the spine (沟槽), where a hard cover bends. */
const GROOVE_MM = 8;
/** Paper folded around the boards (包边). */
const TURN_IN_MM = 17;

/** The cover sheet of a choice for pages of that size; null for what has no cover in one piece. */
export function coverSheet(line: PrintLine, { widthMm, heightMm }: TrimSize): CoverSheet | null {
  const binding = bindingByName(chosenName(line, 'binding'));
  if (!binding || binding.name === '铁圈装') return null;
  const { spineMm } = thicknessOf(line);
  const [over, groove, edge] = binding.isHardcover ? [OVERHANG_MM, GROOVE_MM, TURN_IN_MM] : [0, 0, BLEED_MM];
  const [w, h] = [widthMm + over, heightMm + 2 * over];
  const back = { x: edge, y: edge, w, h };
  const spine = { x: back.x + w + groove, y: edge, w: spineMm, h };
  const front = { x: rounded(spine.x + spineMm + groove), y: edge, w, h };
  const words = { x: spine.x + SPINE_MARGIN_MM, y: edge, w: rounded(spineMm - 2 * SPINE_MARGIN_MM), h };
  return {
    widthMm: rounded(front.x + w + edge),
    heightMm: h + 2 * edge,
    back,
    spine,
    front,
    edgeMm: edge,
    spineText: spineMm >= TITLED_SPINE_MM ? words : null,
  };
}

const rounded = (millimetres: number) => Math.round(millimetres * 100) / 100;
