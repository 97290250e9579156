import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api';
import type { Box } from '#contracts/rules/pages/document.ts';
import type { PageSize } from '../paged-source.ts';
import type { DrawingCanvas, Surface } from './surface.ts';

/** Pixels along the longer side of a page: sharp on a tablet, and a page weighs 200 to 400 kB. */
const LONGEST_PX = 1800;

export function canvasFor({ widthMm, heightMm }: PageSize, surface: Surface): DrawingCanvas {
  const pxPerMm = LONGEST_PX / Math.max(widthMm, heightMm);
  return surface.canvas(Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm));
}

/** Draws a page into its box, and nothing beside it: a PDF may hold more than it shows. */
export async function drawPage(
  page: PDFPageProxy,
  { context, width, height }: DrawingCanvas,
  box: Box,
  { widthMm }: PageSize,
): Promise<void> {
  const pxPerMm = width / widthMm;
  const [offsetX, offsetY] = [box.x * pxPerMm, box.y * pxPerMm];
  const scale = (box.w * pxPerMm) / page.getViewport({ scale: 1 }).width;
  context.save();
  try {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.beginPath();
    context.rect(offsetX, offsetY, box.w * pxPerMm, box.h * pxPerMm);
    context.clip();
    const viewport = page.getViewport({ scale, offsetX, offsetY });
    // As for printing: nothing waits for the screen, which a hidden tab has not.
    await page.render({ canvas: null, canvasContext: context, viewport, intent: 'print' }).promise;
  } finally {
    context.restore();
  }
}

const QUALITY = 0.86;

/** WebP, or JPEG where the browser cannot write that and answers something else. */
export async function pictureOf(canvas: DrawingCanvas): Promise<Blob> {
  const webp = await canvas.picture('image/webp', QUALITY);
  return webp.type === 'image/webp' ? webp : canvas.picture('image/jpeg', QUALITY);
}
