import type { ImageElement } from '#contracts/rules/pages/document.ts';
import type { Sides } from '#contracts/rules/print/sheets/bleed.ts';
import { drawPlaced, type Pen } from './pen.ts';
import { rectPath } from './shape-path.ts';

/** A picture whose crop fills its box, and goes on beyond it where the page is cut. */
export async function drawPicture(pen: Pen, element: ImageElement, beyond: Sides): Promise<void> {
  const { w, h, radius = 0 } = element;
  const picture = await pen.pictures.placed(element, beyond);
  const [above, right, below, left] = beyond;
  drawPlaced(pen, element, () => {
    if (radius > 0) pen.doc.path(rectPath({ x: 0, y: 0, w, h }, radius)).clip();
    pen.doc.image(picture, -left, -above, { width: w + left + right, height: h + above + below });
  });
}
