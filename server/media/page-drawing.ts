import { escapeXml } from '#contracts/rules/escape-xml.ts';
import type { Page, PageElement } from '#contracts/rules/pages/document.ts';
import { linesOf } from '#contracts/rules/pages/text-layout.ts';
import { el } from './svg.ts';
import { SANS, SERIF } from './typeset.ts';

/**
 * A page of words and bars as a drawing, in millimetres. Pictures have no place in it: what is shown as a picture itself
 * loads no other.
 */
export function pageDrawing(
  { ground, elements }: Pick<Page, 'ground' | 'elements'>,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): string {
  return el(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${widthMm} ${heightMm}` },
      ...{ width: widthMm * 10, height: heightMm * 10 },
    },
    el('path', { d: `M0 0h${widthMm}v${heightMm}H0z`, fill: ground }),
    ...elements.map(drawn),
  );
}

function drawn(element: PageElement): string {
  if (element.kind === 'shape') {
    const { x, y, w, h, fill, radius } = element;
    return el('rect', { x, y, width: w, height: h, rx: radius, fill: fill ?? 'none' });
  }
  if (element.kind !== 'text') return '';
  const { x, y, w, style } = element;
  const { size, weight, color, family, align } = style;
  const face = {
    'font-size': size,
    'font-weight': weight,
    fill: color,
    'font-family': family === 'serif' ? SERIF : SANS,
  };
  const anchor = align === 'center' ? 'middle' : 'start';
  const lines = linesOf(element).map((line) =>
    el(
      'text',
      {
        ...{ x: align === 'center' ? x + w / 2 : x + line.x, y: y + line.baseline, 'text-anchor': anchor },
        'xml:space': 'preserve',
      },
      escapeXml(line.text),
    ),
  );
  return el('g', face, ...lines);
}
