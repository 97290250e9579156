import type { ImageElement, Page } from '#contracts/rules/pages/document.ts';
import { tuneMatrix } from '#contracts/rules/pages/tune.ts';
import type { TrimSize } from '#contracts/rules/print/page-boxes.ts';
import { el } from '../../media/svg.ts';
import { drawPage } from '../draw-page.ts';
import type { InnerPicture } from '../pictures/inner-picture.ts';
import { svgPaper } from './svg-paper.ts';

const PX_PER_MM = 10;

/**
 * A page as one self-contained drawing (页面缩略图), drawn by what draws it for print: what is shown as a picture itself
 * loads no other. Its fonts are those of the reader's machine, and a picture that is gone leaves its place empty.
 */
export async function pageSvg(
  page: Page,
  { widthMm, heightMm }: TrimSize,
  pictureOf: (source: string) => Promise<InnerPicture | null>,
): Promise<string> {
  const doc = svgPaper();
  const trim = { x: 0, y: 0, w: widthMm, h: heightMm };
  const pen = {
    ...{ doc, form: 'read' as const, dashed: doc.dash },
    fontOf: ({ face, weight }: { readonly face: string; readonly weight: number }) => `${face} ${weight}`,
    pictures: { placed: async (element: ImageElement) => cropped(await pictureOf(element.source), element) },
    seeThrough(opacity: number, draw: () => void) {
      doc.save();
      doc.open(`<g opacity="${opacity}">`);
      draw();
      doc.restore();
    },
  };
  await drawPage(pen, { page, trim, bleed: trim });
  const size = { width: widthMm * PX_PER_MM, height: heightMm * PX_PER_MM };
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${widthMm} ${heightMm}`, ...size };
  return el('svg', frame, doc.svg());
}

/** What its crop shows of a picture, in a square of one by one. */
function cropped(picture: InnerPicture | null, { id, crop, tune }: ImageElement): string {
  if (!picture) return '';
  const { svg, width, height } = picture;
  const viewBox = [crop.x * width, crop.y * height, crop.w * width, crop.h * height].join(' ');
  const size = { width: 1, height: 1, viewBox, preserveAspectRatio: 'none' };
  if (!tune) return el('svg', size, svg);
  const filter = `tune-${id}`;
  const rows = tuneMatrix(tune).map(([r, g, b, more]) => [r, g, b, 0, more].join(' '));
  const matrix = el('feColorMatrix', { values: [...rows, '0 0 0 1 0'].join(' ') });
  return el(
    'svg',
    size,
    el('filter', { id: filter, 'color-interpolation-filters': 'sRGB' }, matrix),
    el('g', { filter: `url(#${filter})` }, svg),
  );
}
