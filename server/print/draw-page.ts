import type { Box, LinkElement, Page } from '#contracts/rules/pages/document.ts';
import { isSafeAddress } from '#contracts/rules/pages/safe-address.ts';
import { withBleed } from '#contracts/rules/print/sheets/bleed.ts';
import { drawPicture } from './draw-picture.ts';
import { drawCode, drawShape } from './draw-shape.ts';
import { drawText } from './draw-text.ts';
import { drawPlaced, type Pen } from './pen.ts';

export interface PageToDraw {
  readonly page: Page;
  /** The edge that the knife goes along, and as far as ink may reach. */
  readonly trim: Box;
  readonly bleed: Box;
}

/** A page from its ground to its uppermost element; what its elements need from the disk is on the shelf already. */
export async function drawPage(pen: Pen, { page, trim, bleed }: PageToDraw): Promise<void> {
  const { doc } = pen;
  doc.save();
  doc.rect(bleed.x, bleed.y, bleed.w, bleed.h).clip();
  doc.rect(bleed.x, bleed.y, bleed.w, bleed.h).fill(page.ground);
  for (const element of page.elements) {
    await drawElement(pen, withBleed(element, trim, bleed));
  }
  doc.restore();
}

/** An element as it is on the page, and how far a picture goes on beyond each side of it. */
async function drawElement(pen: Pen, { element, beyond }: ReturnType<typeof withBleed>): Promise<void> {
  switch (element.kind) {
    case 'text':
      return drawPlaced(pen, element, () => drawText(pen, element));
    case 'shape':
      return drawPlaced(pen, element, () => drawShape(pen, element));
    case 'code':
      return drawPlaced(pen, element, () => drawCode(pen, element));
    case 'image':
      return drawPicture(pen, element, beyond);
    case 'link':
      return drawLink(pen, element);
    case 'words':
      // A picture shows them.
      return;
  }
}

function drawLink({ doc, form }: Pen, { x, y, w, h, target }: LinkElement): void {
  if (form !== 'read') return;
  if (target.to === 'address') {
    if (isSafeAddress(target.address)) doc.link(x, y, w, h, target.address);
    return;
  }
  if (target.no !== undefined) doc.goTo(x, y, w, h, `page-${target.no}`);
}
