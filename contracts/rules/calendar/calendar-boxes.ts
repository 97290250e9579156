import type { Box } from '../pages/document.ts';
import { BLEED_MM, GUTTER_MM, type TrimSize } from '../print/page-boxes.ts';

/** What the rings or the staple of a calendar take at its upper edge. */
const BINDING_MM = 12;
const MARGIN = 0.055;

export interface PhotoAndRest {
  readonly photo: Box;
  readonly rest: Box;
}

/** A photo over the edges of the page, and the rest beside or below it: beside where the page lies. */
export function photoAndRest({ widthMm: w, heightMm: h }: TrimSize, share: number): PhotoAndRest {
  const margin = marginOf({ widthMm: w, heightMm: h });
  const start = { x: -BLEED_MM, y: -BLEED_MM };
  if (w > h) {
    const edge = w * share;
    return {
      photo: { ...start, w: edge + BLEED_MM, h: h + 2 * BLEED_MM },
      rest: {
        ...{ x: edge + margin, y: BINDING_MM },
        ...{ w: w - edge - 2 * margin, h: h - BINDING_MM - margin },
      },
    };
  }
  const edge = h * share;
  return {
    photo: { ...start, w: w + 2 * BLEED_MM, h: edge + BLEED_MM },
    rest: { x: margin, y: edge + margin * 0.7, w: w - 2 * margin, h: h - edge - margin * 1.7 },
  };
}

function marginOf({ widthMm, heightMm }: TrimSize): number {
  return Math.max(Math.min(widthMm, heightMm) * MARGIN, GUTTER_MM + 1);
}

const ACROSS = 3;
const DOWN = 4;

/** Twelve boxes in rows of three. */
export function twelveBoxes({ x, y, w, h }: Box): Box[] {
  const gap = w * 0.045;
  const [oneW, oneH] = [(w - gap * (ACROSS - 1)) / ACROSS, (h - gap * (DOWN - 1)) / DOWN];
  return Array.from({ length: ACROSS * DOWN }, (_, at) => ({
    x: x + (at % ACROSS) * (oneW + gap),
    y: y + Math.floor(at / ACROSS) * (oneH + gap),
    w: oneW,
    h: oneH,
  }));
}
